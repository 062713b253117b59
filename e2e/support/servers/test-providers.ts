import type { IncomingMessage, ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { type Endpoint, MockProviders } from "@/scripts/serve/mock-services/mock-providers";
import {
  type Answer,
  parseUploadForm,
  send,
  textAnswer,
  uploadError,
} from "@/scripts/serve/mock-services/provider-answers";

/** How a provider fails. */
export interface Fault {
  endpoint: Endpoint;
  kind:
    | "status" // an error as the provider words it
    | "hang" // nothing is read, nothing answered
    | "trickle" // read slowly, then answered as usual
    | "reset" // the connection is cut in the middle
    | "reset-after-upload" // all is read and kept, then the connection is cut
    | "html"; // 200 with a network's sign-in page
  /** How many requests it hits, Infinity for all; 1 by default. */
  times?: number;
  /** HTTP status of `status`; 500 by default. */
  status?: number;
  /** Reading speed of `trickle`. */
  bytesPerSecond?: number;
  /** Bytes of the body after which `reset` cuts the connection. */
  afterBytes?: number;
}

/** A request to one of the providers, without the file's bytes. */
export interface LoggedRequest {
  endpoint: Endpoint;
  /** Of the body, as far as it was read. */
  bytes: number;
  /** An upload's text fields, or the e-mail's JSON. */
  fields: Record<string, unknown>;
  /** Of the file's part: name, media type, bytes. */
  filename?: string;
  contentType?: string;
  fileBytes?: number;
  /** HTTP status, once it was answered. */
  status?: number;
}

export interface TestProvidersOptions {
  folder: string;
  /** Opens what arrived sealed. */
  identity?: string;
  /** Also takes requests made by pages of other origins. */
  allowOtherOrigins?: boolean;
}

/** The page of a hotel's network that answers instead of the provider. */
const CAPTIVE_PORTAL: Answer = {
  status: 200,
  type: "text/html; charset=utf-8",
  body: '<!doctype html><html lang="en"><title>Sign in to the network</title></html>',
};

/** The answer of a fault that keeps nothing. */
function refusal({ endpoint, kind, status = 500 }: Fault): Answer {
  if (kind === "html") return CAPTIVE_PORTAL;
  if (endpoint !== "mail") return uploadError(status, "General Error");
  return textAnswer(status, status === 429 ? "Too Many Requests" : "Internal Server Error");
}

/** Mock providers that write down what they are sent, and fail as a test asks. */
export class TestProviders extends MockProviders {
  /** Requests to the providers, oldest first. Preflights are not among them. */
  readonly requests: LoggedRequest[] = [];
  /** Their bodies, but of those that hang. */
  readonly bodies: Buffer[] = [];
  readonly #allowOtherOrigins: boolean;
  #faults: (Fault & { times: number })[] = [];

  constructor(options: TestProvidersOptions) {
    super(options.folder, options.identity);
    this.#allowOtherOrigins = options.allowOtherOrigins ?? false;
  }

  /** A request meets the first that fits and is not used up. Replaces earlier ones. */
  setFaults(faults: readonly Fault[]): void {
    this.#faults = faults.map((fault) => ({ times: 1, ...fault }));
  }

  /** Bytes of the stored file that an address leads to. @throws Error when it is not there */
  async fileAt(address: string | null | undefined): Promise<Buffer> {
    const bytes = await this.store.readFile(address?.split("/").at(-1) ?? "");
    if (!bytes) throw new Error(`There is no file at ${address}`);
    return bytes;
  }

  override handle(req: IncomingMessage, res: ServerResponse): boolean {
    if (this.#allowOtherOrigins) {
      delete req.headers.origin;
      res.setHeader("Access-Control-Allow-Origin", "*");
      res.setHeader(
        "Access-Control-Allow-Headers",
        "Content-Type, Cache-Control, X-Requested-With",
      );
      if (req.method === "OPTIONS") {
        res.writeHead(204).end();
        return true;
      }
    }
    return super.handle(req, res);
  }

  protected override async call(endpoint: Endpoint, req: IncomingMessage, res: ServerResponse) {
    const log: LoggedRequest = { endpoint, bytes: 0, fields: {} };
    this.requests.push(log);
    const fault = this.#faults.find((one) => one.endpoint === endpoint && one.times > 0);
    if (fault) fault.times -= 1;
    if (fault?.kind === "hang") return;

    const body = await buffer(this.#chunks(req, log, fault));
    this.bodies.push(body);
    await describe(log, req, body);
    const isRefused = fault?.kind === "status" || fault?.kind === "html";
    const answer = isRefused ? refusal(fault) : await this.answer(endpoint, req, body);
    if (fault?.kind === "reset-after-upload") return void req.socket.resetAndDestroy();
    log.status = answer.status;
    send(res, answer);
  }

  /** A body as `trickle` and `reset` read it; any other is read as it comes. */
  async *#chunks(req: IncomingMessage, log: LoggedRequest, fault: Fault | undefined) {
    const { kind, bytesPerSecond = 16_384, afterBytes = 262_144 } = fault ?? {};
    const cut = () => {
      req.socket.resetAndDestroy();
      throw Object.assign(new Error("The connection was cut."), { code: "ECONNRESET" });
    };
    for await (const chunk of req as AsyncIterable<Buffer>) {
      log.bytes += chunk.length;
      yield chunk;
      if (kind === "trickle") await pause((chunk.length / bytesPerSecond) * 1000);
      if (kind === "reset" && log.bytes >= afterBytes) cut();
    }
    if (kind === "reset") cut();
  }
}

/** Writes down what a body holds. */
async function describe(log: LoggedRequest, { headers }: IncomingMessage, body: Buffer) {
  try {
    if (log.endpoint === "mail") {
      log.fields = JSON.parse(body.toString()) as Record<string, unknown>;
      return;
    }
    const { fields, file } = await parseUploadForm(body, headers);
    log.fields = fields;
    if (!file) return;
    const { name: filename, type: contentType, bytes } = file;
    Object.assign(log, { filename, contentType, fileBytes: bytes.length });
  } catch {
    // What cannot be read is refused by the mock provider.
  }
}
