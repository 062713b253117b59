/** Where in a page a line is. */
export type Part = "search" | "top" | "main" | "foot" | "later";

/** What a reader meets as one: a paragraph, a row of a table, an alt text, a picture. */
export interface Line {
  part: Part;
  kind: "heading" | "text" | "spoken" | "picture";
  text: string;
  /** The heading above it; empty where there is none. */
  under: string;
  /** The term before it (`<dt>`), such as "Account number"; empty where there is none. */
  label: string;
  links: readonly Link[];
  /** Of a picture. */
  picture?: Picture;
}

export interface Link {
  text: string;
  href: string;
}

export interface Picture {
  /** Its file in the site's folder. */
  file: string;
  /** SHA-256 of the file in hex; "missing" where there is none. */
  hash: string;
}

/** Two lines are the same to a reader if their keys are. */
export function keyOf({ part, kind, text, label, links, picture }: Line): string {
  const hrefs = links.map(({ href }) => href);
  // A foot or top that is the same on all pages is one, whatever stands above it.
  return JSON.stringify([part, kind, text, label, hrefs, picture?.hash]);
}
