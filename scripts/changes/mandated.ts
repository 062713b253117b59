/** Texts that SEBI or the requirements fix word for word, by file and place; docs/compliance.md lists them. */
const MANDATED: readonly [file: string, place: RegExp][] = [
  ["content/firm.yaml", /^(warning|notice|disclaimers)( |$)/],
  ["content/pages/compliance.yaml", /^blocks › (Investor charter|Most important terms)/],
  ["content/policies/terms-condition.md", /^clauses › Your consent/],
];

/** @param place as `sayChange` writes it */
export function isMandated(file: string, place: string): boolean {
  return MANDATED.some(([name, pattern]) => name === file && pattern.test(place));
}
