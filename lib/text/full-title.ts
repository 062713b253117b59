/** Search results show about so many characters of a title, with the firm's name. */
export const SHOWN_TITLE = 63;

/** Appends the firm's name, unless the title contains it. */
export function fullTitle(title: string, firmName: string): string {
  return title.includes(firmName) ? title : `${title} | ${firmName}`;
}
