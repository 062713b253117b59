import type { IncomingMessage, ServerResponse } from "node:http";
import { type Answer, send } from "./answers";
import { emailAnswer, parseEmail, refuseEmail, variablesOf } from "./email-provider";
import { bodyOf, CAPTIVE_PORTAL, type Endpoint, type Fault, spoilt } from "./faults";
import {
  checkUpload,
  extensionOf,
  MAX_FILE_BYTES,
  tooLarge,
  uploadAnswer,
  uploadError,
} from "./media-host";
import type { Store } from "./store";
import { parseUploadForm } from "./upload-form";

/** A file of the largest size plus the form around it. */
const MAX_BODY_BYTES = MAX_FILE_BYTES + 1024 * 1024;

/** One request to a provider, kept in memory so that tests can count and look. */
export interface LoggedRequest {
  endpoint: Endpoint;
  /** Of the whole body, as far as it was read. */
  bytes: number;
  /** An upload's text fields, or the e-mail's JSON. */
  fields: Record<string, unknown>;
  /** Of the file's part: name, media type, bytes. */
  filename?: string;
  contentType?: string;
  fileBytes?: number;
  /** HTTP status, when there was an answer. */
  status?: number;
  /** How it ended; the fault's kind where it met one. "failed": by this machine's own failure. */
  outcome: "pending" | "accepted" | "refused" | "failed" | "aborted" | Fault["kind"];
}

/** A request to one of the providers, with all that is needed to answer it. */
export interface ProviderCall {
  req: IncomingMessage;
  res: ServerResponse;
  fault: Fault | undefined;
  log: LoggedRequest;
  store: Store;
  /** What stands before a stored file's name in its address. */
  filesAt: string;
}

/** Keeps what was sent and answers, or refuses. */
type Work = () => Promise<Answer>;

/**
 * What is said when the disk does not take a file. The system's code only: its sentence holds
 * paths of this machine, and the answer may go to another one.
 */
export function diskFailure(error: unknown): { status: number; sentence: string } {
  const { code } = error as NodeJS.ErrnoException;
  // Not the disk's: a mistake in the intake, for whoever runs it.
  if (code === undefined) console.error(error);
  return code === "ENOSPC" || code === "EDQUOT"
    ? { status: 507, sentence: "There is no room left on the disk; nothing of this was kept" }
    : { status: 500, sentence: `The intake cannot work: ${code ?? "an error of its own"}` };
}

/**
 * Reads a body to its end. What exceeds the limit is thrown away but still read: a browser that is
 * answered in the middle of its upload reports a lost connection instead of the answer.
 * @returns undefined when it was longer than the limit
 * @throws when the connection ends first
 */
async function readBody({ req, fault, log }: ProviderCall): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  for await (const chunk of bodyOf(req, fault)) {
    log.bytes += chunk.length;
    if (log.bytes <= MAX_BODY_BYTES) chunks.push(chunk);
    else chunks.length = 0;
  }
  return log.bytes <= MAX_BODY_BYTES ? Buffer.concat(chunks) : undefined;
}

/** Logs an e-mail. */
function readEmail({ log, store }: ProviderCall, body: Buffer | undefined): Work {
  const fields = body && parseEmail(body.toString());
  log.fields = fields ?? {};
  return async () => {
    if (!body) return emailAnswer(413);
    const refusal = refuseEmail(fields);
    if (refusal) return refusal;
    await store.addEmail(body, variablesOf(fields));
    return emailAnswer(200, "OK");
  };
}

/** Logs an upload. */
async function readUpload(
  { req, log, store, filesAt }: ProviderCall,
  endpoint: "auto" | "raw",
  body: Buffer | undefined,
): Promise<Work> {
  const form = body && (await parseUploadForm(body, req.headers).catch(() => undefined));
  log.fields = form?.fields ?? {};
  if (form?.file) {
    const { name: filename, type: contentType, bytes } = form.file;
    Object.assign(log, { filename, contentType, fileBytes: bytes.length });
  }
  return async () => {
    if (!body) return tooLarge(log.bytes);
    const file = form ? checkUpload(form) : uploadError(400, "Malformed multipart form");
    if ("status" in file) return file;
    const stored = await store.addFile(file.bytes, extensionOf(file));
    return uploadAnswer(endpoint, file, filesAt + stored);
  };
}

function outcomeOf(status: number): LoggedRequest["outcome"] {
  if (status < 400) return "accepted";
  return status < 500 ? "refused" : "failed";
}

/** Answers a request as its provider would, or as its fault wants. */
export async function answerCall(call: ProviderCall): Promise<void> {
  const { req, res, fault, log } = call;
  const errorOf = log.endpoint === "mail" ? emailAnswer : uploadError;
  if (fault) log.outcome = fault.kind;
  if (fault?.kind === "hang") return;
  let body: Buffer | undefined;
  try {
    body = await readBody(call);
  } catch {
    if (fault?.kind !== "reset") log.outcome = "aborted";
    return;
  }
  const { endpoint } = log;
  const work = endpoint === "mail" ? readEmail(call, body) : await readUpload(call, endpoint, body);
  if (fault?.kind === "hang-after-upload") return;
  let answer: Answer;
  if (fault?.kind === "html") answer = CAPTIVE_PORTAL;
  else if (fault?.kind === "status") {
    answer = errorOf(fault.status ?? 500);
    if (fault.retryAfter !== undefined) res.setHeader("Retry-After", fault.retryAfter);
  } else {
    answer = await work().catch((error: unknown) => {
      const { status, sentence } = diskFailure(error);
      return errorOf(status, sentence);
    });
  }
  if (fault?.kind === "reset-after-upload") {
    req.socket.resetAndDestroy();
    return;
  }
  log.status = answer.status;
  if (!fault) log.outcome = outcomeOf(answer.status);
  send(res, spoilt(answer, fault));
}
