/** Text that is HTML already, so that it is not escaped a second time. */
export class Html {
  constructor(readonly text: string) {}
}

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escaped(value: unknown): string {
  if (value instanceof Html) return value.text;
  if (Array.isArray(value)) return value.map(escaped).join("");
  if (value === undefined || value === null || value === false) return "";
  return String(value).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
}

/** A template whose values are all escaped; lists are joined, nothing stands for null and false. */
export function html(parts: TemplateStringsArray, ...values: unknown[]): Html {
  return new Html(parts.reduce((text, part, at) => text + escaped(values[at - 1]) + part));
}
