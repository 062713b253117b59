import { appendFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { addImport, insertBefore } from "./insert";
import { checkKind, keyOf, titleOf } from "./names";

const FOLDER = "components/blocks";
const SCHEMA = "lib/content/schemas/block.ts";
const MAP = `${FOLDER}/block-section.tsx`;
/** Content of the tests that shows each kind. */
export const SAMPLES = "__tests__/fixtures/content/pages/parts.yaml";

function componentText(name: string, component: string): string {
  return `import { Markdown } from "@/components/ui/markdown";
import type { BlockOf } from "@/lib/content/schemas/block";

/** What the block shows, and why so. */
export function ${component}({ text }: BlockOf<"${name}">) {
  return <Markdown text={text} />;
}
`;
}

/** Writes a kind of block: its shape, its component, its line in the map, an example. @returns what to do next */
export function newBlock(root: string, name: string): string {
  const component = checkKind(root, FOLDER, MAP, name);
  const file = `${FOLDER}/${name}.tsx`;
  const about = `${titleOf(name)}, said for editors in a few words`;
  insertBefore(
    path.join(root, SCHEMA),
    "]);\n",
    `  variant(base, "${name}", "${about}", { text: markdown }),\n`,
  );
  writeFileSync(path.join(root, file), componentText(name, component));
  addImport(path.join(root, MAP), component, name);
  insertBefore(
    path.join(root, MAP),
    "};\n\nconst FULL_WIDTH",
    `  ${keyOf(name)}: (block) => <${component} {...block} />,\n`,
  );
  appendFileSync(
    path.join(root, SAMPLES),
    `\n  - kind: ${name}\n    heading: ${titleOf(name)}\n    text: An example of this block.\n`,
  );
  return `The block "${name}" is written and can be used at once. Next:
  1. its keys, each with a word for editors: ${SCHEMA}
  2. its looks: ${file}
  3. an example with every key: ${SAMPLES}
  4. npm run dev shows it on /gallery; npm run format and npm test before you hand it in`;
}
