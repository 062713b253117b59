/** A link in Markdown to a page of this site, and an `href` or redirect to one. */
export const MARKDOWN_LINK = /\]\((\/[^)\s]*)\)/g;
export const ADDRESS = /^(\/.*)$/g;

/** What a link of this site may lead to. */
export interface LinkTargets {
  routes: ReadonlySet<string>;
  /** The owner's files in `public/`, by address. */
  files: ReadonlyMap<string, number>;
}

const FILE = /\.\w+$/;

/** Links to pages and files that do not exist: what to say of each, and its offset in the text. */
export function unknownLinks(text: string, { routes, files }: LinkTargets, pattern: RegExp) {
  return [...text.matchAll(pattern)].flatMap(({ 1: href = "", index: offset }) => {
    const target = href.replace(/#.*$/, "");
    if (routes.has(target) || files.has(target)) return [];
    const message = FILE.test(target)
      ? `expected a file in public/, got "${target}", which is not there: put it there, or correct the name`
      : `expected a page of this site, got the unknown link "${target}"`;
    return [{ message, offset }];
  });
}
