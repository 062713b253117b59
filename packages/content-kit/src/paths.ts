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

/** A text, and where it stands. */
interface TextAt {
  text: string;
  path: Path;
}

function collectTexts(data: unknown, path: Path, texts: TextAt[]): void {
  if (typeof data === "string") texts.push({ text: data, path });
  if (typeof data !== "object" || data === null) return;
  for (const [key, child] of Object.entries(data)) {
    collectTexts(child, [...path, Array.isArray(data) ? Number(key) : key], texts);
  }
}

const known = new WeakMap<object, readonly TextAt[]>();

/** Every text in plain data, in order. Collected once: each check asks for those of each file. */
export function textsOf(data: unknown): readonly TextAt[] {
  const isTree = typeof data === "object" && data !== null;
  const before = isTree && known.get(data);
  if (before) return before;
  const texts: TextAt[] = [];
  collectTexts(data, [], texts);
  if (isTree) known.set(data, texts);
  return texts;
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
