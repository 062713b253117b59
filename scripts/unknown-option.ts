import { closestMatch } from "leven";

/** Letters that may differ in a mistyped option. */
const MOST_WRONG = 3;

/**
 * What is wrong with the first argument that is none of a command's options, in a sentence.
 * @param known their names, without dashes
 * @returns undefined where each is known
 */
export function unknownOption(
  args: readonly string[],
  known: readonly string[],
): string | undefined {
  for (const arg of args) {
    const [, name] = /^--([^=]+)/.exec(arg) ?? [];
    if (name === undefined || known.includes(name)) continue;
    const meant = closestMatch(name, [...known], { maxDistance: MOST_WRONG });
    const hint = meant === undefined ? "" : `: did you mean --${meant}?`;
    return `There is no option --${name}${hint}`;
  }
  return undefined;
}
