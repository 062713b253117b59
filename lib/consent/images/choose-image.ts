import { CodeNotFetched } from "@/lib/consent/code-not-fetched";
import { reportError } from "@/lib/consent/report-error";
import { until } from "@/lib/consent/until";
import type { PrepareResult } from "@/lib/consent/worker/jobs";
import type { ImageRefusal } from "./image-header";

export interface ImageChoice {
  id: string;
  name: string;
  size: number;
  /** Waiting: the file is read, but the code that prepares it could not be fetched yet. */
  status: "reading" | "waiting" | "ready" | "refused";
  refusal: ImageRefusal | null;
  /** Object URL of the prepared image; revoke it when the choice is discarded. */
  preview: string | null;
  prepared: Promise<PrepareResult>;
}

interface ImageEffects {
  prepareImage: (bytes: ArrayBuffer) => Promise<PrepareResult>;
  /** Whether a newer release has replaced code that could not be fetched. */
  isReplaced: () => Promise<boolean>;
}

/** Milliseconds between tries if no `online` event is fired. */
const RETRY_MS = 5000;

/**
 * Reads and prepares a file. While the code that prepares it cannot be fetched, the file is kept and
 * fetching is tried again, unless a newer release has replaced the code.
 * @param onChange called first while reading, then with the result
 */
export function chooseImage(
  file: File,
  { prepareImage, isReplaced }: ImageEffects,
  onChange: (choice: ImageChoice) => void,
): void {
  async function prepare(bytes: ArrayBuffer): Promise<PrepareResult> {
    try {
      return await prepareImage(bytes);
    } catch (error) {
      // The browser could not draw, perhaps for lack of memory.
      if (!(error instanceof CodeNotFetched)) return "not-drawn";
      if (await isReplaced()) return "replaced";
      onChange({ ...choice, status: "waiting", refusal: "not-loaded" });
      await until("online", RETRY_MS);
      return prepare(bytes);
    }
  }
  // Read at once: files from a phone's cloud picker may become unreadable (tus-js-client#255).
  const prepared = file.arrayBuffer().then(prepare, (): PrepareResult => "unreadable");
  const choice: ImageChoice = {
    id: `${Date.now()}-${Math.random()}`,
    name: file.name,
    size: file.size,
    status: "reading",
    refusal: null,
    preview: null,
    prepared,
  };
  const showResult = (result: PrepareResult) => {
    if (typeof result === "string") {
      onChange({ ...choice, status: "refused", refusal: result });
    } else {
      onChange({ ...choice, status: "ready", preview: URL.createObjectURL(result.jpeg) });
    }
  };
  onChange(choice);
  prepared.then(showResult).catch(reportError);
}

export function discardImage(choice: ImageChoice | null): void {
  if (choice?.preview) URL.revokeObjectURL(choice.preview);
}
