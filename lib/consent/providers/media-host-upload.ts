import { type MediaHost, readAnswer } from "./media-host";
import { UploadError } from "./upload-error";

export interface Upload {
  host: MediaHost;
  /** `auto` tells images from documents by itself; `raw` keeps a file as it is. */
  endpoint: "auto" | "raw";
  file: Blob;
  /** Given by us, never the client's own name for it. */
  fileName: string;
  /** @param sent part of the file that has left, between 0 and 1 */
  onProgress?: (sent: number) => void;
  signal?: AbortSignal;
}

/** Without a byte of progress for this long, the line is taken for dead. No limit on the whole. */
export const STALL_MS = 30_000;
/** After the last byte, the host has this long to answer. */
export const ANSWER_MS = 60_000;

/**
 * Reads Retry-After out of all headers: to ask for it by name is an error in the console when the
 * host does not expose it.
 */
function retryAfterOf(headers: string): string | null {
  return /^retry-after:\s*(.*?)\s*$/im.exec(headers)?.[1] ?? null;
}

/**
 * Sends one file, once, with the three parts an unsigned upload takes (docs/requirements.md R8.2).
 * Not fetch, which cannot tell how much has left.
 * @returns the file's address on the host
 * @throws UploadError; or the signal's reason once it is aborted
 */
export function upload({
  host,
  endpoint,
  file,
  fileName,
  onProgress,
  signal,
}: Upload): Promise<string> {
  const form = new FormData();
  form.append("file", file, fileName);
  form.append("upload_preset", host.uploadPreset);
  form.append("cloud_name", host.cloudName);
  const cloud = encodeURIComponent(host.cloudName);

  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const giveUpAfter = (milliseconds: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        fail(new UploadError({ kind: "stalled" }));
        request.abort();
      }, milliseconds);
    };
    const settle = (finish: () => void) => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", onAbort);
      finish();
    };
    const fail = (cause: unknown) => settle(() => reject(cause));
    const onAbort = () => {
      fail(signal?.reason);
      request.abort();
    };

    let sent = 0;
    request.upload.addEventListener("progress", ({ loaded, total }) => {
      if (loaded > sent) giveUpAfter(STALL_MS);
      sent = loaded;
      onProgress?.(total > 0 ? loaded / total : 0);
    });
    request.upload.addEventListener("load", () => {
      onProgress?.(1);
      giveUpAfter(ANSWER_MS);
    });
    request.addEventListener("error", () => fail(new UploadError({ kind: "network" })));
    request.addEventListener("load", () => {
      try {
        const answer = {
          status: request.status,
          body: request.responseText,
          retryAfter: retryAfterOf(request.getAllResponseHeaders()),
        };
        const address = readAnswer(answer, host);
        settle(() => resolve(address));
      } catch (cause) {
        fail(cause);
      }
    });

    if (signal?.aborted) return fail(signal.reason);
    signal?.addEventListener("abort", onAbort);
    request.open("POST", `${host.api}/v1_1/${cloud}/${endpoint}/upload`);
    giveUpAfter(STALL_MS);
    request.send(form);
  });
}
