import { z } from "zod";
import { bands } from "./bands";
import { band, variant } from "./common";

const openBand = z.discriminatedUnion("kind", bands);
const foldsBand = variant(band, "folds", "Collapsed bands: only headings show until opened", {
  parts: z.array(openBand).min(1),
  isJoined: z
    .boolean()
    .optional()
    .describe("true joins it to the band above; its heading is then for screen readers only"),
});
export const anyBand = z.discriminatedUnion("kind", [...openBand.options, foldsBand]);

/** A band other than a group of folds. */
type OpenBand = z.output<typeof openBand>;
export type Band = z.output<typeof anyBand>;
export type BandKind = Band["kind"];
export type BandOf<Kind extends BandKind> = Extract<Band, { kind: Kind }>;

/** The bands of a page, with folds replaced by the bands inside them. */
export function openBands(bands: readonly Band[]): OpenBand[] {
  return bands.flatMap((one) => (one.kind === "folds" ? one.parts : [one]));
}
