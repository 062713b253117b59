// Reads a PDF from standard input and writes what a viewer finds in it as JSON. A program of its
// own: pdf.js comes as an ES module that looks at its surroundings, which Jest cannot load.
import { createRequire } from "node:module";
import { buffer } from "node:stream/consumers";

// pdf.js loads its parts for Node with this, which Node has from 20.16 on.
process.getBuiltinModule ??= createRequire(import.meta.url);
const { getDocument, OPS, VerbosityLevel } = await import("pdfjs-dist/legacy/build/pdf.mjs");

const data = new Uint8Array(await buffer(process.stdin));
const document = await getDocument({ data, verbosity: VerbosityLevel.ERRORS }).promise;
const { info } = await document.getMetadata();
/** What a screen reader reads on a page: each element's role and words; and text without one. */
async function readAloud(page) {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const words = new Map();
  const untagged = [];
  const open = [];
  for (const { type, id, tag, str, hasEOL } of items) {
    if (type === "endMarkedContent") open.pop();
    else if (type !== undefined) open.push(id ?? tag);
    else if (open.length === 0) untagged.push(str);
    else words.set(open.at(-1), (words.get(open.at(-1)) ?? "") + str + (hasEOL ? "\n" : ""));
  }
  const elements = [];
  const visit = ({ role, alt, children = [] }) => {
    const texts = children
      .filter(({ type }) => type === "content")
      .map(({ id }) => words.get(id) ?? "");
    if (texts.length > 0) elements.push([role, alt ?? texts.join("")]);
    for (const child of children) if (child.role) visit(child);
  };
  const tree = await page.getStructTree();
  if (tree) visit(tree);
  return { elements, untagged: untagged.filter((text) => text.trim() !== "") };
}

const pages = [];
for (let number = 1; number <= document.numPages; number += 1) {
  const page = await document.getPage(number);
  const [, , width, height] = page.view;
  const { items } = await page.getTextContent();
  const { fnArray, argsArray } = await page.getOperatorList();
  let matrix = [];
  const images = [];
  const rules = [];
  fnArray.forEach((operator, index) => {
    if (operator === OPS.transform) {
      // pdf-lib moves, turns and scales one after the other.
      const [a, b, c, d, e, f] = argsArray[index];
      matrix.push({ a, b, c, d, e, f });
    }
    if (operator === OPS.save) matrix = [];
    if (operator === OPS.constructPath) {
      const [, , [, lowest, , highest]] = argsArray[index];
      if (lowest === highest) rules.push(height - lowest);
    }
    if (operator === OPS.paintImageXObject) {
      const x = matrix.reduce((sum, { e }) => sum + e, 0);
      const bottom = matrix.reduce((sum, { f }) => sum + f, 0);
      const [wide, high] = matrix.reduce(([w, h], { a, d }) => [w * a, h * d], [1, 1]);
      images.push({ x, top: height - bottom - high, width: wide, height: high });
    }
  });
  pages.push({
    width,
    height,
    texts: items
      .filter(({ str }) => str.trim() !== "")
      .map(({ str, transform, width: wide }) => ({
        text: str,
        x: transform[4],
        baseline: height - transform[5],
        size: Math.abs(transform[3]),
        width: wide,
      })),
    images,
    rules,
    ...(await readAloud(page)),
  });
}
process.stdout.write(JSON.stringify({ info, pages }));
