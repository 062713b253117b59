import type { Plain, ValuePath } from "../api";

/** All texts in a value, with their paths from the top of the file. */
export function textsIn(
  value: Plain | undefined,
  path: ValuePath,
): { text: string; path: ValuePath }[] {
  if (typeof value === "string") return [{ text: value, path }];
  if (typeof value !== "object" || value === null) return [];
  if (Array.isArray(value)) {
    return value.flatMap((child: Plain, index) => textsIn(child, [...path, index]));
  }
  return Object.entries(value).flatMap(([key, child]) => textsIn(child, [...path, key]));
}
