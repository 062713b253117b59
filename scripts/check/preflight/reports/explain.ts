import type { Rule } from "../rule";

const OWN = new Set(
  "tokens swap token min max first second script with exceptions unless pages in launch".split(" "),
);

/** Everything about one rule, for whoever asks why. */
export function explain(rule: Rule): string {
  const { key, level, message, advice, source, file, line, where, scope, pass, fail } = rule;
  const { from, until, link } = rule;
  const written = (value: unknown) =>
    typeof value === "string" ? value : JSON.stringify(value, null, 2);
  const own = Object.entries(rule)
    .filter(([name, value]) => OWN.has(name) && !(Array.isArray(value) && value.length === 0))
    .map(([name, value]) => `${name}: ${written(value)}`);
  const text = (one: unknown) => `  - ${typeof one === "string" ? one : JSON.stringify(one)}`;
  return [
    `${key} (${level}, ${rule.extends}), ${file}:${line}`,
    message.replaceAll("%s", "…"),
    ...(advice ? [advice] : []),
    `Source: ${source.circular}, ${source.paragraph}${source.date ? `, ${source.date}` : ""}; confidence ${source.confidence}`,
    `Read: ${source.read}; ${source.compared ? "compared" : "not compared"} with the document itself`,
    ...(source.link ? [`Link: ${source.link}`] : []),
    ...(link ? [`More: ${link}`] : []),
    `Looks at: ${where.join(", ")}; by ${scope}`,
    ...(from || until ? [`In force: ${from ?? "always"} to ${until ?? "further notice"}`] : []),
    ...own,
    "Must pass:",
    ...pass.map(text),
    "Must fail:",
    ...fail.map(text),
  ].join("\n");
}
