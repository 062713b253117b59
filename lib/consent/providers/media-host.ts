import * as z from "zod/mini";
import { ProviderError } from "./provider-error";

/** Where files go, and what an accepted one's address begins with. */
export interface MediaHost {
  /** Up to and without `/v1_1`. */
  api: string;
  files: string;
  cloudName: string;
  uploadPreset: string;
}

export interface Upload {
  /** `auto` tells images from documents by itself; `raw` keeps a file as it is. */
  endpoint: "auto" | "raw";
  file: Blob;
  /** Given by us, never the client's own name for it. */
  fileName: string;
  /** @param sent part of the file that has left, between 0 and 1 */
  onProgress: (sent: number) => void;
  signal: AbortSignal;
}

const success = z.object({
  secure_url: z.string(),
  // True when the host kept an earlier file of that name: the address would be somebody else's.
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

/** Longer than any address of the host; four of them have to fit into an e-mail. */
const LONGEST_ADDRESS = 1_000;

/** The address in the host's answer, which is never trusted. @throws ProviderError without one */
export function readAnswer(
  { files }: MediaHost,
  { status, body, retryAfter }: { status: number; body: string; retryAfter: string | undefined },
): string {
  const json: unknown = tryTo(() => JSON.parse(body));
  if (status < 200 || status > 299) {
    const text = failure.safeParse(json).data?.error.message;
    // Retry-After may also be a date, which counts as nothing asked.
    const retryAfterMs = Number(retryAfter) * 1000 || 0;
    throw new ProviderError({ kind: "refused", status, text, retryAfterMs });
  }
  if (json === undefined) throw new ProviderError({ kind: "garbled" });
  // URL.canParse needs Chrome 120.
  const address = tryTo(() => new URL(success.parse(json).secure_url).href);
  if (!address?.startsWith(files) || address.length > LONGEST_ADDRESS) {
    throw new ProviderError({ kind: "unacceptable" });
  }
  return address;
}

/** Without a byte of progress for this long, the line is taken for dead. No limit on the whole. */
const STALL_MS = 30_000;
/** After the last byte, the host has this long to answer. */
const ANSWER_MS = 60_000;

/**
 * Sends a file (docs/requirements.md R8.2), not by fetch, which does not report how much has left.
 * @returns its address @throws ProviderError, or the signal's reason once it is aborted
 */
export async function upload(
  host: MediaHost,
  { endpoint, file, fileName, onProgress, signal }: Upload,
): Promise<string> {
  const form = new FormData();
  form.append("file", file, fileName);
  form.append("upload_preset", host.uploadPreset);
  form.append("cloud_name", host.cloudName);
  const request = new XMLHttpRequest();
  request.open("POST", `${host.api}/v1_1/${encodeURIComponent(host.cloudName)}/${endpoint}/upload`);
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      const giveUpAfter = (milliseconds: number) => {
        clearTimeout(timer);
        timer = setTimeout(() => reject(new ProviderError({ kind: "silent" })), milliseconds);
      };
      let sent = 0;
      request.upload.onprogress = ({ loaded, total }) => {
        if (loaded > sent) giveUpAfter(STALL_MS);
        sent = loaded;
        onProgress(total > 0 ? loaded / total : 0);
      };
      request.upload.onload = () => {
        onProgress(1);
        giveUpAfter(ANSWER_MS);
      };
      request.onerror = () => reject(new ProviderError({ kind: "network" }));
      request.onload = () => resolve();
      const stop = () => reject(signal.reason);
      signal.addEventListener("abort", stop);
      if (signal.aborted) return stop();
      giveUpAfter(STALL_MS);
      request.send(form);
    });
  } catch (cause) {
    request.abort();
    throw cause;
  } finally {
    clearTimeout(timer);
  }
  // To ask for the header by name is an error in the console when the host does not expose it.
  const [, retryAfter] = /^retry-after:\s*(.*?)\s*$/im.exec(request.getAllResponseHeaders()) ?? [];
  return readAnswer(host, { status: request.status, body: request.responseText, retryAfter });
}
