import { randomBytes, timingSafeEqual } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import path from "node:path";
import { EDIT, TOKEN_HEADER } from "../api";

type Env = Readonly<Record<string, string | undefined>>;

/** What only this machine's editor knows. */
interface Secrets {
  cookie: string;
  token: string;
}

const newSecret = () => randomBytes(32).toString("hex");

/**
 * The secrets of the last start: kept, so that a tab that is open goes on after a crash. The file can
 * be read by this user alone, and git leaves its folder out.
 */
function readSecrets(folder: string): Secrets {
  const file = path.join(folder, "session.json");
  if (existsSync(file)) {
    const kept: unknown = JSON.parse(readFileSync(file, "utf8"));
    if (isSecrets(kept)) return kept;
  }
  const secrets = { cookie: newSecret(), token: newSecret() };
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify(secrets), { mode: 0o600 });
  return secrets;
}

function isSecrets(kept: unknown): kept is Secrets {
  const { cookie, token } = Object(kept);
  return [cookie, token].every((text) => typeof text === "string" && /^[0-9a-f]{64}$/.test(text));
}

/** Compares in a time that tells nothing of the secret. */
function isSame(secret: string, said: string | undefined): boolean {
  const [a, b] = [Buffer.from(secret), Buffer.from(said ?? "")];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * The name under which a codespace forwards the port to its owner's browser, after GitHub's own
 * sign-in; undefined on any other machine.
 */
function forwardedHost(port: number, env: Env): string | undefined {
  const { CODESPACE_NAME: name, GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN: domain } = env;
  return name && domain ? `${name}-${port}.${domain}` : undefined;
}

/** The names under which a browser opens the page, with the port: `localhost:3000`. */
function ownHosts(port: number, env: Env): string[] {
  const hosts = [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`];
  const forwarded = forwardedHost(port, env);
  return forwarded === undefined ? hosts : [...hosts, forwarded];
}

/** Who may read and write: one browser of this machine's user. */
export class Access {
  private readonly secrets: Secrets;
  private readonly hosts: readonly string[];
  private readonly cookieName: string;
  /** Where the page is opened: in a codespace, the machine's own address leads nowhere. */
  private readonly origin: string;
  private ticket = newSecret();

  /** @param folder where the secrets are kept @param env as process.env */
  constructor(folder: string, port: number, env: Env = process.env) {
    this.secrets = readSecrets(folder);
    this.hosts = ownHosts(port, env);
    const forwarded = forwardedHost(port, env);
    this.origin = forwarded === undefined ? `http://localhost:${port}` : `https://${forwarded}`;
    // Browsers share cookies between the ports of a host.
    this.cookieName = `edit-${port}`;
  }

  /** For the header of the page's calls. */
  get token(): string {
    return this.secrets.token;
  }

  /** The address to open, with a ticket that counts once. */
  get entrance(): string {
    return `${this.origin}${EDIT}?ticket=${this.ticket}`;
  }

  /** Another site may have its name lead to this machine; it does not get its name past this. */
  isOwnHost({ headers }: IncomingMessage): boolean {
    return this.hosts.includes(headers.host ?? "");
  }

  private isOwnOrigin(origin: string): boolean {
    return this.hosts.some((host) => origin === `http://${host}` || origin === `https://${host}`);
  }

  /** Whether a request comes from a page of ours, or from none: a browser names the page in `Origin`. */
  private hasOwnOrigin({ headers }: IncomingMessage, mustSay: boolean): boolean {
    const { origin } = headers;
    if (origin === undefined) return !mustSay;
    return this.isOwnOrigin(origin);
  }

  private hasCookie({ headers }: IncomingMessage): boolean {
    const pairs = (headers.cookie ?? "").split(/;\s*/);
    const pair = pairs.find((text) => text.startsWith(`${this.cookieName}=`));
    return isSame(this.secrets.cookie, pair?.slice(this.cookieName.length + 1));
  }

  /** Whether a request may read what only the editor sees. */
  mayRead(request: IncomingMessage): boolean {
    return this.isOwnHost(request) && this.hasOwnOrigin(request, false) && this.hasCookie(request);
  }

  /** Whether a request may call, and so write: it must name our page, and have cookie and token. */
  mayCall(request: IncomingMessage): boolean {
    const token = request.headers[TOKEN_HEADER];
    const hasToken = typeof token === "string" && isSame(this.secrets.token, token);
    return hasToken && this.hasOwnOrigin(request, true) && this.mayRead(request);
  }

  /** Takes a ticket, which counts once. @returns the cookie to set; undefined for a wrong ticket */
  admit(ticket: string | null): string | undefined {
    if (!isSame(this.ticket, ticket ?? undefined)) return undefined;
    this.ticket = newSecret();
    return `${this.cookieName}=${this.secrets.cookie}; Path=${EDIT}; HttpOnly; SameSite=Strict`;
  }

  /** A `Cookie` header without ours, which is not the site's. */
  withoutCookie(cookies: string | undefined): string | undefined {
    const others = (cookies ?? "")
      .split(/;\s*/)
      .filter((pair) => pair !== "" && !pair.startsWith(`${this.cookieName}=`));
    return others.length > 0 ? others.join("; ") : undefined;
  }
}
