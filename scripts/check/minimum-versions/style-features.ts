import postcss, { type AtRule, type Declaration } from "postcss";
import valueParser from "postcss-value-parser";
import type { Compat, Lacks } from "./compat";

/** Units newer than the oldest minimum version, by their first letters: their part of MDN's data. */
const UNITS: Record<string, string> = {
  dv: "viewport_percentage_units_dynamic",
  sv: "viewport_percentage_units_small",
  lv: "viewport_percentage_units_large",
  cq: "container_query_length_units",
};

/** By name: the path of the first of the functions that any type of value has (`color-mix`). */
function indexFunctions(compat: Compat): Map<string, string> {
  const paths = [...compat.keys()].filter((path) => path.startsWith("css.types."));
  return new Map(paths.reverse().map((path) => [path.slice(path.lastIndexOf(".") + 1), path]));
}

/** An earlier value of the same property stays where the later one is not known. */
function hasEarlier(declaration: Declaration): boolean {
  const { parent, prop } = declaration;
  return parent?.nodes.find((node) => node.type === "decl" && node.prop === prop) !== declaration;
}

/** Reads stylesheets against MDN's data; its tables are made once. */
export function createStyleReader(compat: Compat): (text: string) => Lacks {
  const functions = indexFunctions(compat);
  return (text) => {
    const lacks: Lacks = new Map();
    const note = (name: string, path: string) => {
      const browsers = compat.get(path) ?? [];
      if (browsers.length > 0) lacks.set(name, browsers);
    };
    const root = postcss.parse(text);
    // Rules inside apply only in browsers that support them.
    root.walkAtRules("supports", (rule) => {
      rule.remove();
    });
    root.walkAtRules(({ name, params }) => {
      note(`@${name}`, `css.at-rules.${name}`);
      if (name !== "media") return;
      if (/[<>]/.test(params)) note("@media range syntax", "css.at-rules.media.range_syntax");
      for (const [, feature] of params.matchAll(/\(\s*(?:min-|max-)?([a-z-]+)/g)) {
        note(`@media (${feature})`, `css.at-rules.media.${feature}`);
      }
    });
    root.walkRules(({ selector }) => {
      const plain = selector.replace(/\\./g, "");
      for (const [pseudo, name] of plain.matchAll(/::?([a-z][\w-]*)/g)) {
        note(pseudo, `css.selectors.${name}`);
      }
    });
    root.walkDecls((declaration) => {
      const { parent, prop, value } = declaration;
      if (hasEarlier(declaration)) return;
      if (parent?.type === "atrule" && !prop.startsWith("--")) {
        const { name } = parent as AtRule;
        note(`@${name} ${prop}`, `css.at-rules.${name}.${prop}`);
        return;
      }
      note(prop, `css.properties.${prop}`);
      valueParser(value).walk(({ type, value: word }) => {
        const { unit } = (type === "word" && valueParser.unit(word)) || {};
        if (type === "function") note(`${word}()`, functions.get(word) ?? "");
        else if (unit) note(unit, `css.types.length.${UNITS[unit.slice(0, 2)]}`);
        else if (type === "word") note(`${prop}: ${word}`, `css.properties.${prop}.${word}`);
      });
    });
    return lacks;
  };
}
