const isWithin = (path: string, group: string) =>
  path.startsWith(group) && /^(?:$|[.[/])/.test(path.slice(group.length));

/**
 * Whether what a path of content names is, belongs to, or holds a value tagged `!placeholder`: with
 * `address: !placeholder`, `firm.address.pin` is one as well as `firm.address`.
 * @param placeholders the paths that carry the tag
 */
export function isPlaceholder(placeholders: Iterable<string>, path: string): boolean {
  return [...placeholders].some((tagged) => isWithin(path, tagged) || isWithin(tagged, path));
}
