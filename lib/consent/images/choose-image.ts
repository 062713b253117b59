import { reportError } from "static-islands/report-error";
import type { ImageRefusal } from "./image-header";
import type { PrepareResult } from "./prepare-image";

/** A file in a slot of the form. */
export interface ImageChoice {
  /** New for each file chosen. */
  id: string;
  name: string;
  size: number;
  status: "reading" | "ready" | "refused";
  refusal: ImageRefusal | null;
  /** An object URL, to be revoked when the choice goes. */
  thumbnail: string | null;
  prepared: Promise<PrepareResult>;
}

/** Copies and prepares a chosen file. @param onChange called as it is read, and with the result */
export function chooseImage(
  file: File,
  prepareImage: (bytes: ArrayBuffer) => Promise<PrepareResult>,
  onChange: (choice: ImageChoice) => void,
): void {
  // Read at once: a file from a phone's cloud picker is gone later (tus-js-client#255).
  const prepared = file
    .arrayBuffer()
    .then(prepareImage, (): PrepareResult => ({ ok: false, reason: "unreadable" }))
    // The browser could not draw at all.
    .catch((): PrepareResult => ({ ok: false, reason: "damaged" }));
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
