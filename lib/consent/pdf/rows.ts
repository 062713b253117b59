/** docs/requirements.md R8.5: laid out vertically at 55-unit steps starting at y = 70. */
export const FIRST_ROW_Y = 70;
export const ROW_STEP = 55;

/** A4 in PDF units (1/72 inch). */
export const PAGE_WIDTH = 595.28;
export const PAGE_HEIGHT = 841.89;
export const MARGIN = 50;
export const TEXT_WIDTH = PAGE_WIDTH - 2 * MARGIN;

/** Rows on a page, so that the last one ends above the page number. */
export const ROWS_PER_PAGE = Math.floor((PAGE_HEIGHT - FIRST_ROW_Y - MARGIN) / ROW_STEP);

export interface Place {
  page: number;
  /** Distance of the row's top from the page's top. */
  y: number;
}

/**
 * Places parts one under the other: each starts on a row, none overlaps the next, none is cut by
 * the end of a page.
 * @param heights of the parts, in PDF units; none taller than a page
 */
export function placeRows(heights: readonly number[]): Place[] {
  let page = 0;
  let row = 0;
  return heights.map((height) => {
    const rows = Math.max(1, Math.ceil(height / ROW_STEP));
    if (row > 0 && row + rows > ROWS_PER_PAGE) {
      page += 1;
      row = 0;
    }
    const place = { page, y: FIRST_ROW_Y + row * ROW_STEP };
    row += rows;
    return place;
  });
}
