import { type PerImage, perImage, type TextValues } from "./fields";
import type { PreparedImage, PrepareResult } from "./images/prepare-image";
import type { PlanOffer } from "./plan-offers";

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
  /** Undefined where none was chosen. */
  plan?: PlanOffer | undefined;
}

export type PreparedImages = PerImage<PreparedImage>;

/** Stands for what was typed and chosen: the same for the same application. */
export function keyOf({ fields, images, plan }: Application): string {
  return JSON.stringify([fields, perImage((field) => images[field].id), plan?.id]);
}
