import { readFileSync } from "node:fs";
import path from "node:path";

/** Colours of the first `@theme inline` in app/globals.css, by name (`night`). */
export function themeColours(root = process.cwd()): Record<string, string> {
  const css = readFileSync(path.join(root, "app", "globals.css"), "utf8");
  const theme = css.match(/@theme inline \{([\s\S]*?)\n\}/)?.[1] ?? "";
  const colours = [...theme.matchAll(/--color-([a-z-]+): (#[0-9a-f]{6});/g)];
  return Object.fromEntries(colours.map(([, name = "", value = ""]) => [name, value]));
}
