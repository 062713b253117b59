import { type PerImage, perImage, type TextValues } from "./fields";
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

/** Stands for what was typed and chosen: the same for the same application. */
export function keyOf({ fields, images }: Application): string {
  return JSON.stringify([fields, perImage((field) => images[field].id)]);
}
