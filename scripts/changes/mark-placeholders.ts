/** What stands behind a value, or the name of a list, while it is tagged `!placeholder`. */
const MARK = "(placeholder)";

/**
 * @param paths of the values that are tagged, such as `bank.account`, `officers[0].name`
 * @returns the data with those values marked, so that supplying one is a change to be read
 */
export function markPlaceholders(value: unknown, paths: readonly string[], path = ""): unknown {
  if (Array.isArray(value)) {
    return value.map((entry, index) => markPlaceholders(entry, paths, `${path}[${index}]`));
  }
  if (typeof value === "object" && value !== null) {
    const entries = Object.entries(value).flatMap(([key, child]) => {
      const place = path ? `${path}.${key}` : key;
      const entry = [key, markPlaceholders(child, paths, place)];
      const isMarkedGroup = paths.includes(place) && typeof child === "object";
      return isMarkedGroup ? [entry, [`${key} ${MARK}`, "not supplied yet"]] : [entry];
    });
    return Object.fromEntries(entries);
  }
  return paths.includes(path) ? `${value} ${MARK}` : value;
}
