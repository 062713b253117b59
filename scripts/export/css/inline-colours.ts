import type { Root } from "postcss";

/** Shorter than a reference to it, also after compression: `#0b4a3b`, `#fff`. */
const COLOUR = /^#[\da-f]{3,8}$/;

/** By name: the colour of each property that `:root` sets unconditionally, and nothing sets again. */
function fixedColours(root: Root): Map<string, string> {
  const colours = new Map<string, string>();
  const others = new Set<string>();
  root.walkDecls(/^--/, ({ prop, value, parent: rule }) => {
    const isFixed =
      rule?.type === "rule" &&
      rule.parent === root &&
      "selectors" in rule &&
      rule.selectors.includes(":root") &&
      COLOUR.test(value) &&
      !colours.has(prop);
    if (isFixed) colours.set(prop, value);
    else others.add(prop);
  });
  for (const name of others) colours.delete(name);
  return colours;
}

/** Writes the theme's colours where they are used: no name of them travels in each page. */
export function inlineColours(root: Root): void {
  const colours = fixedColours(root);
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(
      /var\((--[\w-]+)\)/g,
      (whole, name: string) => colours.get(name) ?? whole,
    );
  });
}
