/** Replaces each `{name}` in a sentence by its fact; unknown names are kept. */
export function fillIn(sentence: string, facts: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(facts[name] ?? whole));
}
