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

/** A photograph that cannot be used. */
export class Refused extends Error {
  readonly field: ImageField;
  readonly reason: ImageRefusal;

  constructor(field: ImageField, reason: ImageRefusal) {
    super(reason);
    this.field = field;
    this.reason = reason;
  }
}

/** Waits until all four are ready. @throws Refused for the first that cannot be used */
export async function prepareAll(images: Application["images"]): Promise<PreparedImages> {
  const prepared: Partial<PreparedImages> = {};
  for (const field of IMAGE_FIELDS) {
    const result = await images[field].prepared;
    if (!result.ok) throw new Refused(field, result.reason);
    prepared[field] = result.image;
  }
  return prepared as PreparedImages;
}
