import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "../files-below.ts";

/** Next's list of the client components of a route; it is a script. */
const MANIFEST = /_client-reference-manifest\.js$/;
const ASSIGNMENT = /__RSC_MANIFEST\[(?:"[^"]*"|'[^']*')\]\s*=\s*/;

/** `[project]/` is the project's folder in Turbopack's lists, and `<…>` a part of a module. */
function fileOf(module: string, root: string): string {
  const file = module.replace(/^\[project\]\//, "").replace(/ <.*$|#.*$/, "");
  return path.isAbsolute(file) ? path.relative(root, file).split(path.sep).join("/") : file;
}

/**
 * Reads which file each client component of a build comes from.
 * @param root the project's folder, in which Next builds into `.next`
 * @returns paths from the root by the ids of modules
 */
export function clientFiles(root: string): Map<string, string> {
  const folder = path.join(root, ".next", "server", "app");
  const files = new Map<string, string>();
  if (!existsSync(folder)) {
    return files;
  }
  for (const name of filesBelow(folder).filter((file) => MANIFEST.test(file))) {
    const text = readFileSync(path.join(folder, name), "utf8");
    const assignment = ASSIGNMENT.exec(text);
    if (!assignment) {
      continue;
    }
    const json = text.slice(assignment.index + assignment[0].length).replace(/;?\s*$/, "");
    const { clientModules = {} } = JSON.parse(json) as {
      clientModules?: Record<string, { id: unknown }>;
    };
    for (const [module, { id }] of Object.entries(clientModules)) {
      files.set(String(id), fileOf(module, root));
    }
  }
  return files;
}
