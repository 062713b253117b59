import { readFileSync } from "node:fs";

/** Also safe in attributes. */
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** @returns a file of `templates/` with each `{{name}}` replaced by its value */
export function fillTemplate(file: string, values: Readonly<Record<string, string>> = {}): string {
  const template = readFileSync(new URL(`./templates/${file}`, import.meta.url), "utf8");
  return template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? "");
}
