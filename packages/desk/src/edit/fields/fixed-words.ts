import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import type { CheckedContent } from "@/lib/checks/checked-content";
import { sitePages } from "@/lib/site/site-pages";
import { fileOf } from "@/lib/site/site-url";
import { requirementSentences } from "@/scripts/preflight/requirements";
import type { Fixed } from "../api";

const fixedRule = z.object({
  source: z.object({ paragraph: z.string() }),
  pages: z.string().optional(),
  exactly: z.boolean().optional(),
  approver: z.string().optional(),
  texts: z.array(z.coerce.string()).default([]),
  links: z.array(z.tuple([z.coerce.string(), z.coerce.string()])).default([]),
});

const pack = z.object({
  defaults: z.object({ approver: z.string(), exactly: z.boolean().optional() }),
  rules: z.record(z.string(), fixedRule),
});

/** Words that the owner fixed, and on which pages. */
export interface FixedWords extends Fixed {
  pages: RegExp | undefined;
}

/** The packs of the owner's words that hold for a site as it is (scripts/preflight/site-options.ts). */
function packsFor({ notices, words, testimonials }: CheckedContent): string[] {
  const packs = notices.accepting ? ["owner", `owner-${words.words}`] : ["owner-closed"];
  return testimonials.show ? [...packs, "owner-testimonials"] : packs;
}

/** All words that the owner fixed. @param root the repository */
export function readFixedWords(root: string, content: CheckedContent): FixedWords[] {
  const sentences = requirementSentences(root);
  return packsFor(content).flatMap((name) => {
    const file = path.join(root, `rules/${name}.yaml`);
    if (!existsSync(file)) return [];
    const { defaults, rules } = pack.parse(parse(readFileSync(file, "utf8")));
    return Object.values(rules).flatMap((rule) => {
      const labels = rule.links.map(([label]) => label).filter(Boolean);
      return [...rule.texts, ...labels].map((words) => ({
        words,
        exactly: rule.exactly ?? defaults.exactly ?? false,
        requirement: rule.source.paragraph,
        sentence: sentences.get(rule.source.paragraph) ?? "",
        approver: rule.approver ?? defaults.approver,
        pages: rule.pages === undefined ? undefined : new RegExp(rule.pages),
      }));
    });
  });
}

const plain = (text: string) => text.replace(/\s+/g, " ").trim();

function contains(text: string, words: string): boolean {
  const escaped = words.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, "u").test(text);
}

/** A word that stands in many texts by chance fixes a value only as a whole: "18", "Phone". */
const isLong = (words: string) => words.length >= 12 || words.includes(" ");

/** Built pages on which the texts of a file are: `about.html`; undefined: on any. */
function pagesOf(file: string, content: CheckedContent): string[] | undefined {
  const name = file.replace(/^content\//, "");
  const pages = sitePages(content).filter(({ sources }) => sources[0] === name);
  return pages.length > 0 ? pages.map(({ route }) => fileOf(route)) : undefined;
}

/** Whether a text has fixed words, or is them. */
function hasWords(text: string, { words, exactly }: Pick<Fixed, "words" | "exactly">): boolean {
  if (text === plain(words)) return true;
  return !exactly && isLong(words) && contains(text, plain(words));
}

/**
 * The owner's words in a value that no other text of its file has.
 * @param shown the value as pages print it
 * @param others all texts of the file as pages print them, with this one
 */
export function fixedIn(
  shown: string,
  file: string,
  { all, others }: { all: readonly FixedWords[]; others: readonly string[] },
  content: CheckedContent,
): Fixed[] {
  const text = plain(shown);
  const candidates = all.filter((fixed) => hasWords(text, fixed));
  if (candidates.length === 0) return [];
  const pages = pagesOf(file, content);
  // Words of every page come from the files that all pages print; in a page's own text they are one
  // more time.
  const isOnPage = ({ pages: where }: FixedWords) =>
    where === undefined
      ? pages === undefined
      : pages === undefined || pages.some((page) => where.test(page));
  const isAlone = (fixed: FixedWords) => others.filter((one) => hasWords(one, fixed)).length <= 1;
  const found = candidates.filter((fixed) => isOnPage(fixed) && isAlone(fixed));
  const byWords = new Map(found.map(({ pages: _, ...fixed }) => [fixed.words, fixed]));
  return [...byWords.values()];
}

/** The words that were in a value and are in it no more. */
export function lostWords(before: readonly Fixed[], shown: string): Fixed[] {
  return before.filter((fixed) => !hasWords(plain(shown), fixed));
}
