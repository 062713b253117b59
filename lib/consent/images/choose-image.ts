import { reportError } from "static-islands/report-error";
import { until } from "@/lib/consent/until";
import type { PrepareResult } from "@/lib/consent/worker/jobs";
import { CodeNotFetched } from "@/lib/consent/worker/worker-client";
import type { ImageRefusal } from "./image-header";

/** A file in a slot of the form. */
export interface ImageChoice {
  /** New for each file chosen. */
  id: string;
  name: string;
  size: number;
  /** Waiting: read, and worked on once the code for it arrives. */
  status: "reading" | "waiting" | "ready" | "refused";
  refusal: ImageRefusal | null;
  /** An object URL of what is sent, to be revoked when the choice goes. */
  preview: string | null;
  prepared: Promise<PrepareResult>;
}

/** Where no event says that the line is back, ms. */
const RETRY_MS = 5000;

/** Copies and prepares a chosen file. @param onChange called as it is read, and with the result */
export function chooseImage(
  file: File,
  prepareImage: (bytes: ArrayBuffer) => Promise<PrepareResult>,
  onChange: (choice: ImageChoice) => void,
): void {
  async function prepare(bytes: ArrayBuffer): Promise<PrepareResult> {
    try {
      return await prepareImage(bytes);
    } catch (error) {
      // The browser could not draw, for want of memory or at all.
      if (!(error instanceof CodeNotFetched)) return "not-drawn";
      onChange({ ...choice, status: "waiting", refusal: "not-loaded" });
      await until("online", RETRY_MS);
      return prepare(bytes);
    }
  }
  // Read at once: a file from a phone's cloud picker is gone later (tus-js-client#255).
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
  onChange(choice);
  prepared
    .then((result) => {
      if (typeof result === "string") {
        return onChange({ ...choice, status: "refused", refusal: result });
      }
      onChange({ ...choice, status: "ready", preview: URL.createObjectURL(result.jpeg) });
    })
    .catch(reportError);
}

export function discardImage(choice: ImageChoice | null): void {
  if (choice?.preview) URL.revokeObjectURL(choice.preview);
}
