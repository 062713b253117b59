import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import {
  type Answer,
  answerUpload,
  parseUploadForm,
  send,
  textAnswer,
  variablesOf,
} from "./provider-answers";
import { fileAnswer, openedAnswer, pageAnswer, Store } from "./received";

/** Endpoints that the consent form calls: uploads of photographs, of the PDF, and the e-mail. */
export type Endpoint = "auto" | "raw" | "mail";

const ENDPOINT = /^\/__intake\/(?:v1_1\/[^/]+\/(auto|raw)\/upload|api\/v1\.0\/email\/send)$/;
const THIS_MACHINE = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/** Mocks of the media host and the e-mail provider, and a page that shows what was sent. */
export class MockProviders {
  readonly store: Store;
  /** Path of that page. Secret: it gives access to everything that was sent. */
  readonly link = `/__intake/${randomBytes(32).toString("base64url")}`;

  /** @param identity age's secret key for testing: sealed files are then shown decrypted */
  constructor(
    folder: string,
    readonly identity?: string,
  ) {
    this.store = new Store(folder);
  }

  /** Rejects other host names that resolve to this machine (DNS rebinding). */
  reaches({ headers: { host = "" } }: IncomingMessage): boolean {
    return THIS_MACHINE.test(host);
  }

  /** @returns false for requests that are not for the mocks, which it does not handle */
  handle(req: IncomingMessage, res: ServerResponse): boolean {
    const [path = ""] = (req.url ?? "").split("?");
    if (!/^\/__intake(?:\/|$)/.test(path) || !this.reaches(req)) return false;
    this.#respond(path, req, res).catch(({ code, stack }: NodeJS.ErrnoException) => {
      if (code === undefined) console.error(stack);
      // Not the system's message, which contains paths.
      send(res, textAnswer(500, `The mock providers failed: ${code ?? "see the console"}`));
    });
    return true;
  }

  async #respond(path: string, req: IncomingMessage, res: ServerResponse) {
    const { origin, host } = req.headers;
    if (req.method !== "POST") return send(res, await this.#ownerAnswer(path));
    // Browsers send the page's origin with every POST. Visitors have no token.
    if (origin !== undefined && origin !== `http://${host}`) {
      return send(res, textAnswer(403, "Pages of other origins may not do this."));
    }
    const match = ENDPOINT.exec(path);
    if (match) return this.call((match[1] ?? "mail") as Endpoint, req, res);
    send(res, textAnswer(404, "There is no such provider."));
  }

  protected async call(endpoint: Endpoint, req: IncomingMessage, res: ServerResponse) {
    send(res, await this.answer(endpoint, req, await buffer(req)));
  }

  /** Stores the request and responds, or refuses, like the provider. */
  protected async answer(endpoint: Endpoint, req: IncomingMessage, body: Buffer): Promise<Answer> {
    if (endpoint === "mail") {
      const isEmail = variablesOf(body.toString()) !== undefined;
      if (isEmail) await this.store.add("e-mails", "json", body);
      return isEmail ? textAnswer(200, "OK") : textAnswer(400, "Bad Request: keys are missing");
    }
    const form = await parseUploadForm(body, req.headers).catch(() => undefined);
    return answerUpload(form, async (file, extension) => {
      const name = await this.store.add("files", extension, file);
      return `http://${req.headers.host}/__intake/files/${name}`;
    });
  }

  async #ownerAnswer(path: string): Promise<Answer> {
    if (path === this.link) return pageAnswer(this.store, this.link);
    const [link, file = ""] = path.split("/files/");
    if (link !== this.link) {
      return textAnswer(401, "Open the link that the server printed at its start.");
    }
    const bytes = await this.store.readFile(file);
    if (!bytes) return textAnswer(404, "There is no such file.");
    if (!file.endsWith(".age") || !this.identity) return fileAnswer(file, bytes);
    return openedAnswer(file, bytes, this.identity);
  }
}
