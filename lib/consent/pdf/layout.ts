/** Places and sizes in the consent PDF, in PDF units (1/72 inch). The page is A4. */
export const PAGE_WIDTH = 595.28;
export const PAGE_HEIGHT = 841.89;
export const MARGIN = 50;
export const TEXT_WIDTH = PAGE_WIDTH - 2 * MARGIN;

export const LABEL_SIZE = 9;
export const TEXT_SIZE = 12;
export const POINT_SIZE = 10;

/** Room for the number of a point of the terms. */
export const POINT_INDENT = 18;

/** docs/requirements.md R8.5: laid out vertically at 55-unit steps starting at y = 70. */
const FIRST_ROW_Y = 70;
export const ROW_STEP = 55;

/** Rows on a page, so that the last one ends above the page number. */
export const ROWS_PER_PAGE = Math.floor((PAGE_HEIGHT - FIRST_ROW_Y - MARGIN) / ROW_STEP);

/** @returns for the height of the next part, at most a page, its page and distance from the top */
export function createRows(): (height: number) => { page: number; y: number } {
  let page = 0;
  let row = 0;
  return (height) => {
    const rows = Math.max(1, Math.ceil(height / ROW_STEP));
    if (row > 0 && row + rows > ROWS_PER_PAGE) {
      page += 1;
      row = 0;
    }
    const y = FIRST_ROW_Y + row * ROW_STEP;
    row += rows;
    return { page, y };
  };
}
