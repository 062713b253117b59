import path from "node:path";
import { fileURLToPath } from "node:url";

/**
 * The file of one of this package's own modules, absolute: TypeScript among the sources, JavaScript
 * in the package as it is installed.
 * @param name path from this folder, without its extension
 */
export function ownModule(name: string): string {
  const thisFile = fileURLToPath(import.meta.url);
  return path.join(path.dirname(thisFile), `${name}${path.extname(thisFile)}`);
}
