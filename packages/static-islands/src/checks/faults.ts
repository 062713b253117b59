/** What is wrong with a file of the export, in a sentence. */
export interface Fault {
  file: string;
  sentence: string;
}

/**
 * Writes a line for each sentence. A fault of a menu is in every page: it is reported once, with
 * the number of the other pages.
 * @param sourceOf where a page comes from, if that is known
 */
export function faultLines(
  faults: readonly Fault[],
  sourceOf?: (file: string) => string | undefined,
): string[] {
  const filesBySentence = new Map<string, string[]>();
  for (const { file, sentence } of faults) {
    const files = filesBySentence.get(sentence) ?? [];
    filesBySentence.set(sentence, [...files, file]);
  }
  return [...filesBySentence].map(([sentence, [first = "", ...others]]) => {
    const more = others.length > 0 ? ` and ${others.length} more` : "";
    const source = sourceOf?.(first);
    const origin = source ? ` (made from ${source})` : "";
    return `${first}${more}: ${sentence}${origin}`;
  });
}
