import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { build } from "esbuild";
import { publicVariables } from "../next/public-variables.ts";
import type { Definitions } from "./bundle.ts";
import type { SiteScripts } from "./bundle-scripts.ts";
import { classesOfExport, cssModules } from "./css-modules.ts";
import { nextInIslands } from "./next-in-islands.ts";

/** A component of a module: the file, absolute, and the name of its export. */
export interface IslandComponent {
  file: string;
  name: string;
}

/**
 * Renders a component on its own, as the loader has it in the browser.
 * @param prefix of its ids
 * @returns its HTML
 * @throws what the component throws, and Error where its module does not build
 */
export type RenderIsland = (
  component: IslandComponent,
  props: object,
  prefix: string,
) => Promise<string>;

type Render = (props: object, prefix: string) => string;

/** Bundles a component with React into one file for Node. */
async function bundleForNode(
  { root, alias = {}, from }: SiteScripts,
  definitions: Definitions,
  { file, name }: IslandComponent,
  outfile: string,
): Promise<void> {
  const classes = from === undefined ? new Set<string>() : classesOfExport(from);
  const { outputFiles } = await build({
    absWorkingDir: root,
    stdin: {
      contents: `
        import { createElement } from "react";
        import { renderToString } from "react-dom/server";
        import { ${name} as Component } from ${JSON.stringify(file)};
        export function render(props, identifierPrefix) {
          return renderToString(createElement(Component, props), { identifierPrefix });
        }`,
      resolveDir: root,
    },
    bundle: true,
    write: false,
    platform: "node",
    format: "cjs",
    jsx: "automatic",
    logLevel: "silent",
    alias: { ...alias },
    plugins: [nextInIslands({ root }), cssModules(() => classes)],
    define: {
      ...publicVariables(root),
      "process.env.NODE_ENV": '"production"',
      ...definitions,
    },
  });
  await writeFile(outfile, outputFiles[0]?.contents ?? "");
}

/**
 * Makes what renders a site's islands on their own. Each module is bundled once, when it is first
 * asked for.
 * @param definitions texts for names in islands
 */
export function islandRenderer(scripts: SiteScripts, definitions: Definitions = {}): RenderIsland {
  const require = createRequire(path.join(scripts.root, "package.json"));
  const renders = new Map<string, Promise<Render>>();

  async function load(component: IslandComponent): Promise<Render> {
    const folder = await mkdtemp(path.join(tmpdir(), "static-islands-"));
    try {
      const file = path.join(folder, "island.cjs");
      await bundleForNode(scripts, definitions, component, file);
      return (require(file) as { render: Render }).render;
    } finally {
      await rm(folder, { recursive: true });
    }
  }

  return async (component, props, prefix) => {
    const key = `${component.file}#${component.name}`;
    const render = renders.get(key) ?? load(component);
    renders.set(key, render);
    return (await render)(props, prefix);
  };
}
