import type { Facts } from "./facts";
import { didYouMean, nearest } from "./nearest";

/** Names and values of all facts. */
function factsBelow(name: string, value: unknown): [name: string, value: unknown][] {
  if (typeof value !== "object" || value === null) return [[name, value]];
  return Object.entries(value).flatMap(([key, child]) => factsBelow(`${name}.${key}`, child));
}

export function allFacts(facts: Facts): [name: string, value: unknown][] {
  return [...facts].flatMap(([name, value]) => factsBelow(name, value));
}

/** The name of the first text among the firm's facts that fits. */
export function factNamed(facts: Facts, fits: (text: string) => boolean): string | undefined {
  return factsBelow("firm", facts.get("firm")).find(
    ([, value]) => typeof value === "string" && fits(value),
  )?.[0];
}

/** Ids of plans differ in few letters: a renamed one is no slip of the pen, and no other plan. */
function planAdvice(name: string, names: readonly string[]): string {
  const digits = (id: string) => id.replace(/\D/g, "");
  const plans = names.filter((known) => known.startsWith("price."));
  const alike = plans.filter((known) => digits(known) === digits(name));
  const meant = nearest(
    name.slice(6),
    alike.map((known) => known.slice(6)),
  );
  if (meant) return `: did you mean {{price.${meant}}}?`;
  const [service = ""] = name.split("-");
  const same = plans.filter((known) => known.startsWith(`${service}-`));
  return same.length > 0 ? `: no plan has this id, write one of ${same.join(", ")}` : "";
}

/** A known fact in place of one that is none: misspelt, without its first word, or a group of facts. */
export function adviceFor(name: string, facts: Facts): string {
  const names = allFacts(facts).map(([known]) => known);
  const inside = names.filter(
    (known) => known.startsWith(`${name}.`) && !/\.\d+(\.|$)/.test(known),
  );
  if (inside.length > 0) {
    return `, a group: name one fact of it, ${inside.map((known) => `{{${known}}}`).join(", ")}`;
  }
  const within = names.find((known) => known.toLowerCase().endsWith(`.${name.toLowerCase()}`));
  if (within) return `: did you mean {{${within}}}?`;
  // Without the first word, which all facts of a kind share.
  const root = `${name.toLowerCase().split(".")[0]}.`;
  if (root === "price.") return planAdvice(name, names);
  const alike = names
    .filter((known) => known.startsWith(root))
    .map((known) => known.slice(root.length));
  return didYouMean(name.slice(root.length), alike, (known) => `{{${root}${known}}}`);
}
