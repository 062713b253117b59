import { readFileSync } from "node:fs";

const TEMPLATES = new URL("./templates/", import.meta.url);

/** Also safe in attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/**
 * @param file name of a file in `scripts/templates`, or the URL of a template elsewhere
 * @returns its text with each `{{name}}` replaced by its value, or by nothing
 */
export function fillTemplate(
  file: string | URL,
  values: Readonly<Record<string, string>> = {},
): string {
  const template = readFileSync(new URL(file, TEMPLATES), "utf8");
  return template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? "");
}
