import { readFileSync } from "node:fs";

/** A package as the lock file has it. */
export interface LockedPackage {
  name: string;
  version: string;
  /** Where npm puts it: `node_modules/glob/node_modules/minimatch`. */
  path: string;
}

interface LockFile {
  packages: Record<string, { version?: string }>;
}

/** Every package of the lock file, without the site itself. */
export function lockedPackages(lockFile: string): LockedPackage[] {
  const { packages } = JSON.parse(readFileSync(lockFile, "utf8")) as LockFile;
  return Object.entries(packages).flatMap(([path, { version }]) =>
    path === "" || version === undefined
      ? []
      : [{ name: path.split("node_modules/").at(-1) ?? path, version, path }],
  );
}
