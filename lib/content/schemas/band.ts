import { z } from "zod";
import { complaintTables } from "./bands/complaint-tables";
import { exampleBands } from "./bands/examples";
import { figureBands } from "./bands/figures";
import { firmBands } from "./bands/firm";
import { textBands } from "./bands/texts";
import { band } from "./common";

/** A band other than a group of folds. */
const openBand = z.discriminatedUnion("kind", [
  ...textBands,
  ...exampleBands,
  ...figureBands,
  ...firmBands,
  complaintTables,
]);

const folds = band.extend({
  kind: z.literal("folds").describe("Collapsed bands: only headings show until opened"),
  parts: z.array(openBand).min(1),
  isJoined: z
    .boolean()
    .optional()
    .describe("If on, it stands close below the part above, and its heading is read aloud only"),
});

export const anyBand = z.discriminatedUnion("kind", [...openBand.options, folds]);

type OpenBand = z.output<typeof openBand>;
export type Band = z.output<typeof anyBand>;
export type BandKind = Band["kind"];
export type BandOf<Kind extends BandKind> = Extract<Band, { kind: Kind }>;

/** The bands of a page, with folds replaced by the bands inside them. */
export function openBands(bands: readonly Band[]): OpenBand[] {
  return bands.flatMap((band) => (band.kind === "folds" ? band.parts : [band]));
}
