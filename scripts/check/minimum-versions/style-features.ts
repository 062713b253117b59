import postcss, { type AtRule, type Declaration } from "postcss";
import valueParser from "postcss-value-parser";
import {
  type CompatData,
  type Feature,
  featureAt,
  type Lacks,
  lackingBrowsers,
  partsOf,
} from "./compat";

/** Units newer than the oldest minimum version, by their first letters: their part of MDN's data. */
const UNITS: Record<string, string> = {
  dv: "viewport_percentage_units_dynamic",
  sv: "viewport_percentage_units_small",
  lv: "viewport_percentage_units_large",
  cq: "container_query_length_units",
};

/** By name: every function that any type of value has, such as `color-mix()`. */
function indexTypes(node: Feature | undefined, found = new Map<string, Feature>()) {
  for (const [name, part] of partsOf(node)) {
    if (!found.has(name)) found.set(name, part);
    indexTypes(part, found);
  }
  return found;
}

/** An earlier value of the same property stays where the later one is not known. */
function hasEarlier(declaration: Declaration): boolean {
  const { parent, prop } = declaration;
  return parent?.nodes.find((node) => node.type === "decl" && node.prop === prop) !== declaration;
}

/** Reads stylesheets against MDN's data; its tables are made once. */
export function createStyleReader({ css }: CompatData): (text: string) => Lacks {
  const atRules = featureAt(css, "at-rules");
  const media = featureAt(atRules, "media");
  const types = indexTypes(featureAt(css, "types"));

  return (text) => {
    const lacks: Lacks = new Map();
    const note = (name: string, feature: Feature | undefined) => {
      const browsers = lackingBrowsers(feature);
      if (browsers.length > 0) lacks.set(name, browsers);
    };
    const root = postcss.parse(text);
    // What stands under it has been asked for by the browser itself.
    root.walkAtRules("supports", (rule) => {
      rule.remove();
    });
    root.walkAtRules(({ name, params }) => {
      note(`@${name}`, featureAt(atRules, name));
      if (name !== "media") return;
      if (/[<>]/.test(params)) note("@media range syntax", featureAt(media, "range_syntax"));
      for (const [, feature = ""] of params.matchAll(/\(\s*(?:min-|max-)?([a-z-]+)/g)) {
        note(`@media (${feature})`, featureAt(media, feature));
      }
    });
    root.walkRules(({ selector }) => {
      const plain = selector.replace(/\\./g, "");
      for (const [pseudo, name = ""] of plain.matchAll(/::?([a-z][\w-]*)/g)) {
        note(pseudo, featureAt(css, "selectors", name));
      }
    });
    root.walkDecls((declaration) => {
      const { parent, prop, value } = declaration;
      if (hasEarlier(declaration)) return;
      if (parent?.type === "atrule" && !prop.startsWith("--")) {
        const { name } = parent as AtRule;
        note(`@${name} ${prop}`, featureAt(atRules, name, prop));
        return;
      }
      const property = featureAt(css, "properties", prop);
      note(prop, property);
      valueParser(value).walk(({ type, value: word }) => {
        const { unit } = (type === "word" && valueParser.unit(word)) || {};
        if (type === "function") note(`${word}()`, types.get(word));
        else if (unit) note(unit, featureAt(css, "types", "length", UNITS[unit.slice(0, 2)] ?? ""));
        else if (type === "word") note(`${prop}: ${word}`, featureAt(property, word));
      });
    });
    return lacks;
  };
}
