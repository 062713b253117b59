const { existsSync, readFileSync } = require("node:fs");
const path = require("node:path");

// Plain JavaScript of the oldest kind: it must run where the rest does not. An ES module does not
// even start in a folder with a backslash in its name.

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

/** Signs that tsx, Tailwind or Next take for the end of a path, a folder or any name. */
const SIGNS = /[#?*\\]/;

/** @returns that a folder's path holds such a sign, in a sentence */
function folderFault(folder) {
  const name = folder.split(path.sep).find((part) => SIGNS.test(part));
  if (name === undefined) return undefined;
  const [sign] = SIGNS.exec(name);
  return `The site is in a folder named "${name}": the tools that build it cannot read a path with ${sign}. Rename that folder.`;
}

/**
 * What of this machine the commands of package.json cannot work with.
 * @param {{ folder: string, version: string }} machine the repository's folder, Node's version
 * @returns {string | undefined} a sentence that says what to do; undefined if all is well
 */
function machineFault({ folder, version }) {
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

module.exports = { machineFault };
