import { readFileSync } from "node:fs";
import path from "node:path";

/** Of the theme: `ink` or `night`. @throws Error if the theme has none of that name */
export function themeColour(name: string, root = process.cwd()): string {
  const colour = themeColours(root)[name];
  if (!colour) throw new Error(`app/globals.css: expected a colour --color-${name} in the theme`);
  return colour;
}

/** Colours of the first `@theme inline` in app/globals.css, by name (`night`). */
export function themeColours(root = process.cwd()): Record<string, string> {
  const css = readFileSync(path.join(root, "app", "globals.css"), "utf8");
  const theme = css.match(/@theme inline \{([\s\S]*?)\n\}/)?.[1] ?? "";
  const colours: Record<string, string> = {};
  for (const [, name = "", value = ""] of theme.matchAll(/--color-([a-z-]+): (#[0-9a-f]{6});/g)) {
    colours[name] = value;
  }
  return colours;
}
