import { defines, reference } from "content-kit/schema";
import { z } from "zod";
import { markdown, pageAnchor, publicFile, route, text, written } from "./values";

/** The loader checks that the file exists. */
export const pictureFile = reference(
  "picture",
  written(/\.[a-zA-Z]+$/, "a file in content/pictures such as our-office.jpg"),
);

export const externalUrl = z.url({
  protocol: /^https$/,
  error: "expected an address that starts with https://",
});

/** For an address that the firm has not supplied (docs/requirements.md R3.5); never linked. */
export const NO_ADDRESS = "#";

/** The loader checks that it leads somewhere. */
export const href = reference(
  "link",
  z.union([route, publicFile, externalUrl, z.literal(NO_ADDRESS)], {
    error: "expected a page of this site, a file in public/, an https address or #",
  }),
);

export const link = z.strictObject({ label: text, href });

export const actions = {
  primary: link,
  secondary: link.extend({
    about: text.describe("Read after the label by screen readers; not visible"),
  }),
};

export const titled = z.strictObject({ title: text, text: markdown });

export const meta = z.strictObject({
  // Search results show about 63 characters, including the firm's name.
  title: defines(
    "title",
    text.max(45, "expected at most 45 characters, as search results cut longer titles"),
  ).describe("Page title in search results and the browser tab"),
  description: defines("description", text).describe(
    "One or two sentences for search results, 120 to 160 characters",
  ),
});

/** Columns of the footer beside the services, whose links come from their own files. */
export const FOOTER_COLUMNS = ["firm", "policies", "before"] as const;
export type FooterColumn = (typeof FOOTER_COLUMNS)[number];

const menu = z.strictObject({
  label: text,
  header: z
    .int()
    .optional()
    .describe("Place in the menu above the page: lower numbers first; left out, it is not in it"),
  footer: z
    .strictObject({
      column: z.enum(FOOTER_COLUMNS),
      position: z.int().describe("Position in the column, lower first"),
    })
    .optional()
    .describe("Place in the links at the foot of all pages; left out, it is not in them"),
});

/** Background of a band; a page has no two alike in a row, and night and risk at most once. */
export const ground = z.enum(["paper", "deep", "sheet", "night", "risk"]);
export type Ground = z.output<typeof ground>;

export const optionalAnchor = pageAnchor
  .optional()
  .describe("Anchor for links: escalation for /compliance#escalation");

/** Fields of every kind of band. */
export const band = z.strictObject({
  id: optionalAnchor,
  ground: ground
    .optional()
    .describe("Background of this part; left out, they take turns: paper, sheet, deep"),
  heading: text,
  intro: markdown.optional(),
});

export const hero = z.strictObject({ heading: text, lede: text });

/** Fields of every page; all pages but Home also have a hero with heading and lede. */
export const page = z.strictObject({
  meta,
  menu: menu.optional(),
  noindex: z.boolean().optional().describe("If on, search engines do not list the page"),
});
export const heroPage = page.extend({ hero });

export const headed = z.strictObject({ heading: text, text: markdown });

export const section = z.strictObject({ heading: text, intro: markdown.optional() });

export const fieldText = z.strictObject({
  label: text,
  hint: text.optional().describe("Shown with the field, while it is filled in too"),
  placeholder: text
    .optional()
    .describe("Example in the empty field; it goes with the first letter"),
});
