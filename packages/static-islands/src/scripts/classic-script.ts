import type { BuildOptions, Plugin } from "esbuild";
import type { Definitions } from "./bundle.ts";

/** Makes each of these imports refer to a global name, which another script has set by then. */
function takeFromGlobals(globals: Definitions): Plugin {
  const namespace = "global";
  return {
    name: "take-from-globals",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /./ }, ({ path }) => {
        const name = globals[path];
        return name === undefined ? undefined : { path: name, namespace };
      });
      onLoad({ filter: /./, namespace }, ({ path: name }) => ({
        contents: `module.exports = ${name};`,
      }));
    },
  };
}

/**
 * Options for a script that a page may put together with others into a worker: one classic file.
 * @param globalName the name that its exports get
 * @param globals by the text of an import: the name that it is taken from, when it is asked for
 */
export function asClassicScript(globalName: string, globals: Definitions = {}): BuildOptions {
  return { format: "iife", globalName, plugins: [takeFromGlobals(globals)] };
}
