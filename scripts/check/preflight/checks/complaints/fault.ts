import type { Page } from "../../page-texts";
import { type Hit, WHOLE_SITE } from "../check";
import type { Row } from "./read-tables";

/** A mistake in words, and where it is. */
export type Fault = [say: string, at: Pick<Row, "piece" | "fact">];

export const hitsOf = (page: Page, faults: readonly Fault[]): Hit[] =>
  faults.map(([say, { piece, fact }]) => ({
    page: page.file,
    piece,
    words: piece.text,
    say,
    ...(fact && { fact }),
  }));

/** What is missing on a page, or on all of them. */
export const missing = (say: string, page: string = WHOLE_SITE): Hit => ({ page, words: "", say });
