import { parse } from "parse5";
import { attribute, elementsOf, type PageInWork } from "static-islands";

/** A page as the export hands it over: about.html, unless another file is given. */
export function pageInWork(body: string, { css = "", file = "about.html" } = {}): PageInWork {
  const document = parse(body);
  const elements = [...elementsOf(document)];
  const classes = new Map(
    elements.map((element) => [element, attribute(element, "class")?.split(" ") ?? []]),
  );
  return { file, document, elements, classes, css };
}
