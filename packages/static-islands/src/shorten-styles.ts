import type { Declaration, Root, Rule } from "postcss";

/** A reference to a custom property, with what stands in where it has no value. */
const REFERENCE = /var\(\s*(--[\w-]+)\s*(?:,\s*((?:[^()]|\([^()]*\))*))?\)/g;
/** Longer ones are shorter by their name. */
const LONGEST = 24;

const isAlways = ({ parent }: Declaration) =>
  (parent as Rule).selector === ":root" && parent?.parent?.type === "root";
/** Of a registered property, for browsers that register none. */
const isInitial = ({ parent }: Declaration) => (parent as Rule).selector.startsWith("*,");

/**
 * Writes custom properties that have one value on the whole page as that value, and takes away what
 * stands in for one that always has a value. One that has none anywhere is written as what stands in.
 * @param changeable words of scripts, which may set a property
 */
export function inlineConstants(root: Root, changeable: ReadonlySet<string>): void {
  const found = new Map<string, Declaration[]>();
  root.walkDecls(/^--/, (declaration) => {
    found.set(declaration.prop, [...(found.get(declaration.prop) ?? []), declaration]);
  });
  const constantOf = (name: string) => {
    const [only, ...others] = found.get(name) ?? [];
    if (others.length > 0 || changeable.has(name) || only?.value.includes("var(")) return;
    if (!only) return "initial";
    if (only.value.length <= LONGEST && (isAlways(only) || isInitial(only))) return only.value;
  };
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(REFERENCE, (whole, name, otherwise) => {
      const value = constantOf(name);
      if (value === "initial") return otherwise ?? whole;
      return value ?? (found.get(name)?.some(isAlways) ? `var(${name})` : whole);
    });
  });
}

/** Writes paddings and margins by the side they are on, which is shorter, for text from left to right. */
export function writePhysically(root: Root): void {
  root.walkDecls(/^(padding|margin)-(block|inline)-(start|end)$/, (declaration) => {
    const [box, axis, edge] = declaration.prop.split("-");
    const [start, end] = axis === "block" ? ["top", "bottom"] : ["left", "right"];
    declaration.prop = `${box}-${edge === "start" ? start : end}`;
  });
}
