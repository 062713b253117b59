/** Texts that SEBI or the requirements fix word for word, by file and place; docs/compliance.md lists them. */
export const MANDATED: readonly [file: string, place: RegExp][] = [
  ["content/firm.yaml", /^warning( |$)/],
  ["content/firm.yaml", /^disclaimers( |$)/],
  ["content/firm.yaml", /^notice( |$)/],
  ["content/pages/compliance.yaml", /^blocks › SEBI's notice to investors( |$)/],
  ["content/pages/compliance.yaml", /^blocks › Investor charter( |$)/],
  ["content/pages/compliance.yaml", /^blocks › Most important terms and conditions( |$)/],
  ["content/policies/terms-condition.md", /^clauses › Your consent and electronic records( |$)/],
];

/** @param place as `sayChange` writes it */
export function isMandated(file: string, place: string): boolean {
  return MANDATED.some(([name, pattern]) => name === file && pattern.test(place));
}
