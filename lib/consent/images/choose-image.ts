import { reportError } from "@/lib/consent/report-error";
import { until } from "@/lib/consent/until";
import type { PrepareResult } from "@/lib/consent/worker/jobs";
import { CodeNotFetched } from "@/lib/consent/worker/worker-client";
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

/** Milliseconds between tries if no `online` event is fired. */
const RETRY_MS = 5000;

/** Reads and prepares a file. @param onChange called first while reading, then with the result */
export function chooseImage(
  file: File,
  prepareImage: (bytes: ArrayBuffer) => Promise<PrepareResult>,
  onChange: (choice: ImageChoice) => void,
): void {
  async function prepare(bytes: ArrayBuffer): Promise<PrepareResult> {
    try {
      return await prepareImage(bytes);
    } catch (error) {
      // The browser could not draw, perhaps for lack of memory.
      if (!(error instanceof CodeNotFetched)) return "not-drawn";
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
