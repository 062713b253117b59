/** Whether a path is that of a group or of a value in it: `firm.address.pin` in `firm.address`. */
function isWithin(path: string, group: string): boolean {
  if (!path.startsWith(group)) return false;
  const rest = path.slice(group.length);
  return rest === "" || /^[.[/]/.test(rest);
}

/**
 * Whether a path is, contains or is part of a value tagged `!placeholder`: with `address:
 * !placeholder`, both `firm.address` and `firm.address.pin` are placeholders.
 */
export function isPlaceholder(placeholders: Iterable<string>, path: string): boolean {
  return [...placeholders].some((tagged) => isWithin(path, tagged) || isWithin(tagged, path));
}
