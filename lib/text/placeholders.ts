const isWithin = (path: string, group: string) =>
  path.startsWith(group) && /^(?:$|[.[/])/.test(path.slice(group.length));

/**
 * Whether the content at a path is, contains or is part of a value tagged `!placeholder`: with
 * `address: !placeholder`, both `firm.address` and `firm.address.pin` are placeholders.
 * @param placeholders tagged paths
 */
export function isPlaceholder(placeholders: Iterable<string>, path: string): boolean {
  return [...placeholders].some((tagged) => isWithin(path, tagged) || isWithin(tagged, path));
}
