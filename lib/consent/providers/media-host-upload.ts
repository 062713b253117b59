import { type MediaHost, readAnswer } from "./media-host";
import { ProviderError } from "./provider-error";

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

/** Without a byte of progress for this long, the line is taken for dead. No limit on the whole. */
const STALL_MS = 30_000;
/** After the last byte, the host has this long to answer. */
const ANSWER_MS = 60_000;

/**
 * Sends one file, once, with the three parts an unsigned upload takes (docs/requirements.md R8.2).
 * Not fetch, which cannot tell how much has left.
 * @returns the file's address on the host
 * @throws ProviderError; or the signal's reason once it is aborted
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
  let stop = () => {};
  try {
    await new Promise<void>((resolve, reject) => {
      const giveUpAfter = (milliseconds: number) => {
        clearTimeout(timer);
        timer = setTimeout(() => reject(new ProviderError({ kind: "silent" })), milliseconds);
      };
      let sent = 0;
      request.upload.addEventListener("progress", ({ loaded, total }) => {
        if (loaded > sent) giveUpAfter(STALL_MS);
        sent = loaded;
        onProgress(total > 0 ? loaded / total : 0);
      });
      request.upload.addEventListener("load", () => {
        onProgress(1);
        giveUpAfter(ANSWER_MS);
      });
      request.addEventListener("error", () => reject(new ProviderError({ kind: "network" })));
      request.addEventListener("load", () => resolve());
      stop = () => reject(signal.reason);
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
    signal.removeEventListener("abort", stop);
  }
  // To ask for the header by name is an error in the console when the host does not expose it.
  const [, retryAfter] = /^retry-after:\s*(.*?)\s*$/im.exec(request.getAllResponseHeaders()) ?? [];
  return readAnswer(host, { status: request.status, body: request.responseText, retryAfter });
}
