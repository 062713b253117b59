import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "esbuild";
import postcss from "postcss";
import selectorParser from "postcss-selector-parser";
import { filesBelow } from "../files-below.ts";

/** The classes that a stylesheet's selectors name. */
function classesIn(css: string): Set<string> {
  const names = new Set<string>();
  const collect = selectorParser((selectors) => {
    selectors.walkClasses(({ value }) => {
      names.add(value);
    });
  });
  postcss.parse(css).walkRules((rule) => {
    // Steps of animations are no selectors.
    if (rule.parent?.type !== "atrule" || !/keyframes$/.test(String(rule.parent.name))) {
      collect.processSync(rule.selector);
    }
  });
  return names;
}

/** The classes in all stylesheets of Next's export. @param from its folder */
export function classesOfExport(from: string): Set<string> {
  const names = new Set<string>();
  for (const file of filesBelow(from).filter((name) => name.endsWith(".css"))) {
    for (const name of classesIn(readFileSync(path.join(from, file), "utf8"))) {
      names.add(name);
    }
  }
  return names;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** Webpack names a class after module and class: `card_box__Ab12c` in card.module.css. */
function webpackNames(
  file: string,
  locals: readonly string[],
  classes: ReadonlySet<string>,
): Record<string, string>[] {
  const module = escaped(path.basename(file).replace(/\.module\.css$/, ""));
  const names: Record<string, string> = {};
  for (const local of locals) {
    const byWebpack = new RegExp(`^${module}_${escaped(local)}__[\\w+-]{5}$`);
    const [found, ...others] = [...classes].filter((name) => byWebpack.test(name));
    if (found === undefined || others.length > 0) {
      return [];
    }
    names[local] = found;
  }
  return [names];
}

/**
 * Turbopack puts the same text before all classes of a module, which ends with a low line:
 * `gXCQIG_box`, or `card-module__gXCQIG__box`. A module is known by having just these classes.
 */
function turbopackNames(
  locals: readonly string[],
  classes: ReadonlySet<string>,
): Record<string, string>[] {
  const [first = ""] = locals;
  const prefixes = [...classes]
    .filter((name) => name.endsWith(`_${first}`))
    .map((name) => name.slice(0, -first.length));
  const ofModule = prefixes.filter((prefix) => {
    const named = [...classes].filter((name) => name.startsWith(prefix));
    return named.length === locals.length && locals.every((local) => classes.has(prefix + local));
  });
  return ofModule.map((prefix) => {
    return Object.fromEntries(locals.map((local) => [local, prefix + local]));
  });
}

/** Next's name of each class of a module. @throws Error where that cannot be told */
function nextNames(file: string, css: string, classes: ReadonlySet<string>) {
  if (/\bcomposes\s*:/.test(css)) {
    throw new Error("an island's CSS module uses composes: write both classes on the element");
  }
  const locals = [...classesIn(css)];
  if (locals.length === 0) {
    return {};
  }
  const [names, ...others] = [
    ...webpackNames(file, locals, classes),
    ...turbopackNames(locals, classes),
  ];
  if (names === undefined) {
    throw new Error(
      `Next's stylesheets do not have the classes of this module together (${locals.join(", ")}): give each a rule that is not empty, or build anew`,
    );
  }
  if (others.length > 0) {
    throw new Error(
      `another CSS module has the same classes (${locals.join(", ")}), and nothing tells which are this module's: name one of them otherwise`,
    );
  }
  return names;
}

/** For `import styles from` and `import * as styles from`, as Next understands both. */
function moduleOf(names: Readonly<Record<string, string>>): string {
  const lines = [`export default ${JSON.stringify(names)};`];
  for (const [index, [local, name]] of Object.entries(names).entries()) {
    if (/^[A-Za-z_$][\w$]*$/.test(local) && local !== "default") {
      lines.push(
        `const name${index} = ${JSON.stringify(name)}; export { name${index} as ${local} };`,
      );
    }
  }
  return lines.join("\n");
}

/**
 * Gives islands the class names that Next gave their CSS modules, so that they find the rules in
 * the pages' styles. Other stylesheets are left out of scripts: Next has them already.
 * @param classesOfSite those in Next's stylesheets; undefined where they are not known
 */
export function cssModules(classesOfSite: () => ReadonlySet<string>): Plugin {
  return {
    name: "css-modules",
    setup({ onLoad }) {
      onLoad({ filter: /\.module\.css$/ }, async ({ path: file }) => {
        const css = await readFile(file, "utf8");
        try {
          const names = nextNames(file, css, classesOfSite());
          return { contents: moduleOf(names), loader: "js" };
        } catch (cause) {
          return { errors: [{ text: (cause as Error).message, location: { file } }] };
        }
      });
      onLoad({ filter: /\.css$/ }, () => ({ contents: "", loader: "js" }));
    },
  };
}
