import type { IncomingMessage, ServerResponse } from "node:http";
import { sendCaptivePortal, sendJson, sendMailAnswer, sendUploadError } from "./answers";
import { readBody, resetAfter } from "./body";
import type { Fault, Service } from "./faults";
import { mailStatusText, parseMail, refuseMail } from "./mail-service";
import {
  describeUpload,
  MAX_FILE_BYTES,
  UPLOAD_REFUSALS,
  uploadAnswer,
  uploadStatusMessage,
} from "./media-host";
import { parseUploadForm } from "./multipart";
import type { LoggedRequest } from "./request-log";
import type { Store } from "./store";

/** A file of the largest size plus the form around it. */
const MAX_BODY_BYTES = MAX_FILE_BYTES + 1024 * 1024;

/** A request to one of the services, with all that is needed to answer it. */
export interface ServiceCall {
  service: Service;
  req: IncomingMessage;
  res: ServerResponse;
  fault: Fault | undefined;
  log: LoggedRequest;
  store: Store;
  /** Address of a stored file. */
  addressOf(file: string): string;
}

/** What is sent, unless a fault spoils it. */
type Answer =
  | { status: number; refusal: string }
  | { status: 200; json: Record<string, unknown> }
  | { status: 200; text: string };

/** What systems call "no room": on the disk, in the user's share of it. */
const NO_ROOM = ["ENOSPC", "EDQUOT"];

/**
 * What is said when the disk does not take a file. The system's code only: its sentence holds
 * paths of this machine, and the answer may go to another one. Clients try again later.
 */
export function diskFailure(error: unknown): { status: number; refusal: string } {
  const code = typeof error === "object" && error && "code" in error ? error.code : undefined;
  return NO_ROOM.some((known) => known === code)
    ? { status: 507, refusal: "There is no room left on the disk; nothing of this was kept" }
    : { status: 500, refusal: `The intake cannot work: ${code ?? "a mistake of its own"}` };
}

/** Answers a request as its service would, or as its fault wants. */
export async function receive(call: ServiceCall): Promise<void> {
  const { req, fault, log } = call;
  try {
    if (fault) log.outcome = fault.kind;
    if (fault?.kind === "hang") return;
    if (fault?.kind === "reset") {
      log.bytes = await resetAfter(req, fault.afterBytes);
      return;
    }
  } catch {
    // The client was faster in going away.
    return;
  }
  const speed = fault?.kind === "trickle" ? fault.bytesPerSecond : undefined;
  const body = await readBody(req, MAX_BODY_BYTES, speed).catch(() => undefined);
  if (!body) {
    log.outcome = "aborted";
    return;
  }
  log.bytes = body.bytes;
  // Faults of the network: nothing of the service's own is reached.
  const work = await understand(call, body.content, body.bytes);
  if (fault?.kind === "hang-after-upload") return;
  if (fault?.kind === "status") return sendStatus(call, fault);
  if (fault?.kind === "html") {
    log.status = 200;
    return sendCaptivePortal(call.res);
  }
  if (fault?.kind === "existing") return sendAnswer(call, await olderUpload(call));
  const answer = await work().catch(diskFailure);
  if (!fault && "refusal" in answer) log.outcome = answer.status < 500 ? "refused" : "failed";
  if (fault?.kind === "reset-after-upload") {
    req.socket.resetAndDestroy();
    return;
  }
  sendAnswer(call, answer);
}

/** Parses a request and logs it; the function it gives back stores and answers. */
async function understand(
  call: ServiceCall,
  body: Buffer | undefined,
  bytes: number,
): Promise<() => Promise<Answer>> {
  const refuse =
    (refusal: string, status = 400) =>
    async (): Promise<Answer> => ({
      status,
      refusal,
    });
  const { service, log } = call;
  if (service === "mail") {
    if (!body) return refuse(mailStatusText(413), 413);
    const mail = parseMail(body);
    log.fields = mail?.fields ?? {};
    const refusal = refuseMail(mail);
    if (!mail || refusal) return refuse(refusal?.text ?? "", refusal?.status);
    return async () => {
      log.reference = await call.store.deliver(body, mail.params);
      log.outcome = call.fault?.kind ?? "accepted";
      return { status: 200, text: "OK" };
    };
  }

  if (!body) return refuse(UPLOAD_REFUSALS.tooLarge(bytes));
  const form = parseUploadForm(body, call.req.headers["content-type"] ?? "");
  if (!form) return refuse("Malformed multipart form");
  const { fields, file } = form;
  Object.assign(log, {
    fields,
    ...(file && { filename: file.name, contentType: file.type, fileBytes: file.bytes.length }),
  });
  if (!fields.upload_preset) return refuse(UPLOAD_REFUSALS.preset);
  if (!file) return refuse(UPLOAD_REFUSALS.file);
  if (file.bytes.length > MAX_FILE_BYTES) {
    return refuse(UPLOAD_REFUSALS.tooLarge(file.bytes.length));
  }
  return async () => {
    const upload = await describeUpload(service, file, fields.public_id || undefined);
    const kept = await call.store.addUpload(upload, file.bytes);
    const old = kept !== upload;
    log.file = kept.file;
    log.outcome = call.fault?.kind ?? (old ? "existing" : "accepted");
    const json = uploadAnswer(kept, call.addressOf(kept.file));
    return { status: 200, json: old ? { ...json, existing: true } : json };
  };
}

/** The media host's answer when the name is taken: somebody else's file. */
async function olderUpload({ store, addressOf }: ServiceCall): Promise<Answer> {
  const [newest] = await store.uploads();
  const older = newest ?? {
    file: `${"0".repeat(32)}.jpg`,
    service: "auto" as const,
    assetId: "0".repeat(32),
    publicId: "0".repeat(20),
    resourceType: "image" as const,
    bytes: 0,
    etag: "0".repeat(32),
    originalName: "older.jpg",
    createdAt: new Date(0).toISOString(),
  };
  return { status: 200, json: { ...uploadAnswer(older, addressOf(older.file)), existing: true } };
}

function sendStatus({ service, res, log }: ServiceCall, { status, retryAfter }: Fault) {
  const headers: Record<string, string> = {};
  if (retryAfter !== undefined) headers["Retry-After"] = String(retryAfter);
  log.status = status;
  if (service === "mail") sendMailAnswer(res, status, mailStatusText(status), headers);
  else sendUploadError(res, status, uploadStatusMessage(status), headers);
}

function sendAnswer({ service, res, fault, log }: ServiceCall, answer: Answer) {
  log.status = answer.status;
  if ("text" in answer) return sendMailAnswer(res, answer.status, answer.text);
  if ("json" in answer) return sendJson(res, answer.status, spoil(answer.json, fault));
  if (service === "mail") return sendMailAnswer(res, answer.status, answer.refusal);
  sendUploadError(res, answer.status, answer.refusal);
}

function spoil(json: Record<string, unknown>, fault: Fault | undefined): unknown {
  if (fault?.kind === "truncated-json") {
    const text = JSON.stringify(json);
    return text.slice(0, text.length / 2);
  }
  if (fault?.kind === "no-secure-url") return { ...json, secure_url: undefined };
  if (fault?.kind === "foreign-url") {
    return { ...json, secure_url: "https://evil.example/stolen.jpg" };
  }
  return json;
}
