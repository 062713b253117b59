import { reportError } from "static-islands/report-error";
import { CodeNotFetched } from "@/lib/consent/worker/worker-client";
import type { ImageRefusal } from "./image-header";
import type { PrepareResult } from "./prepare-image";

/** A file in a slot of the form. */
export interface ImageChoice {
  /** New for each file chosen. */
  id: string;
  name: string;
  size: number;
  /** Waiting: read, and worked on once the code for it arrives. */
  status: "reading" | "waiting" | "ready" | "refused";
  refusal: ImageRefusal | null;
  /** An object URL, to be revoked when the choice goes. */
  thumbnail: string | null;
  prepared: Promise<PrepareResult>;
}

/** Where no event says that the line is back, ms. */
const RETRY_MS = 5000;

function lineOrPause(): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      removeEventListener("online", go);
      resolve();
    };
    const timer = setTimeout(go, RETRY_MS);
    addEventListener("online", go);
  });
}

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
      if (!(error instanceof CodeNotFetched)) return { ok: false, reason: "not-drawn" };
      onChange({ ...choice, status: "waiting", refusal: "not-loaded" });
      return lineOrPause().then(() => prepare(bytes));
    }
  }
  // Read at once: a file from a phone's cloud picker is gone later (tus-js-client#255).
  const prepared = file
    .arrayBuffer()
    .then(prepare, (): PrepareResult => ({ ok: false, reason: "unreadable" }));
  const choice: ImageChoice = {
    id: `${Date.now()}-${Math.random()}`,
    name: file.name,
    size: file.size,
    status: "reading",
    refusal: null,
    thumbnail: null,
    prepared,
  };
  onChange(choice);
  prepared
    .then((result) => {
      if (!result.ok) return onChange({ ...choice, status: "refused", refusal: result.reason });
      const thumbnail = URL.createObjectURL(result.image.thumbnail);
      onChange({ ...choice, status: "ready", thumbnail });
    })
    .catch(reportError);
}

export function discardImage(choice: ImageChoice | null): void {
  if (choice?.thumbnail) URL.revokeObjectURL(choice.thumbnail);
}
