import { z } from "zod";
import { anchor, each, markdown, publicFile, route, text, written } from "./values";

/** One kind of a union: what all kinds share, a word for editors on this one, its own keys. */
export function variant<All extends z.ZodRawShape, Kind extends string, Own extends z.ZodRawShape>(
  common: All,
  kind: Kind,
  about: string,
  own: Own,
) {
  return z.strictObject({ ...common, kind: z.literal(kind).describe(about), ...own });
}

/** A picture's file; the loader checks that it is there. */
export const pictureFile = written(
  /\.[a-zA-Z]+$/,
  "a file in content/pictures such as our-office.jpg",
);

export const externalUrl = z.url({
  protocol: /^https$/,
  error: "expected an address that starts with https://",
});

/** Stands for an address that the firm has still to supply (docs/requirements.md R3.5); nothing links to it. */
export const NO_ADDRESS = "#";

/** A link: a page of this site, a file, another site, or `#` for an address not supplied yet. */
export const href = z.union([route, publicFile, externalUrl, z.literal(NO_ADDRESS)], {
  error: "expected a page of this site, a file in public/, an https address or #",
});

export const link = z.strictObject({ label: text, href });

/** What to do next, and where to read more first. */
export const actions = {
  primary: link,
  secondary: link.extend({ about: text.describe("Follows the label for screen readers") }),
};

export const titled = z.strictObject({ title: text, text: markdown });

/** What search engines show for a page. */
export const meta = z.strictObject({
  // Result pages show about 63 characters, and the firm's name follows.
  title: text
    .max(45, "expected at most 45 characters, as search results cut longer titles")
    .describe("Title of the page in search results and on the browser's tab"),
  description: text.describe("One or two sentences for search results, 120 to 160 characters"),
});

/** Where a page stands in the header and the footer; lower numbers come first. */
const menu = z.strictObject({
  label: text,
  header: z.int().optional().describe("Place in the header; leave out to keep it out"),
  footer: z.int().optional().describe("Place in the footer; leave out to keep it out"),
});

/** The ground of a band; a page has no two alike in a row, and night and risk once at most. */
export const ground = z.enum(["paper", "deep", "sheet", "night", "risk"]);
export type Ground = z.output<typeof ground>;

/** Every band, question and note may carry an anchor for links from elsewhere. */
export const optionalAnchor = anchor
  .optional()
  .describe("Anchor for links: /compliance#escalation");

/** What every kind of band has. */
export const band = {
  id: optionalAnchor,
  ground: ground.optional().describe("Leave out for the next of paper, sheet and deep"),
  heading: text,
  intro: markdown.optional(),
};

/** The top of a page: its heading, and what the page is. */
export const hero = z.strictObject({ heading: text, lede: text });

/** What every page has; all but Home begin with a hero of heading and lede. */
export const page = z.strictObject({
  meta,
  menu: menu.optional(),
  noindex: z.boolean().optional().describe("true keeps the page out of search engines"),
});
export const heroPage = page.extend({ hero });

export const headed = z.strictObject({ heading: text, text: markdown });

/** The head of a part of a page. */
export const section = z.strictObject({ heading: text, intro: markdown.optional() });

/** The words at a field of a form. */
export const fieldText = z.strictObject({
  label: text,
  ...each(text.optional(), "hint placeholder"),
});
