import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { hasCookie, isForeignPage, isForThisServer, isToken, ownOrigin } from "./access";
import { type Answer, CORS, fileAnswer, send, textAnswer } from "./answer";
import { answerEmail } from "./email-provider";
import { answerUpload, MAX_FILE_BYTES, parseUploadForm, tooLarge } from "./media-host";
import { Store } from "./store";

/** What a consent form calls: the media host for photographs, for the PDF, and the e-mail provider. */
export type Endpoint = "auto" | "raw" | "mail";

/** Of the largest file with the form around it. */
const MAX_BODY_BYTES = MAX_FILE_BYTES + 1024 * 1024;

/** The answer to a preflight, as both providers give it. */
const PREFLIGHT = textAnswer(204, "", {
  ...CORS,
  "Access-Control-Allow-Methods": "POST, OPTIONS",
  "Access-Control-Allow-Headers": "Content-Type, Cache-Control, X-Requested-With",
});

function endpointOf(path: string): Endpoint | undefined {
  if (path === "/__intake/api/v1.0/email/send") return "mail";
  const upload = /^\/__intake\/v1_1\/[^/]+\/(auto|raw)\/upload$/.exec(path)?.[1];
  return upload === "auto" || upload === "raw" ? upload : undefined;
}

/**
 * Reads a body to its end. What exceeds the limit is thrown away but still read: a browser that is
 * answered in the middle of its upload reports a lost connection instead of the answer.
 * @returns undefined when it was longer than the limit
 * @throws when the connection ends first
 */
export async function readBody(chunks: AsyncIterable<Buffer>): Promise<Buffer | undefined> {
  const kept: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes <= MAX_BODY_BYTES) kept.push(chunk);
    else kept.length = 0;
  }
  return bytes <= MAX_BODY_BYTES ? Buffer.concat(kept) : undefined;
}

/** The system's code only: its sentence holds paths, and the answer may go to another machine. */
function failureAnswer(error: unknown): Answer {
  const { code } = error as NodeJS.ErrnoException;
  // Not the system's: a mistake in here.
  if (code === undefined) console.error(error);
  return code === "ENOSPC" || code === "EDQUOT"
    ? textAnswer(507, "There is no room left on the disk; nothing of this was kept")
    : textAnswer(500, `The mock providers cannot work: ${code ?? "an error of their own"}`);
}

/** Leads a browser to the page after the link with the token, or after deleting. */
const seePage = (headers = {}) =>
  textAnswer(303, "See /__intake", { ...headers, Location: "/__intake" });

/** Mocks of the media host and the e-mail provider, and the page that shows what arrived. */
export class MockProviders {
  readonly store: Store;
  readonly #token = randomBytes(32).toString("base64url");
  readonly #hosts: readonly string[];

  /**
   * @param folder to keep everything in; made when the first file comes
   * @param hosts names allowed beside localhost, without ports
   */
  constructor(folder: string, hosts: readonly string[] = []) {
    this.store = new Store(folder);
    this.#hosts = hosts;
  }

  /** Path and query that open the page: they hold the token, so they are for the owner's eyes. */
  get link(): string {
    return `/__intake?token=${this.#token}`;
  }

  /** Whether a request is for the server that they belong to. */
  reaches(req: IncomingMessage): boolean {
    return isForThisServer(req, this.#hosts);
  }

  /** @returns false, with nothing touched, when a request is not for them */
  handle(req: IncomingMessage, res: ServerResponse): boolean {
    const target = req.url ?? "";
    if (!/^\/__intake(?:[/?]|$)/.test(target) || !this.reaches(req)) return false;
    this.#respond(new URL(target, "http://localhost"), req, res).catch((error: unknown) =>
      send(res, failureAnswer(error)),
    );
    return true;
  }

  async #respond({ pathname, searchParams }: URL, req: IncomingMessage, res: ServerResponse) {
    const path = pathname.replace(/\/$/, "");
    const endpoint = endpointOf(path);
    if (endpoint && req.method === "OPTIONS") return send(res, PREFLIGHT);
    if (req.method === "POST" && isForeignPage(req)) {
      return send(res, textAnswer(403, "Pages of other origins may not do this."));
    }
    // Sending needs no token: the visitor who fills the form in has none.
    if (endpoint && req.method === "POST") return this.call(endpoint, req, res);
    send(res, await this.#ownerAnswer(path, searchParams.get("token") ?? "", req));
  }

  /** Answers a request to a provider. */
  protected async call(endpoint: Endpoint, req: IncomingMessage, res: ServerResponse) {
    send(res, await this.answer(endpoint, req, await readBody(req)));
  }

  /** Keeps what was sent and answers, or refuses, as the provider would; a body too long is none. */
  protected async answer(endpoint: Endpoint, req: IncomingMessage, body?: Buffer): Promise<Answer> {
    if (endpoint === "mail") {
      const answer = answerEmail(body?.toString());
      if (body && answer.status === 200) await this.store.addEmail(body);
      return answer;
    }
    if (!body) return tooLarge(Number(req.headers["content-length"]));
    const form = await parseUploadForm(body, req.headers).catch(() => undefined);
    return answerUpload(endpoint, form, async (file, extension) =>
      this.addressOf(await this.store.addFile(file, extension), req),
    );
  }

  /** Address of a stored file. */
  protected addressOf(file: string, req: IncomingMessage): string {
    return `${ownOrigin(req)}/__intake/files/${file}`;
  }

  async #ownerAnswer(path: string, token: string, req: IncomingMessage): Promise<Answer> {
    // Only the page opens by a token in its address: browsers and logs remember those.
    if (path === "/__intake" && isToken(token, this.#token)) {
      const cookie = `intake=${token}; Path=/__intake; HttpOnly; SameSite=Strict`;
      return seePage({ "Set-Cookie": cookie });
    }
    if (!hasCookie(req, this.#token)) {
      return textAnswer(401, "Open the link that the server printed at its start.", {
        "WWW-Authenticate": 'Bearer realm="mock providers"',
      });
    }
    if (req.method === "POST" && path === "/__intake/clear") {
      await this.store.clear();
      return seePage();
    }
    const isRead = req.method === "GET" || req.method === "HEAD";
    // Loaded on demand: whoever sends a form, or tests, does without React.
    if (isRead && path === "/__intake") return (await import("./page")).pageAnswer(this.store);
    const file = path.replace("/__intake/files/", "");
    const content = isRead && (await this.store.readFile(file));
    return content ? fileAnswer(file, content) : textAnswer(404, "There is no such file.");
  }
}
