import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { attribute, elementsOf } from "static-islands/html-tree";

/** What a scanner reads in a page: its own policy and its scripts that have an address. */
export interface PageParts {
  policy: string;
  /** `integrity` is null without one. */
  scripts: { src: string; integrity: string | null }[];
}

export function scannedPage(html: string): PageParts {
  const document: DefaultTreeAdapterTypes.Document = parse(html);
  const elements = [...elementsOf(document)];
  const meta = elements.find(
    (element) => attribute(element, "http-equiv") === "Content-Security-Policy",
  );
  const scripts = elements
    .filter((element) => element.tagName === "script" && attribute(element, "src"))
    .map((element) => ({
      src: attribute(element, "src") ?? "",
      integrity: attribute(element, "integrity") ?? null,
    }));
  return { policy: (meta && attribute(meta, "content")) ?? "", scripts };
}
