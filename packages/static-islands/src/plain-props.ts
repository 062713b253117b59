/** What JSON would change or lose, in words; undefined for what it carries. */
function whatIsLost(value: unknown): string | undefined {
  switch (typeof value) {
    case "function":
      return "a function";
    case "symbol":
      return "a symbol";
    case "bigint":
      return "a bigint";
    case "number":
      return Number.isFinite(value) ? undefined : String(value);
    default:
      return undefined;
  }
}

/** The name of an object's class; undefined for plain objects and arrays. */
function classOf(value: object): string | undefined {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype === null || Array.isArray(value)) {
    return undefined;
  }
  const name = value.constructor?.name;
  return name === "Object" ? undefined : `a ${name || "class"}`;
}

function refuse(path: string, what: string): never {
  throw new Error(
    `${path} is ${what}, which JSON cannot carry to the browser: pass plain objects, arrays, strings, numbers, true, false or null`,
  );
}

/**
 * Refuses props that would reach an island's component in the browser as something else: a Date as
 * a string, a Map as `{}`, a function not at all. A property that is undefined may be missing.
 * @param path the value's name in the message: `the island "chart": props`
 * @throws Error with the path of the first such value
 */
export function refuseLossyProps(
  value: unknown,
  path: string,
  above: readonly object[] = [],
): void {
  const lost = whatIsLost(value);
  if (lost !== undefined) {
    refuse(path, lost);
  }
  if (typeof value !== "object" || value === null) {
    return;
  }
  if ("$$typeof" in value) {
    refuse(path, "a React element");
  }
  const className = classOf(value);
  if (className !== undefined) {
    refuse(path, className);
  }
  if (above.includes(value)) {
    refuse(path, "an object that holds itself");
  }
  if (Array.isArray(value)) {
    for (const [index, entry] of value.entries()) {
      const name = `${path}[${index}]`;
      if (entry === undefined) {
        refuse(name, "undefined");
      }
      refuseLossyProps(entry, name, [...above, value]);
    }
    return;
  }
  for (const [name, entry] of Object.entries(value)) {
    refuseLossyProps(entry, `${path}.${name}`, [...above, value]);
  }
}
