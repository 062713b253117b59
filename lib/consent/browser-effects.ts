import type { Destination } from "./destination";
import type { Effects } from "./effects";
import { log } from "./log";
import { sendMail } from "./mail";
import { upload } from "./media-host";

/** Browsers are wrong about the line at times; after this long we try all the same. */
const DOUBT_MS = 15_000;

/** Resolves at one of these events of the window, or after a while; rejects when aborted. */
function until(event: string | null, milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = (finish: () => void) => {
      clearTimeout(timer);
      if (event) removeEventListener(event, onEvent);
      signal.removeEventListener("abort", onAbort);
      finish();
    };
    const onEvent = () => settle(resolve);
    const onAbort = () => settle(() => reject(signal.reason));
    const timer = setTimeout(onEvent, milliseconds);
    if (event) addEventListener(event, onEvent);
    signal.addEventListener("abort", onAbort);
    if (signal.aborted) onAbort();
  });
}

/** The pipeline's effects in a browser. */
export function browserEffects(destination: Destination, buildPdf: Effects["buildPdf"]): Effects {
  const { media: host, mail } = destination;
  return {
    uploadImage: (file, fileName, onProgress, signal) =>
      upload({ host, endpoint: "auto", file, fileName, onProgress, signal }),
    // Specification, section 7: the file is named details.pdf.
    uploadPdf: (file, onProgress, signal) =>
      upload({ host, endpoint: "raw", file, fileName: "details.pdf", onProgress, signal }),
    buildPdf,
    sendMail: (params) => sendMail(mail, params),
    wait: (milliseconds, signal) => until(null, milliseconds, signal),
    isOnline: () => navigator.onLine,
    untilOnline: (signal) => until("online", DOUBT_MS, signal),
    log,
    now: () => new Date(),
    random: Math.random,
  };
}
