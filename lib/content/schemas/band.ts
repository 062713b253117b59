import { z } from "zod";
import { bands } from "@/components/bands/schema";
import { band, variant } from "./common";

const openBand = z.discriminatedUnion("kind", bands);
const foldsBand = variant(band, "folds", "Bands of which only the headings are seen until opened", {
  parts: z.array(openBand).min(1),
  isJoined: z
    .boolean()
    .optional()
    .describe("true continues the band above; the heading is then for screen readers alone"),
});
export const anyBand = z.discriminatedUnion("kind", [...openBand.options, foldsBand]);

/** A band of a page itself, or one in its folds. */
type OpenBand = z.output<typeof openBand>;
export type Band = z.output<typeof anyBand>;
export type BandKind = Band["kind"];
export type BandOf<Kind extends BandKind> = Extract<Band, { kind: Kind }>;

/** The bands of a page, those in folds among them. */
export function openBands(bands: readonly Band[]): OpenBand[] {
  return bands.flatMap((one) => (one.kind === "folds" ? one.parts : [one]));
}
