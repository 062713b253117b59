import type { IncomingMessage, ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { type Endpoint, MockProviders } from "desk/mock-providers";
import { type Answer, parseUploadForm, send, textAnswer, uploadError } from "desk/provider-answers";

/** How a provider fails, at one request. */
interface Fault {
  endpoint: Endpoint;
  kind:
    | "status" // an error as the provider words it
    | "hang" // nothing is read, nothing answered
    | "trickle" // read slowly, then answered as usual
    | "reset" // the connection is cut early
    | "reset-after-upload" // all is read and kept, then the connection is cut
    | "html"; // 200 with a network's sign-in page
  /** HTTP status of `status`. */
  status?: number;
}

/** Reading speed of `trickle`. */
const BYTES_PER_SECOND = 40_000;

/** A request to one of the providers, without the file's bytes. */
export interface LoggedRequest {
  endpoint: Endpoint;
  /** An upload's text fields, or the e-mail's JSON. */
  fields: Record<string, unknown>;
  /** Of the file's part: name, media type, bytes. */
  filename?: string;
  contentType?: string;
  fileBytes?: number;
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
  /** Their bodies, but of those that hang or are reset. */
  readonly bodies: Buffer[] = [];
  readonly #allowOtherOrigins: boolean;
  #faults: Fault[] = [];

  constructor(options: TestProvidersOptions) {
    super(options.folder, options.identity);
    this.#allowOtherOrigins = options.allowOtherOrigins ?? false;
  }

  /** A request meets the first that fits, and uses it up. Replaces earlier ones. */
  setFaults(faults: readonly Fault[]): void {
    this.#faults = [...faults];
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
    const log: LoggedRequest = { endpoint, fields: {} };
    this.requests.push(log);
    const fault = this.#faults.find((fault) => fault.endpoint === endpoint);
    this.#faults = this.#faults.filter((other) => other !== fault);
    if (fault?.kind === "hang") return;
    if (fault?.kind === "reset") {
      req.socket.resetAndDestroy();
      return;
    }

    const body = await buffer(fault?.kind === "trickle" ? slowly(req) : req);
    this.bodies.push(body);
    await describe(log, req, body);
    const isRefused = fault?.kind === "status" || fault?.kind === "html";
    const answer = isRefused ? refusal(fault) : await this.answer(endpoint, req, body);
    if (fault?.kind === "reset-after-upload") {
      req.socket.resetAndDestroy();
      return;
    }
    send(res, answer);
  }
}

async function* slowly(req: AsyncIterable<Buffer>) {
  for await (const chunk of req) {
    yield chunk;
    await pause((chunk.length / BYTES_PER_SECOND) * 1000);
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
