/** Keys and indexes from the root of plain data to a value. */
export type Path = readonly PropertyKey[];

/** Writes `["plans", 2, "price"]` as `plans[2].price`. */
export function formatPath(path: Path): string {
  return path
    .map((part) => (typeof part === "number" ? `[${part}]` : `.${String(part)}`))
    .join("")
    .replace(/^\./, "");
}

export function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, key) => Object(value)[key], data);
}

/** The same data with another value at a path. */
export function withValueAt(data: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  const inner = withValueAt(Object(data)[key], rest, value);
  if (Array.isArray(data)) return data.map((child, at) => (at === key ? inner : child));
  return { ...Object(data), [key]: inner };
}

/** Every value in plain data that is neither a list nor an object, in order. */
export function leavesOf(data: unknown, path: Path = []): { value: unknown; path: Path }[] {
  if (typeof data !== "object" || data === null) return [{ value: data, path }];
  return Object.entries(data).flatMap(([key, child]) =>
    leavesOf(child, [...path, Array.isArray(data) ? Number(key) : key]),
  );
}

export function textsOf(data: unknown): { text: string; path: Path }[] {
  return leavesOf(data).flatMap(({ value, path }) =>
    typeof value === "string" ? [{ text: value, path }] : [],
  );
}

export function mapTexts(
  data: unknown,
  replace: (text: string, path: Path) => string,
  path: Path = [],
): unknown {
  if (typeof data === "string") return replace(data, path);
  if (typeof data !== "object" || data === null) return data;
  if (Array.isArray(data)) return data.map((child, at) => mapTexts(child, replace, [...path, at]));
  const entries = Object.entries(data);
  return Object.fromEntries(
    entries.map(([key, child]) => [key, mapTexts(child, replace, [...path, key])]),
  );
}
