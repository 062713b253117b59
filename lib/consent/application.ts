import { IMAGE_FIELDS, type ImageField, type PerImage, type TextValues } from "./fields";
import type { ImageRefusal } from "./images/image-refusal";
import type { PreparedImage, PrepareResult } from "./images/prepare-image";

/** A photograph as the form holds it. */
export interface ChosenImage {
  /** New for each file chosen, so that a replaced photograph is sent again. */
  id: string;
  prepared: Promise<PrepareResult>;
}

/** What a client hands in. */
export interface Application {
  fields: TextValues;
  images: PerImage<ChosenImage>;
}

export type PreparedImages = PerImage<PreparedImage>;

type PrepareAllResult =
  | { ok: true; images: PreparedImages }
  | { ok: false; field: ImageField; reason: ImageRefusal };

/** Waits until all four are ready, or one turns out not to be of use. */
export async function prepareAll(images: Application["images"]): Promise<PrepareAllResult> {
  const prepared: Partial<PreparedImages> = {};
  for (const field of IMAGE_FIELDS) {
    const result = await images[field].prepared;
    if (!result.ok) return { ok: false, field, reason: result.reason };
    prepared[field] = result.image;
  }
  return { ok: true, images: prepared as PreparedImages };
}
