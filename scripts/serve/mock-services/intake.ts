import type { IncomingMessage, ServerResponse } from "node:http";
import { parseRequestTarget } from "@/scripts/serve/request-path";
import { cookieFor, hasCookie, newToken } from "./access";
import { send, sendFile, sendPreflight, sendText } from "./answers";
import type { Endpoint, Fault } from "./faults";
import { answerCall, diskFailure, type LoggedRequest } from "./provider-call";
import { isForeignPage, isForThisMachine, ownOrigin, type Reach } from "./reach";
import { fileOfAddress, Store, type WriteFile } from "./store";

export interface IntakeOptions extends Reach {
  /** Folder to keep everything in; made when the first file comes. */
  folder: string;
  /** Also takes requests made by pages of other origins. For tests. */
  allowOtherOrigins?: boolean;
  /** What stands before a stored file's name in its address; this server's own without it. */
  filesAt?: string;
  /** Writes bytes to the disk; tests put one here that fails. */
  write?: WriteFile;
}

const UPLOAD = /^\/__intake\/v1_1\/[^/]+\/(auto|raw)\/upload$/;

/** The log holds personal data, so it does not grow without end. */
const LOG_LENGTH = 500;

function endpointOf(path: string): Endpoint | undefined {
  if (path === "/__intake/api/v1.0/email/send") return "mail";
  const upload = UPLOAD.exec(path)?.[1];
  return upload === "auto" || upload === "raw" ? upload : undefined;
}

/** Leads a browser to the page after the link with the token, or after deleting. */
function sendToPage(res: ServerResponse, headers = {}) {
  sendText(res, 303, "See /__intake", { ...headers, Location: "/__intake" });
}

/** The mock providers, a media host and an e-mail provider, and the page that shows what came. */
export class Intake {
  readonly store: Store;
  /** The latest requests to the providers, oldest first. Preflights are not among them. */
  readonly requests: LoggedRequest[] = [];
  readonly #token = newToken();
  #faults: (Fault & { times: number })[] = [];
  readonly #options: IntakeOptions;

  constructor(options: IntakeOptions) {
    this.#options = options;
    this.store = new Store(options.folder, options.write);
  }

  /** Path and query that open the page: they hold the token, so they are for the owner's eyes. */
  get link(): string {
    return `/__intake?token=${this.#token}`;
  }

  /** For tests: a request meets the first that fits and is not used up. Replaces earlier ones. */
  setFaults(faults: readonly Fault[]): void {
    this.#faults = faults.map((fault) => ({ times: 1, ...fault }));
  }

  /** Deletes everything received, and the log. */
  async clear(): Promise<void> {
    await this.store.clear();
    this.requests.length = 0;
  }

  /** Whether the intake answers whoever asks here. */
  reaches(req: IncomingMessage): boolean {
    return isForThisMachine(req, this.#options);
  }

  /**
   * Answers a request that is the intake's.
   * @returns false when it is not, or comes from where the intake does not reach; then nothing was
   *   touched
   */
  handle(req: IncomingMessage, res: ServerResponse): boolean {
    const path = parseRequestTarget(req.url ?? "")?.path.replace(/\/$/, "") ?? "";
    if (!/^\/__intake(\/|$)/.test(path) || !this.reaches(req)) return false;
    this.#answer(path, req, res).catch((error: unknown) => {
      if (res.headersSent) return void res.destroy();
      const { status, sentence } = diskFailure(error);
      sendText(res, status, sentence);
    });
    return true;
  }

  async #answer(path: string, req: IncomingMessage, res: ServerResponse): Promise<void> {
    const method = req.method === "HEAD" ? "GET" : req.method;
    const endpoint = endpointOf(path);
    if (endpoint && method === "OPTIONS") return sendPreflight(res);
    if (method === "POST" && !this.#options.allowOtherOrigins && isForeignPage(req)) {
      return sendText(res, 403, "Pages of other sites may not do this.");
    }
    // Sending needs no token: the visitor who fills the form in has none.
    if (endpoint && method === "POST") return this.#call(endpoint, req, res);
    // Only the page opens by its address: browsers and logs remember those.
    const cookie = path === "/__intake" && cookieFor(req.url ?? "", this.#token);
    if (cookie) return sendToPage(res, { "Set-Cookie": cookie });
    if (!hasCookie(req, this.#token)) {
      return sendText(res, 401, "Open the link that the server printed at its start.", {
        "WWW-Authenticate": 'Bearer realm="intake"',
      });
    }
    if (method === "GET" && path === "/__intake") return this.#sendPage(res);
    if (method === "POST" && path === "/__intake/clear") {
      await this.clear();
      return sendToPage(res);
    }
    const file = method === "GET" && fileOfAddress(path) && (await this.store.pathOf(path));
    if (file) sendFile(res, file);
    else sendText(res, 404, "There is no such file.");
  }

  async #call(endpoint: Endpoint, req: IncomingMessage, res: ServerResponse): Promise<void> {
    const log: LoggedRequest = { endpoint, bytes: 0, fields: {}, outcome: "pending" };
    this.requests.push(log);
    if (this.requests.length > LOG_LENGTH) this.requests.shift();
    const fault = this.#faults.find((one) => one.endpoint === endpoint && one.times > 0);
    if (fault) fault.times -= 1;
    const filesAt = this.#options.filesAt ?? `${ownOrigin(req)}/__intake/files/`;
    await answerCall({ req, res, fault, log, store: this.store, filesAt });
  }

  async #sendPage(res: ServerResponse): Promise<void> {
    const { store } = this;
    // Loaded on demand: whoever sends a form, or tests, does without React.
    const { PAGE_CSP, renderPage } = await import("./page");
    const [submissions, orphans] = await Promise.all([store.submissions(), store.orphans()]);
    const body = renderPage({ folder: store.folder, submissions, orphans });
    const headers = { "Content-Security-Policy": PAGE_CSP };
    send(res, { status: 200, type: "text/html", body, headers });
  }
}
