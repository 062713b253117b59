import { cp, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { defaultTreeAdapter, parse, serialize } from "parse5";
import { attribute, type Element, elementsOf } from "@/scripts/export/html-tree";

const isData = (element: Element) => attribute(element, "type") === "application/ld+json";

/** What runs, what fetches a script or a font, and the policy, whose hashes no longer hold. */
function isWeight(element: Element): boolean {
  if (element.tagName === "script") return !isData(element);
  if (element.tagName === "meta") {
    return attribute(element, "http-equiv") === "Content-Security-Policy";
  }
  if (element.tagName !== "link") return false;
  const isFetched = ["script", "font"].includes(attribute(element, "as") ?? "");
  return isFetched || attribute(element, "rel") === "modulepreload";
}

/** Faces that a device has by itself (`local()`) stay: the fallbacks that our text is set in. */
function withoutWebFonts(css: string): string {
  return css.replaceAll(/@font-face\s*\{[^}]*\}/g, (face) => (face.includes("url(") ? "" : face));
}

/** The page with its words and styles alone: no script and no web font. */
export function barePage(html: string): string {
  const document = parse(html);
  for (const element of [...elementsOf(document)]) {
    if (isWeight(element)) defaultTreeAdapter.detachNode(element);
    const [text] = element.childNodes;
    if (element.tagName === "style" && text && "value" in text) {
      text.value = withoutWebFonts(text.value);
    }
  }
  return serialize(document);
}

/**
 * Copies an exported site with every page bare, to measure what scripts and fonts cost.
 * @param from the export
 * @param to a folder of its own, where nothing is compressed yet
 */
export async function writeBareCopy(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
  for (const page of (await readdir(to)).filter((file) => file.endsWith(".html"))) {
    const file = path.join(to, page);
    await writeFile(file, barePage(await readFile(file, "utf8")));
  }
}
