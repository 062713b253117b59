const isWithin = (path: string, group: string) =>
  path.startsWith(group) && /^(?:$|[.[/])/.test(path.slice(group.length));

/**
 * Whether a path is, contains or is part of a value tagged `!placeholder`: with `address:
 * !placeholder`, both `firm.address` and `firm.address.pin` are placeholders.
 */
export function isPlaceholder(placeholders: Iterable<string>, path: string): boolean {
  return [...placeholders].some((tagged) => isWithin(path, tagged) || isWithin(tagged, path));
}
