import { z } from "zod";
import { type Denial, denialWords } from "./denial.ts";
import type { Weights } from "./weigh-words.ts";

/** Where words can be; a rule looks everywhere but in scripts unless its `where` names the places. */
const SHOWN = ["text", "title", "description", "alt", "label", "share-image", "pdf"] as const;
export const PLACES = [...SHOWN, "image-name", "address", "structured-data", "script"] as const;
export type PlaceKind = (typeof PLACES)[number];

/** error: stops a launch; warning: for counsel; note: advice. */
export const LEVELS = ["error", "warning", "note"] as const;
export type Level = (typeof LEVELS)[number];

/** A day of the calendar: February has no 31st. */
export const day = z.iso.date({
  error: ({ input }) => `expected a day such as 2026-02-06, got "${input}"`,
});
export const text = z.string().trim().min(1);

/** A regular expression as a rule writes it; letters of every script count as letters. */
const pattern = text.refine((source) => {
  try {
    return Boolean(new RegExp(source, "giu"));
  } catch {
    return false;
  }
}, "expected a regular expression");

/**
 * A day on which something ends, the value's name, days of notice in place of the rule's, and the
 * level of a finding once the day is over.
 */
const ending = z.strictObject({
  what: text,
  day,
  fact: text.optional(),
  notice: z.int().optional(),
  over: z.enum(LEVELS).optional(),
});

/** What the firm knows of itself; a rule that needs more than the pages compares with it. */
export const siteFacts = z.strictObject({
  name: text.optional(),
  legalName: text.optional(),
  number: text.optional(),
  /** The firm's own website: `https://www.firm.example`. */
  site: text.optional(),
  enlistment: text.optional(),
  address: z.array(text).default([]),
  officers: z.array(text).default([]),
  feeCap: z.number().optional(),
  plans: z.array(z.strictObject({ id: text, price: z.number() })).default([]),
  placeholders: z.array(text).default([]),
  /** What texts say of savings and no price could decide, and where. */
  openClaims: z.array(z.strictObject({ words: text, fact: text.optional() })).default([]),
  dates: z.array(ending).default([]),
});
export type SiteFacts = z.output<typeof siteFacts>;

/** Words, or a page from `<` on; with facts or a day where the rule needs them. */
const fixture = z.union([
  text,
  z.strictObject({ page: text.optional(), facts: siteFacts.optional(), today: day.optional() }),
]);
export type Fixture = z.output<typeof fixture>;

/** A document of the regulator's, and whether the wording was compared with it. */
export const ruleDocument = z.strictObject({
  circular: text,
  date: day.optional(),
  link: z.url().optional(),
  read: text,
  compared: z.boolean(),
});

const common = {
  message: text,
  advice: text.optional(),
  approver: text.optional(),
  level: z.enum(LEVELS),
  launch: z.enum(LEVELS).optional(),
  /** `before-launch`: with --launch no exception holds. */
  excusable: z.enum(["always", "before-launch"]).default("always"),
  scope: z.enum(["block", "page"]).default("block"),
  where: z.array(z.enum(PLACES)).default(PLACES.filter((place) => place !== "script")),
  in: z.enum(["facts", "folder"]).optional(),
  pages: pattern.optional(),
  source: z.strictObject({
    document: text,
    paragraph: text,
    confidence: z.enum(["high", "medium", "low"]),
  }),
  pass: z.array(fixture).min(2, "expected two texts at least that must pass"),
  fail: z.array(fixture).min(2, "expected two texts at least that must fail"),
};

/** One rule, with the keys of Vale (vale.sh) where they fit. */
export const rule = z.discriminatedUnion("extends", [
  z.strictObject({
    ...common,
    extends: z.literal("existence"),
    /** Regular expressions, and the phrases of the rule in that form. */
    tokens: z.array(pattern).min(1),
    /** What the rest of a sentence may say so that the phrase is none: that a stop may fail. */
    unless: z.array(pattern).default([]),
  }),
  // Where `first` is found, or anywhere without it, `second` must be there too.
  z.strictObject({
    ...common,
    extends: z.literal("conditional"),
    first: pattern.optional(),
    second: pattern,
  }),
  z.strictObject({
    ...common,
    extends: z.literal("mandated-text"),
    on: z.enum(["every-page", "site"]).default("every-page"),
    texts: z.array(text).default([]),
    exactly: z.boolean().default(false),
    elements: pattern.optional(),
    links: z.array(z.tuple([z.string(), text])).default([]),
    within: text.default("body"),
    ordered: z.boolean().default(false),
    // Its texts are its own examples.
    pass: common.pass.min(0).default([]),
    fail: common.fail.min(0).default([]),
  }),
  // Sentences whose words weigh as much as the file says.
  z.strictObject({ ...common, extends: z.literal("weighed-words"), words: text }),
  z.strictObject({
    ...common,
    extends: z.literal("script"),
    script: text,
    with: z.record(z.string(), z.unknown()).default({}),
  }),
]);

export type RuleSource = z.output<typeof rule>["source"] & z.output<typeof ruleDocument>;
export type Rule = Omit<z.output<typeof rule>, "source"> & {
  key: string;
  file: string;
  line: number;
  denial: Denial;
  /** Of a rule of weighed words. */
  weights?: Weights;
  source: RuleSource;
} & z.output<typeof rule>;
export type ScriptRule = Extract<Rule, { extends: "script" }>;
export type MandatedRule = Extract<Rule, { extends: "mandated-text" }>;

const key = z.string().regex(/^[a-z][a-z0-9-]*$/);

export const pack = z.strictObject({
  name: text,
  date: day,
  inherits: text.optional(),
  vocabulary: z.record(key, z.union([text, z.array(text)])).default({}),
  denial: denialWords.optional(),
  documents: z.record(text, ruleDocument).default({}),
  /** Texts of regulators that a site may print though no rule asks for them: no phrase in them is found. */
  quoted: z.array(text).default([]),
  defaults: z.record(z.string(), z.unknown()).default({}),
  rules: z.record(key, z.record(z.string(), z.unknown()).nullable()),
});
