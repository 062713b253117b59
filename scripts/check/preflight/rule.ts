import { z } from "zod";

/** Where words can stand; a rule looks everywhere unless its `where` says less. */
export const PLACES = [
  "text",
  "title",
  "description",
  "alt",
  "label",
  "image-name",
  "structured-data",
  "share-image",
  "pdf",
  "llms",
] as const;
export type PlaceKind = (typeof PLACES)[number];

/** error: stops a launch; warning: for counsel; note: advice. */
export const LEVELS = ["error", "warning", "note"] as const;
export type Level = (typeof LEVELS)[number];

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, "expected a day such as 2026-02-06");
const text = z.string().trim().min(1);

/** A regular expression as a rule writes it; letters of every script count as letters. */
const pattern = text.refine((source) => {
  try {
    return Boolean(new RegExp(source, "giu"));
  } catch {
    return false;
  }
}, "expected a regular expression");

/** What a check needs of content, named as in firm.yaml. */
export const siteFacts = z.strictObject({
  legalName: text.optional(),
  number: text.optional(),
  enlistment: text.optional(),
  validTo: day.optional(),
  certificateTo: day.optional(),
  address: z.array(text).default([]),
  officers: z.array(text).default([]),
  feeCap: z.number().optional(),
  plans: z.array(z.strictObject({ id: text, price: z.number() })).default([]),
  placeholders: z.array(text).default([]),
  announcements: z.array(z.strictObject({ until: day, text })).default([]),
});
export type SiteFacts = z.output<typeof siteFacts>;

/** Words, or a page from `<` on; with facts of content or a day where the rule needs them. */
const fixture = z.union([
  text,
  z.strictObject({
    page: text.optional(),
    words: z.array(text).optional().describe("A paragraph each"),
    change: z.record(text, z.string()).default({}).describe("What is written instead in `words`"),
    bytes: z.int().optional().describe("What the page weighs"),
    facts: siteFacts.optional(),
    today: day.optional(),
  }),
]);
export type Fixture = z.output<typeof fixture>;

/** A document of the regulator's, and whether the wording was compared with it. */
export const ruleDocument = z.strictObject({
  circular: text,
  date: day.optional(),
  link: z.url().optional(),
  read: text.describe("What was read instead or as well, and on which day"),
  compared: z.boolean().describe("Whether the words were compared with the document itself"),
});

/**
 * A window around a match in which other words take the claim back: "no guaranteed returns". It ends
 * with the sentence, and unless `across` is set with the next comma.
 */
const negation = z.strictObject({
  before: pattern.optional(),
  after: pattern.optional(),
  words: z.int().min(0).default(4),
  across: z.boolean().default(false),
});
export type Negation = z.output<typeof negation>;

const common = {
  message: text.describe("What is wrong, for someone who is no programmer; %s is what was found"),
  advice: text.optional().describe("What to do"),
  level: z.enum(LEVELS),
  launch: z.enum(LEVELS).optional().describe("The level with --launch"),
  scope: z.enum(["block", "page", "site"]).default("block"),
  where: z
    .array(z.enum(PLACES))
    .min(1)
    .default([...PLACES]),
  in: z
    .enum(["content", "folder"])
    .optional()
    .describe("Only where there is content/, or only in the folder of another site"),
  pages: pattern.optional().describe("Only pages whose address fits"),
  link: z.url().optional(),
  exceptions: z.array(pattern).default([]).describe("Matches which are no finding"),
  unless: z.array(negation).default([]),
  source: z.strictObject({
    document: text,
    paragraph: text,
    confidence: z.enum(["high", "medium", "low"]),
  }),
  from: day.optional(),
  until: day.optional(),
  pass: z.array(fixture).min(2, "expected two texts at least that must pass"),
  fail: z.array(fixture).min(2, "expected two texts at least that must fail"),
};

/** One rule, with the keys of Vale (vale.sh) where they fit. */
export const rule = z.discriminatedUnion("extends", [
  z.strictObject({ ...common, extends: z.literal("existence"), tokens: z.array(pattern).min(1) }),
  z.strictObject({ ...common, extends: z.literal("substitution"), swap: z.record(pattern, text) }),
  z.strictObject({
    ...common,
    extends: z.literal("occurrence"),
    token: pattern,
    min: z.int().optional(),
    max: z.int().optional(),
  }),
  z.strictObject({
    ...common,
    extends: z.literal("conditional"),
    first: pattern,
    second: pattern,
  }),
  z.strictObject({
    ...common,
    extends: z.literal("script"),
    script: text.describe("Name of the check in code"),
    with: z.record(z.string(), z.unknown()).default({}),
  }),
]);

export type RuleSource = z.output<typeof rule>["source"] & z.output<typeof ruleDocument>;
export type Rule = Omit<z.output<typeof rule>, "source"> & {
  key: string;
  file: string;
  line: number;
  source: RuleSource;
} & z.output<typeof rule>;
export type ScriptRule = Extract<Rule, { extends: "script" }>;

export const pack = z.strictObject({
  name: text,
  date: day.describe("The first day on which the pack applies"),
  inherits: text.optional().describe("An earlier pack of the folder, whose rules this one changes"),
  vocabulary: z
    .record(z.string().regex(/^[a-z][a-z-]+$/), z.union([text, z.array(text)]))
    .default({})
    .describe("Parts of patterns, which others name as {name}"),
  negations: z.unknown().optional().describe("Windows that several rules share, as YAML anchors"),
  documents: z.record(text, ruleDocument).default({}),
  rules: z.record(
    z.string().regex(/^[a-z][a-z0-9-]*$/),
    z.record(z.string(), z.unknown()).nullable(),
  ),
});
