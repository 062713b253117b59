import type { Destination } from "@/lib/consent/providers/destination";
import { sendMail } from "@/lib/consent/providers/mail";
import { upload } from "@/lib/consent/providers/media-host";
import type { Effects } from "./effects";
import { log } from "./log";

/** Browsers are wrong about the line at times; after this long we try all the same. */
const DOUBT_MS = 15_000;

/**
 * Waits for an event of the window, or for a while.
 * @returns whether the event came
 * @throws the signal's reason once it is aborted
 */
function until(event: string | null, milliseconds: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const settle = (finish: () => void) => {
      clearTimeout(timer);
      if (event) removeEventListener(event, onEvent);
      signal.removeEventListener("abort", onAbort);
      finish();
    };
    const onEvent = () => settle(() => resolve(true));
    const onAbort = () => settle(() => reject(signal.reason));
    const timer = setTimeout(() => settle(() => resolve(false)), milliseconds);
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
    // docs/requirements.md R8.3: the file is named details.pdf.
    uploadPdf: (file, onProgress, signal) =>
      upload({ host, endpoint: "raw", file, fileName: "details.pdf", onProgress, signal }),
    buildPdf,
    sendMail: (params) => sendMail(mail, params),
    async wait(milliseconds, signal) {
      await until(null, milliseconds, signal);
    },
    isOnline: () => navigator.onLine,
    untilOnline: (signal) => until("online", DOUBT_MS, signal),
    log,
    now: () => new Date(),
    random: Math.random,
  };
}
