import { readFileSync, statSync } from "node:fs";
import { filesBelow } from "static-islands/files-below";

/** Prints the lines of each room and its ceiling in docs/architecture.md; fails above a ceiling. */
const SOURCE = /\.(tsx?|css|mjs|sh)$/;
/** For tests and documents. */
const ALL_TEXT = /\.(tsx?|css|mjs|sh|ya?ml|csv|md|html|json|txt)$/;
const ROW = /^\| ((?:`[^`]+`[ ,]*)+) \| ([\d,]+) \|/gm;
/** Not counted in the parent folder. */
const APART = /^(?:docs\/decisions|packages\/[^/]+\/(?:tests|dist|node_modules))\//;

function countFolder(folder: string): number {
  const counted = /^(__tests__|e2e|docs|packages.*tests)/.test(folder) ? ALL_TEXT : SOURCE;
  const isFile = statSync(folder).isFile();
  const files = isFile ? [folder] : filesBelow(folder).map((file) => `${folder}/${file}`);
  return files
    .filter((file) => counted.test(file) && (APART.test(`${folder}/`) || !APART.test(file)))
    .reduce((sum, file) => sum + readFileSync(file, "utf8").split("\n").length - 1, 0);
}

let [isAbove, source] = [false, 0];
const table = readFileSync("docs/architecture.md", "utf8").matchAll(ROW);
for (const [, names = "", number = ""] of table) {
  const folders = [...names.matchAll(/`([^`]+)`/g)].map(([, folder = ""]) => folder);
  const lines = folders.map(countFolder).reduce((sum, count) => sum + count, 0);
  const ceiling = Number(number.replaceAll(",", ""));
  const mark = lines > ceiling ? "  ABOVE ITS CEILING" : "";
  const counts = `${String(lines).padStart(6)} of ${String(ceiling).padStart(6)}`;
  console.log(`${counts}  ${folders.join(", ")}${mark}`);
  isAbove ||= lines > ceiling;
  if (!/packages|__tests__|docs/.test(names)) source += lines;
}
console.log(`${String(source).padStart(6)}  source outside packages`);
if (isAbove) {
  console.error("Shorten it, or raise its ceiling in docs/architecture.md in the same change.");
  process.exit(1);
}
