import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { fileAnswer, pageAnswer } from "./owner-page";
import {
  type Answer,
  answerEmail,
  answerUpload,
  parseUploadForm,
  send,
  textAnswer,
} from "./provider-answers";
import { Store } from "./store";

/** What a consent form calls: the media host for photographs, for the PDF, and the e-mail provider. */
export type Endpoint = "auto" | "raw" | "mail";

const ENDPOINT = /^\/__intake\/(?:v1_1\/[^/]+\/(auto|raw)\/upload|api\/v1\.0\/email\/send)$/;

/** The system's code only: its sentence holds paths, and the answer may go to another machine. */
function failureAnswer({ code, stack }: NodeJS.ErrnoException): Answer {
  if (code === "ENOSPC") return textAnswer(507, "There is no room left on the disk");
  if (code === undefined) console.error(stack);
  return textAnswer(500, `The mock providers cannot work: ${code ?? "an error of their own"}`);
}

/** Leads a browser to the page after the link with the token, or after deleting. */
const seePage = (headers = {}) =>
  textAnswer(303, "See /__intake", { ...headers, Location: "/__intake" });

/** Mocks of the media host and the e-mail provider, and the page that shows what arrived. */
export class MockProviders {
  readonly store: Store;
  readonly #token = randomBytes(32).toString("base64url");
  readonly #hosts: readonly string[];

  readonly #identity: string | undefined;

  /**
   * @param hosts names allowed beside localhost, without ports
   * @param identity age's secret key of a test, with which the page opens what arrived sealed
   */
  constructor(folder: string, hosts: readonly string[] = [], identity?: string) {
    this.store = new Store(folder);
    this.#identity = identity;
    this.#hosts = ["localhost", "127.0.0.1", "[::1]", ...hosts];
  }

  /** Path and query that open the page. The token in them is for the owner alone. */
  get link(): string {
    return `/__intake?token=${this.#token}`;
  }

  /** Whether a request names this server, not a foreign name that leads here (DNS rebinding). */
  reaches({ headers: { host = "" } }: IncomingMessage): boolean {
    return this.#hosts.includes(host.replace(/:\d+$/, "").toLowerCase());
  }

  /** @returns false, with nothing touched, when a request is not for them */
  handle(req: IncomingMessage, res: ServerResponse): boolean {
    const target = req.url ?? "";
    if (!/^\/__intake(?:[/?]|$)/.test(target) || !this.reaches(req)) return false;
    this.#respond(new URL(target, "http://localhost"), req, res).catch((error) =>
      send(res, failureAnswer(error)),
    );
    return true;
  }

  async #respond({ pathname, searchParams }: URL, req: IncomingMessage, res: ServerResponse) {
    const { origin, host } = req.headers;
    // Browsers name the page's origin in every POST.
    if (req.method === "POST" && origin !== undefined && origin !== `http://${host}`) {
      return send(res, textAnswer(403, "Pages of other origins may not do this."));
    }
    // Sending needs no token: the visitor who fills the form in has none.
    const match = req.method === "POST" && ENDPOINT.exec(pathname);
    if (match) return this.call((match[1] ?? "mail") as Endpoint, req, res);
    send(res, await this.#ownerAnswer(pathname, searchParams.get("token") ?? "", req));
  }

  protected async call(endpoint: Endpoint, req: IncomingMessage, res: ServerResponse) {
    send(res, await this.answer(endpoint, req, await buffer(req)));
  }

  /** Keeps what was sent and answers, or refuses, as the provider would. */
  protected async answer(endpoint: Endpoint, req: IncomingMessage, body: Buffer): Promise<Answer> {
    if (endpoint === "mail") {
      const answer = answerEmail(body.toString());
      if (answer.status === 200) await this.store.add("e-mails", "json", body);
      return answer;
    }
    const form = await parseUploadForm(body, req.headers).catch(() => undefined);
    return answerUpload(form, async (file, extension) =>
      this.addressOf(await this.store.add("files", extension, file), req),
    );
  }

  protected addressOf(file: string, req: IncomingMessage): string {
    return `http://${req.headers.host}/__intake/files/${file}`;
  }

  async #ownerAnswer(path: string, token: string, req: IncomingMessage): Promise<Answer> {
    // Only the page opens by a token in its address: browsers and logs remember those.
    if (path === "/__intake" && token === this.#token) {
      const cookie = `intake=${token}; Path=/__intake; HttpOnly; SameSite=Strict`;
      return seePage({ "Set-Cookie": cookie });
    }
    // There may be several: ports of one host share cookies, and an earlier start had its own.
    if (!(req.headers.cookie ?? "").split("; ").includes(`intake=${this.#token}`)) {
      return textAnswer(401, "Open the link that the server printed at its start.");
    }
    if (req.method === "POST" && path === "/__intake/clear") {
      await this.store.clear();
      return seePage();
    }
    if (path === "/__intake") return pageAnswer(this.store, this.#identity !== undefined);
    const file = path.replace("/__intake/files/", "");
    const content = await this.store.readFile(file);
    if (content) return fileAnswer(file, content);
    const sealed = this.#identity && (await this.store.readFile(`${file}.age`));
    return sealed ? this.#opened(file, sealed) : textAnswer(404, "There is no such file.");
  }

  async #opened(file: string, sealed: Buffer): Promise<Answer> {
    try {
      const { Decrypter } = await import("age-encryption");
      const decrypter = new Decrypter();
      decrypter.addIdentity(this.#identity ?? "");
      return fileAnswer(file, Buffer.from(await decrypter.decrypt(sealed)));
    } catch {
      return textAnswer(422, "MOCK_SEAL_IDENTITY does not open this file, or it is damaged.");
    }
  }
}
