/** A page's title with the firm's name after it, once. */
export function fullTitle(title: string, firmName: string): string {
  return title.includes(firmName) ? title : `${title} | ${firmName}`;
}
