/**
 * Advance widths of Arial in 1/1000 em, by width: what Google's result page sets titles in. Signs
 * not listed count as a full em, so that a title is never thought narrower than it is.
 */
const WIDTHS: [width: number, signs: string][] = [
  [191, "'"],
  [222, "ijl‘’"],
  [260, "|"],
  [278, " !,./:;I[\\]ft\u00a0"],
  [333, "()-`r“”"],
  [334, "{}"],
  [350, "•"],
  [355, '"'],
  [389, "*"],
  [469, "^"],
  [500, "Jcksvxyz"],
  [556, "#$0123456789?L_abdeghnopqu–"],
  [584, "+<=>~"],
  [611, "FTZ"],
  [637, "₹"],
  [667, "&ABEKPSVXY"],
  [722, "CDHNRUw"],
  [778, "GOQ"],
  [833, "Mm"],
  [889, "%"],
  [944, "W"],
];

const EM = 1000;
/** Size of a title on the result page, in CSS px. */
const TITLE_SIZE = 20;

/** The widest title that a result page shows whole, in CSS px. */
const TITLE_LIMIT = 580;

const widthOf = new Map(
  WIDTHS.flatMap(([width, signs]) => [...signs].map((sign) => [sign, width])),
);

/** Width of a title on a result page, in CSS px. */
export function titleWidth(title: string): number {
  const units = [...title].reduce((sum, sign) => sum + (widthOf.get(sign) ?? EM), 0);
  return (units * TITLE_SIZE) / EM;
}

/**
 * The widest title of a page before the firm's name is added, in CSS px: it leaves room for a name
 * of about 18 letters. Of a longer name the result page cuts the end, never the page's own words.
 */
export const OWN_TITLE_LIMIT = TITLE_LIMIT - 195;

/** A page's title with the firm's name after it, once. */
export function fullTitle(title: string, firmName: string): string {
  return title.includes(firmName) ? title : `${title} | ${firmName}`;
}
