import type { ChosenImage } from "@/lib/consent/application";
import { reportError } from "@/lib/islands/report-error";
import type { ImageRefusal } from "./image-refusal";
import type { PrepareResult } from "./prepare-image";

/** A file in a slot of the form: its name and size as chosen, and what became of it so far. */
export interface ImageChoice extends ChosenImage {
  name: string;
  /** Bytes. */
  size: number;
  status: "reading" | "ready" | "refused";
  refusal: ImageRefusal | null;
  /** An object URL, to be revoked when the choice goes. */
  thumbnail: string | null;
}

type PrepareImage = (bytes: ArrayBuffer) => Promise<PrepareResult>;

async function prepare(file: File, prepareImage: PrepareImage): Promise<PrepareResult> {
  let bytes: ArrayBuffer;
  try {
    // At once: a file from a phone's cloud picker is gone later (tus-js-client#255).
    bytes = await file.arrayBuffer();
  } catch {
    return { ok: false, reason: "unreadable" };
  }
  return prepareImage(bytes);
}

/**
 * Takes a chosen file into the form: its bytes are copied and made ready to send right away.
 * @param onChange told twice: as it is being read, and when it is ready or refused
 */
export function chooseImage(
  file: File,
  prepareImage: PrepareImage,
  onChange: (choice: ImageChoice) => void,
): void {
  const prepared = prepare(file, prepareImage).catch(
    // The browser could not draw at all; there is nothing of the photograph to speak of.
    (): PrepareResult => ({ ok: false, reason: "damaged" }),
  );
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
  prepared.then(
    (result) =>
      onChange(
        result.ok
          ? {
              ...choice,
              status: "ready",
              thumbnail: URL.createObjectURL(result.image.thumbnail.blob),
            }
          : { ...choice, status: "refused", refusal: result.reason },
      ),
    reportError,
  );
}

/** Gives back what a choice holds outside the page's own memory. */
export function discardImage(choice: ImageChoice | null): void {
  if (choice?.thumbnail) URL.revokeObjectURL(choice.thumbnail);
}
