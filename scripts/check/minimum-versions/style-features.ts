import postcss, { type ChildNode, type Declaration } from "postcss";
import valueParser from "postcss-value-parser";
import { type CompatData, type Feature, featureAt, lackingBrowsers } from "./compat";
import type { Lack } from "./script-features";

/** Units newer than the oldest minimum version: which part of MDN's `length` has them. */
const UNITS: Record<string, string> = {
  dvh: "viewport_percentage_units_dynamic",
  dvw: "viewport_percentage_units_dynamic",
  svh: "viewport_percentage_units_small",
  svw: "viewport_percentage_units_small",
  lvh: "viewport_percentage_units_large",
  lvw: "viewport_percentage_units_large",
  cqw: "container_query_length_units",
  cqi: "container_query_length_units",
};

/** By name: every function that any type of value has, such as `color-mix()`. */
function indexTypes(node: Feature, found = new Map<string, Feature>()): Map<string, Feature> {
  for (const [name, part] of Object.entries(node)) {
    if (name === "__compat" || typeof part !== "object") continue;
    if (!found.has(name)) found.set(name, part as Feature);
    indexTypes(part as Feature, found);
  }
  return found;
}

/** What stands under `@supports` has been asked for by the browser itself. */
function isGuarded(node: ChildNode): boolean {
  for (let { parent } = node; parent; parent = parent.parent as typeof parent) {
    if (parent.type === "atrule" && "name" in parent && parent.name === "supports") return true;
  }
  return false;
}

/** An earlier value of the same property stays where the later one is not known. */
function hasEarlier(declaration: Declaration): boolean {
  const nodes = declaration.parent?.nodes ?? [];
  return nodes
    .slice(0, nodes.indexOf(declaration))
    .some((node) => node.type === "decl" && node.prop === declaration.prop);
}

/** Reads stylesheets against MDN's data; its tables are made once. */
export function createStyleReader(data: CompatData): (css: string) => Lack[] {
  const { css } = data;
  const types = indexTypes(featureAt(css, "types") ?? {});
  const lengths = featureAt(css, "types", "length");

  function* featuresOf(node: ChildNode): Generator<[name: string, Feature | undefined]> {
    if (node.type === "atrule") {
      yield [`@${node.name}`, featureAt(css, "at-rules", node.name)];
      if (node.name !== "media") return;
      const media = featureAt(css, "at-rules", "media");
      if (/[<>]/.test(node.params)) {
        yield ["@media range syntax", featureAt(media, "range_syntax")];
      }
      for (const [, name = ""] of node.params.matchAll(/\(\s*(?:min-|max-)?([a-z-]+)/g)) {
        yield [`@media (${name})`, featureAt(media, name)];
      }
    }
    if (node.type === "rule") {
      const plain = node.selector.replace(/\\./g, "");
      for (const [pseudo, name = ""] of plain.matchAll(/::?([a-z][\w-]*)/g)) {
        yield [pseudo, featureAt(css, "selectors", name)];
      }
    }
    if (node.type !== "decl" || hasEarlier(node)) return;
    if (node.parent?.type === "atrule" && !node.prop.startsWith("--")) {
      const { name } = node.parent as postcss.AtRule;
      yield [`@${name} ${node.prop}`, featureAt(css, "at-rules", name, node.prop)];
      return;
    }
    const property = featureAt(css, "properties", node.prop);
    yield [node.prop, property];
    const values: [string, Feature | undefined][] = [];
    valueParser(node.value).walk((word) => {
      const { value } = word;
      if (word.type === "function") values.push([`${value}()`, types.get(value)]);
      if (word.type !== "word") return;
      const unit = valueParser.unit(value);
      if (unit) values.push([unit.unit, featureAt(lengths, UNITS[unit.unit] ?? "")]);
      else values.push([`${node.prop}: ${value}`, featureAt(property, value)]);
    });
    yield* values;
  }

  return (text) => {
    const lacks = new Map<string, string[]>();
    postcss.parse(text).walk((node) => {
      if (isGuarded(node)) return;
      for (const [name, feature] of featuresOf(node)) {
        const browsers = lackingBrowsers(feature);
        if (browsers.length > 0) lacks.set(name, browsers);
      }
    });
    return [...lacks].map(([feature, browsers]) => ({ feature, browsers }));
  };
}
