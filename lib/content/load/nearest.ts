/** How many letters must be added, removed or changed to make one word of another. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (let at = 1; at <= to.length; at += 1) {
      const change = (row[at - 1] ?? 0) + (letter === to[at - 1] ? 0 : 1);
      next.push(Math.min(change, (row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The known name that was most likely meant; undefined when none is alike. */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  const wanted = name.toLowerCase();
  const candidates = [...known].map((candidate) => {
    const other = candidate.toLowerCase();
    const isPart =
      wanted.length > 3 &&
      other.length > 3 &&
      (other.startsWith(wanted) || wanted.startsWith(other));
    return { candidate, letters: isPart ? 1 : distance(wanted, other) };
  });
  const best = candidates.sort((a, b) => a.letters - b.letters)[0];
  const limit = Math.min(3, Math.ceil(name.length / 3));
  return best && best.letters <= limit ? best.candidate : undefined;
}

/** `: did you mean …?` behind a message, or nothing. */
export function didYouMean(name: string, known: Iterable<string>, show = (found: string) => found) {
  const found = nearest(name, known);
  return found === undefined ? "" : `: did you mean ${show(found)}?`;
}
