import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { fileAnswer, openedAnswer, pageAnswer } from "./owner-page";
import {
  type Answer,
  answerUpload,
  parseUploadForm,
  send,
  textAnswer,
  variablesOf,
} from "./provider-answers";
import { Store } from "./store";

/** Endpoints that the consent form calls: uploads of photographs, of the PDF, and the e-mail. */
export type Endpoint = "auto" | "raw" | "mail";

const UPLOAD_PATH = /^\/__intake\/v1_1\/[^/]+\/(auto|raw)\/upload$/;
const MAIL_PATH = "/__intake/api/v1.0/email/send";
/** Names by which a browser on this machine asks. */
const OWN_NAME = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;
/** Addresses from which only this machine can ask; IPv4 as a socket of IPv6 shows it, too. */
const OWN_ADDRESS = /^((::ffff:)?127(\.\d{1,3}){3}|::1)$/i;

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

  /**
   * Rejects other machines, which may name any host, and other host names that resolve to this
   * machine (DNS rebinding).
   */
  reaches({ headers, socket }: IncomingMessage): boolean {
    const { host = "" } = headers;
    const { remoteAddress = "" } = socket;
    return OWN_NAME.test(host) && OWN_ADDRESS.test(remoteAddress);
  }

  /** @returns false for requests that are not for the mock providers, which it does not handle */
  handle(req: IncomingMessage, res: ServerResponse): boolean {
    const [path = ""] = (req.url ?? "").split("?");
    const isForProviders = path === "/__intake" || path.startsWith("/__intake/");
    if (!isForProviders || !this.reaches(req)) return false;

    this.#respond(path, req, res).catch(({ code, stack }: NodeJS.ErrnoException) => {
      if (code === undefined) console.error(stack);
      // Not the system's message, which contains paths.
      send(res, textAnswer(500, `The mock providers failed: ${code ?? "see the console"}`));
    });
    return true;
  }

  async #respond(path: string, req: IncomingMessage, res: ServerResponse): Promise<void> {
    if (req.method !== "POST") {
      send(res, await this.#ownerAnswer(path));
      return;
    }
    // Browsers send the page's origin with every POST. Visitors have no token.
    const { origin, host } = req.headers;
    if (origin !== undefined && origin !== `http://${host}`) {
      send(res, textAnswer(403, "Pages of other origins may not do this."));
      return;
    }
    const endpoint = endpointOf(path);
    if (!endpoint) {
      send(res, textAnswer(404, "There is no such provider."));
      return;
    }
    await this.call(endpoint, req, res);
  }

  /** Tests override it, to write down requests and to fail. */
  protected async call(
    endpoint: Endpoint,
    req: IncomingMessage,
    res: ServerResponse,
  ): Promise<void> {
    send(res, await this.answer(endpoint, req, await buffer(req)));
  }

  /** Stores the request and responds, or refuses, like the provider. */
  protected async answer(endpoint: Endpoint, req: IncomingMessage, body: Buffer): Promise<Answer> {
    return endpoint === "mail" ? this.#answerMail(body) : this.#answerUpload(req, body);
  }

  async #answerMail(body: Buffer): Promise<Answer> {
    const isEmail = variablesOf(body.toString()) !== undefined;
    if (!isEmail) return textAnswer(400, "Bad Request: keys are missing");
    await this.store.addEmail(body);
    return textAnswer(200, "OK");
  }

  async #answerUpload({ headers }: IncomingMessage, body: Buffer): Promise<Answer> {
    const form = await parseUploadForm(body, headers).catch(() => undefined);
    return answerUpload(form, async (file, sentName) => {
      const name = await this.store.addFile(sentName, file);
      return `http://${headers.host}/__intake/files/${name}`;
    });
  }

  /** What the owner reads by the secret link: the page, and the files that it names. */
  async #ownerAnswer(path: string): Promise<Answer> {
    if (path === this.link) return pageAnswer(this.store, this.link);
    const [link, file = ""] = path.split("/files/");
    if (link !== this.link) {
      return textAnswer(401, "Open the link that the server printed at its start.");
    }
    const bytes = await this.store.readFile(file);
    if (!bytes) return textAnswer(404, "There is no such file.");
    const isToOpen = file.endsWith(".age") && this.identity;
    return isToOpen ? openedAnswer(file, bytes, this.identity) : fileAnswer(file, bytes);
  }
}

function endpointOf(path: string): Endpoint | undefined {
  if (path === MAIL_PATH) return "mail";
  const [, endpoint] = UPLOAD_PATH.exec(path) ?? [];
  if (endpoint === "auto" || endpoint === "raw") return endpoint;
  return undefined;
}
