import { existsSync, readFileSync } from "node:fs";

// Plain JavaScript of the oldest kind: it must run where the rest does not.

/** Numbers of a version such as 20.9.0. */
function numbersOf(version) {
  return version.split(".").map(Number);
}

/** Whether version `a` is lower than version `b`. */
function isLower(a, b) {
  const [major = 0, minor = 0, patch = 0] = numbersOf(a);
  const [leastMajor = 0, leastMinor = 0, leastPatch = 0] = numbersOf(b);
  if (major !== leastMajor) return major < leastMajor;
  if (minor !== leastMinor) return minor < leastMinor;
  return patch < leastPatch;
}

/** @param manifest the text of package.json */
function nodeFault(manifest, version) {
  const least = JSON.parse(manifest).engines.node.replace(/[^\d.]/g, "");
  if (!isLower(version, least)) return undefined;
  return `This is Node ${version}; the site needs ${least} or newer (https://nodejs.org).`;
}

/** Signs with which addresses of files are cut off: tsx, Tailwind and Next stumble over them. */
const SIGNS_IN_ADDRESSES = /[#?]/;

/** @returns the part of a folder's path that holds such a sign, in a sentence */
function folderFault(folder) {
  const part = folder.split(/[\\/]/).find((name) => SIGNS_IN_ADDRESSES.test(name));
  if (part === undefined) return undefined;
  const [sign] = SIGNS_IN_ADDRESSES.exec(part);
  return `The site is in a folder named "${part}": the tools that build it cannot read a path with ${sign}. Rename that folder.`;
}

/**
 * What of this machine the commands of package.json cannot work with.
 * @param {{ folder: string, version: string }} machine the repository's folder, Node's version
 * @returns {string | undefined} a sentence that says what to do; undefined if all is well
 */
export function machineFault({ folder, version }) {
  const manifest = readFileSync(`${folder}/package.json`, "utf8");
  const fault = nodeFault(manifest, version);
  if (fault) return fault;
  const signs = folderFault(folder);
  if (signs) return signs;
  if (!existsSync(`${folder}/node_modules/tsx`)) {
    return "The packages are not installed here, or not all of them. Run npm ci first.";
  }
  return undefined;
}
