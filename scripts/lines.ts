import { readFileSync } from "node:fs";
import { filesBelow } from "static-islands/files-below";

/**
 * Prints the lines of each room beside its ceiling in docs/architecture.md, and fails above one.
 * A room is a row of that table: folders, then the ceiling. Blank lines and comments count.
 */
const SOURCE = /\.(tsx?|css|mjs|sh)$/;
/** Tests and documents count whole, whatever the kind of file. */
const ALL_TEXT = /\.(tsx?|css|mjs|sh|ya?ml|csv|md|html|json|txt)$/;
const ROW = /^\| ((?:`[^`]+`[ ,]*)+) \| ([\d,]+) \|/gm;
/** Not part of a folder's own count. */
const APART = /^(?:docs\/decisions|packages\/[^/]+\/(?:tests|dist|node_modules))\//;

const linesOf = (file: string) => readFileSync(file, "utf8").split("\n").length - 1;

/** Lines of all files in the folders of a room. */
function countRoom(folders: readonly string[]): number {
  const isSource = folders.every((folder) => !/^(__tests__|e2e|docs|packages.*tests)/.test(folder));
  return folders
    .flatMap((folder) => filesBelow(folder).map((file) => `${folder}/${file}`))
    .filter((file) => (isSource ? SOURCE : ALL_TEXT).test(file))
    .filter((file) => folders.some((folder) => APART.test(`${folder}/`)) || !APART.test(file))
    .map(linesOf)
    .reduce((sum, lines) => sum + lines, 0);
}

const rooms = [...readFileSync("docs/architecture.md", "utf8").matchAll(ROW)].map(
  ([, names = "", ceiling = ""]) => {
    const folders = [...names.matchAll(/`([^`]+?)\/?`/g)].map(([, folder = ""]) => folder);
    return {
      room: folders.join(", "),
      lines: countRoom(folders),
      ceiling: Number(ceiling.replaceAll(",", "")),
    };
  },
);
for (const { room, lines, ceiling } of rooms) {
  const mark = lines > ceiling ? "  ABOVE ITS CEILING" : "";
  console.log(`${String(lines).padStart(6)} of ${String(ceiling).padStart(6)}  ${room}${mark}`);
}
if (rooms.length === 0) console.error("docs/architecture.md has no table of rooms.");
if (rooms.length === 0 || rooms.some(({ lines, ceiling }) => lines > ceiling)) {
  console.error(
    "Shorten the room, or raise its ceiling in docs/architecture.md in the same change.",
  );
  process.exit(1);
}
