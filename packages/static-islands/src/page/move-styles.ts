import type { Page } from "./page.ts";

/** Makes a rule win over all that select by classes and ids, as an attribute does. */
const AS_AN_ATTRIBUTE = ":not(#_):not(#_)";

/**
 * Moves `style` attributes, which a CSP by hash does not allow, into rules of the page's styles: of
 * `next/image`, or of components that compute a size. In an island React sets styles by script from
 * then on, and these win over the rule.
 * @returns the rules
 */
export function moveStyles({ elements }: Page): string {
  const numbers = new Map<string, number>();
  for (const element of elements) {
    const style = element.attrs.find(({ name }) => name === "style");
    if (!style) {
      continue;
    }
    const number = numbers.get(style.value) ?? numbers.size;
    numbers.set(style.value, number);
    style.name = "data-style";
    style.value = String(number);
  }
  const rules = [...numbers].map(([value, number]) => {
    return `[data-style="${number}"]${AS_AN_ATTRIBUTE}{${value}}`;
  });
  return rules.join("");
}
