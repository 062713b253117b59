import { readFileSync } from "node:fs";

/** @returns a file of `templates/` as it is */
export function readTemplate(file: string): string {
  return readFileSync(new URL(`./templates/${file}`, import.meta.url), "utf8");
}

/** @returns a file of `templates/` with each `{{name}}` replaced by its value */
export function fillTemplate(file: string, values: Readonly<Record<string, string>>): string {
  return readTemplate(file).replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`templates/${file}: no value for {{${name}}}`);
    return value;
  });
}
