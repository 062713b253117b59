/** A link in Markdown to a page of this site, and an `href` or redirect to one. */
export const MARKDOWN_LINK = /\]\((\/[^)\s]*)\)/g;
export const ADDRESS = /^(\/.*)$/g;

/** Links to pages that do not exist: what to say of each, and its offset in the text. */
export function unknownLinks(text: string, routes: ReadonlySet<string>, pattern: RegExp) {
  return [...text.matchAll(pattern)].flatMap(({ 1: href = "", index: offset }) => {
    const route = href.replace(/#.*$/, "");
    const message = `expected a page of this site, got the unknown link "${route}"`;
    return routes.has(route) ? [] : [{ message, offset }];
  });
}
