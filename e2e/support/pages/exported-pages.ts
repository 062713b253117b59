import { readFileSync } from "node:fs";
import { parse } from "parse5";
import { attribute, type Element, elementsOf } from "static-islands";
import { filesBelow } from "@/lib/content/files-below";

export interface ExportedPage {
  /** Its name below the folder: `about.html`. */
  file: string;
  html: string;
  elements: Element[];
  /** The policy in the page; empty without one. */
  policy: string;
}

/** The site's own HTML files: what the owner put into `public/` is not of them. */
export function exportedPages(out = "out", publicFolder = "public"): ExportedPage[] {
  const owners = new Set(filesBelow(publicFolder));
  const files = filesBelow(out).filter((file) => file.endsWith(".html") && !owners.has(file));
  return files.map((file) => {
    const html = readFileSync(`${out}/${file}`, "utf8");
    const elements = [...elementsOf(parse(html))];
    const isPolicy = (element: Element) =>
      attribute(element, "http-equiv") === "Content-Security-Policy";
    const meta = elements.find(isPolicy);
    return { file, html, elements, policy: (meta && attribute(meta, "content")) ?? "" };
  });
}
