import { didYouMean } from "@/lib/content/load/nearest";

/**
 * What text may name as `{{firm.phone}}`, `{{marketing.counting}}`, `{{services.count}}`,
 * `{{sources.losses}}` or `{{refunds.short}}`: data by its first word; empty when its file could not
 * be read.
 */
export type Facts = ReadonlyMap<string, unknown>;

/** Name and value of every fact: `firm.address.city`. */
export function allFacts(facts: Facts): [name: string, value: unknown][] {
  const below = (name: string, value: unknown): [string, unknown][] =>
    typeof value === "object" && value !== null
      ? Object.entries(value).flatMap(([key, child]) => below(`${name}.${key}`, child))
      : [[name, value]];
  return [...facts].flatMap(([name, value]) => below(name, value));
}

/** A known fact in place of one that is none: misspelt, without its first word, or a group of facts. */
export function factHint(name: string, facts: Facts): string {
  const names = allFacts(facts).map(([known]) => known);
  const inside = names.filter((known) => known.startsWith(`${name}.`));
  if (inside.length > 0) {
    return `, a group: name one fact of it, ${inside.map((known) => `{{${known}}}`).join(", ")}`;
  }
  const within = names.find((known) => known.endsWith(`.${name}`));
  if (within) return `: did you mean {{${within}}}?`;
  // Without the first word, which all facts of a kind share.
  const root = name.slice(0, name.indexOf(".") + 1);
  const digits = (text: string) => text.replace(/\D/g, "");
  // Ids of plans differ in few letters: one of another tenure was not meant.
  const alike = names.filter((known) => known.startsWith(root) && digits(known) === digits(name));
  const rests = alike.map((known) => known.slice(root.length));
  return didYouMean(name.slice(root.length), rests, (rest) => `{{${root}${rest}}}`);
}
