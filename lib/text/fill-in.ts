/** Puts facts into a sentence in place of `{name}`; a name that is no fact stays as it is. */
export function fillIn(sentence: string, facts: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(facts[name] ?? whole));
}
