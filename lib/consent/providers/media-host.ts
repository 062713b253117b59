import * as z from "zod/mini";
import { ProviderError } from "./provider-error";

export interface MediaHost {
  /** URL before `/v1_1`. */
  api: string;
  /** Beginnings of the addresses of this account's files. */
  files: readonly string[];
  cloudName: string;
  uploadPreset: string;
}

export interface Upload {
  kind: "photograph" | "document";
  file: Blob;
  /** Chosen by us, not the client's file name. */
  fileName: string;
  /** @param sent part of the file that is uploaded, 0 to 1 */
  onProgress: (sent: number) => void;
  signal: AbortSignal;
}

/** Of the host's API: `auto` detects what a file is, `raw` keeps a file unchanged. */
const ENDPOINTS: Record<Upload["kind"], string> = {
  photograph: "auto",
  document: "raw",
};

const success = z.object({
  secure_url: z.string(),
  // True if the host kept an earlier file of that name: the URL would be of somebody else's file.
  existing: z.optional(z.literal(false)),
});

const failure = z.object({ error: z.object({ message: z.string() }) });

function tryTo<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** More than any URL of the host needs; four of them must fit into an e-mail. */
const MAX_URL_LENGTH = 1_000;

/** Letters of an address in the log, enough for a host and an account. */
const LOGGED_LETTERS = 80;

/**
 * Why an address is refused, for the log: its host and the beginning of its path, which tell another
 * account from a missing setting. Not the rest: who has the whole address can open the file.
 */
function refusalOf(address: string): string {
  const url = tryTo(() => new URL(address));
  if (!url) return "the answer's address is none";
  if (url.protocol !== "https:" && url.protocol !== "http:")
    return `its address is ${url.protocol}`;
  if (address.length > MAX_URL_LENGTH) return `an address of ${address.length} letters`;
  const [, first = ""] = url.pathname.split("/");
  const place = `${url.origin}/${first}`.slice(0, LOGGED_LETTERS);
  return `the address ${place}/… is not of this account (docs/consent.md, delivery)`;
}

/** The file's URL in an answer of success. @throws ProviderError if it is none of this account's */
function acceptedAddress(files: readonly string[], json: unknown): string {
  const { data } = success.safeParse(json);
  if (!data)
    throw new ProviderError({ kind: "unacceptable", text: "no address, or an earlier file's" });
  // URL.canParse needs Chrome 120.
  const address = tryTo(() => new URL(data.secure_url).href);
  const isOwn = files.some((beginning) => address?.startsWith(beginning));
  if (!address || !isOwn || address.length > MAX_URL_LENGTH) {
    throw new ProviderError({ kind: "unacceptable", text: refusalOf(data.secure_url) });
  }
  return address;
}

/** What the host answered; `retryAfter` is the header of that name. */
interface HostAnswer {
  status: number;
  body: string;
  retryAfter: string | undefined;
}

/** The URL in the host's response, which is validated. @throws ProviderError */
export function readAnswer({ files }: MediaHost, { status, body, retryAfter }: HostAnswer): string {
  const json: unknown = tryTo(() => JSON.parse(body));
  if (status < 200 || status > 299) {
    const text = failure.safeParse(json).data?.error.message;
    // A Retry-After date is ignored.
    const retryAfterMs = Number(retryAfter) * 1000 || 0;
    throw new ProviderError({ kind: "refused", status, text, retryAfterMs });
  }
  if (json === undefined) throw new ProviderError({ kind: "garbled" });
  return acceptedAddress(files, json);
}

/** Timeout without upload progress; there is no limit on the whole upload. */
const STALL_MS = 30_000;
/** Timeout for the response after the last byte. */
const ANSWER_MS = 60_000;

/** A timeout that is set anew while the upload makes progress. */
function createTimeout(onTimeout: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    restart(milliseconds: number) {
      clearTimeout(timer);
      timer = setTimeout(onTimeout, milliseconds);
    },
    clear: () => clearTimeout(timer),
  };
}

/** Sends a form and waits for the response. @throws ProviderError, or the signal's reason */
async function sendForm(
  request: XMLHttpRequest,
  form: FormData,
  { onProgress, signal }: Pick<Upload, "onProgress" | "signal">,
): Promise<void> {
  let fail: (cause: unknown) => void = () => undefined;
  const response = new Promise<void>((resolve, reject) => {
    fail = reject;
    request.onload = () => resolve();
  });
  const timeout = createTimeout(() => fail(new ProviderError({ kind: "silent" })));
  // `abort` is the browser's stop button, or Escape; `timeout` a time limit of the browser's own.
  for (const end of ["error", "abort", "timeout"]) {
    request.addEventListener(end, () => fail(new ProviderError({ kind: "network" })));
  }
  let sent = 0;
  request.upload.onprogress = ({ loaded, total }) => {
    if (loaded > sent) timeout.restart(STALL_MS);
    sent = loaded;
    onProgress(total > 0 ? loaded / total : 0);
  };
  request.upload.onload = () => {
    onProgress(1);
    timeout.restart(ANSWER_MS);
  };
  const stop = () => fail(signal.reason);
  signal.addEventListener("abort", stop);
  try {
    if (signal.aborted) throw signal.reason;
    timeout.restart(STALL_MS);
    request.send(form);
    await response;
  } catch (cause) {
    request.abort();
    throw cause;
  } finally {
    timeout.clear();
    signal.removeEventListener("abort", stop);
  }
}

/** @throws ProviderError, the signal's reason, or what a blocker's stand-in for the request throws */
async function ask(host: MediaHost, file: Upload): Promise<HostAnswer> {
  const form = new FormData();
  form.append("file", file.file, file.fileName);
  form.append("upload_preset", host.uploadPreset);
  form.append("cloud_name", host.cloudName);
  const request = new XMLHttpRequest();
  const account = encodeURIComponent(host.cloudName);
  request.open("POST", `${host.api}/v1_1/${account}/${ENDPOINTS[file.kind]}/upload`);
  await sendForm(request, form, file);
  return {
    status: request.status,
    body: request.responseText,
    retryAfter: retryAfterOf(request),
  };
}

/**
 * Uploads a file (docs/requirements.md R8.2) by XMLHttpRequest, since fetch reports no progress.
 * @returns its URL @throws ProviderError, or the signal's reason if aborted
 */
export async function upload(host: MediaHost, file: Upload): Promise<string> {
  let answer: HostAnswer;
  try {
    answer = await ask(host, file);
  } catch (cause) {
    if (file.signal.aborted || cause instanceof ProviderError) throw cause;
    throw new ProviderError({ kind: "blocked" });
  }
  return readAnswer(host, answer);
}

/** Not by getResponseHeader, which logs a console error if the host does not expose the header. */
function retryAfterOf(request: XMLHttpRequest): string | undefined {
  const match = /^retry-after:\s*(.*?)\s*$/im.exec(request.getAllResponseHeaders());
  return match?.[1];
}
