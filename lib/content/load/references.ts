import { formatDate, formatRupees } from "@/lib/content/format";
import type { ContentIssue } from "./content-error";
import type { YamlFile } from "./yaml-file";

const REFERENCE = /\{\{\s*([a-zA-Z0-9.-]+)\s*\}\}/g;
const RUPEE_FACTS = new Set(["firm.feeCap"]);

/** Facts that text may name as `{{firm.phone}}` or `{{price.futures-basic-1m}}`. */
export type Facts = ReadonlyMap<string, string>;

function collect(facts: Map<string, string>, path: string, value: unknown): void {
  if (typeof value === "object" && value !== null) {
    for (const [key, child] of Object.entries(value)) collect(facts, `${path}.${key}`, child);
  } else if (typeof value === "number") {
    facts.set(path, RUPEE_FACTS.has(path) ? formatRupees(value) : String(value));
  } else if (typeof value === "string") {
    facts.set(path, /^\d{4}-\d{2}-\d{2}$/.test(value) ? formatDate(value) : value);
  }
}

function plansOf(service: unknown): { id: string; price: unknown }[] {
  const plans = (service as { plans?: unknown } | null)?.plans;
  if (!Array.isArray(plans)) return [];
  return plans.filter((plan) => typeof plan?.id === "string");
}

function isUnread(data: unknown): boolean {
  return Object.keys(data ?? {}).length === 0;
}

/** Stands for every fact of a file that could not be read; to miss them all is no second mistake. */
const unreadKey = (reference: string) => reference.replace(/\..*$/, ".*");

/** What the privacy policy says of counting: the sentence that is true of this build. */
function countingOf(marketing: unknown): unknown {
  const { counter, counting } = (marketing ?? {}) as {
    counter?: unknown;
    counting?: { on?: unknown; off?: unknown } | null;
  };
  return counter ? counting?.on : counting?.off;
}

/** Builds the table of facts from the raw files: the firm, the services, marketing's settings. */
export function collectFacts(
  firm: unknown,
  services: readonly unknown[],
  marketing: unknown,
): Facts {
  const facts = new Map<string, string>();
  collect(facts, "firm", firm);
  for (const { id, price } of services.flatMap(plansOf)) {
    // A price that is no number is reported where it stands, not wherever it is named.
    facts.set(`price.${id}`, typeof price === "number" ? formatRupees(price) : String(price));
  }
  const counting = countingOf(marketing);
  // A sentence that is missing is reported where it should stand.
  facts.set("marketing.counting", typeof counting === "string" ? counting : "");
  if (isUnread(firm)) facts.set("firm.*", "");
  if (services.some(isUnread)) facts.set("price.*", "");
  return facts;
}

/** Replaces references in one text; `onUnknown` hears of each that names no fact. */
export function resolveText(
  value: string,
  facts: Facts,
  onUnknown: (reference: string, offset: number) => void,
): string {
  return value.replace(REFERENCE, (whole, name: string, offset: number) => {
    const fact = facts.get(name);
    if (fact === undefined && !facts.has(unreadKey(name))) onUnknown(whole, offset);
    return fact ?? whole;
  });
}

/** Replaces references in every text of a file, leaving the file's own places intact. */
export function resolveReferences(
  source: YamlFile,
  facts: Facts,
): { source: YamlFile; issues: ContentIssue[] } {
  const issues: ContentIssue[] = [];
  const walk = (value: unknown, path: readonly PropertyKey[]): unknown => {
    if (typeof value === "string") {
      return resolveText(value, facts, (reference) => {
        issues.push(source.issueAt(path, `expected a known fact, got ${reference}`));
      });
    }
    if (Array.isArray(value)) return value.map((child, index) => walk(child, [...path, index]));
    if (typeof value === "object" && value !== null) {
      return Object.fromEntries(
        Object.entries(value).map(([key, child]) => [key, walk(child, [...path, key])]),
      );
    }
    return value;
  };
  return { source: { ...source, data: walk(source.data, []) }, issues };
}
