import type { APIRequestContext } from "@playwright/test";
import { type DefaultTreeAdapterTypes, parse } from "parse5";

type Node = DefaultTreeAdapterTypes.Node;

export interface ServedLink {
  href: string;
  target: string | undefined;
  rel: string;
}

/** What a page refers to, read from its HTML as served: nothing on the site adds links by script. */
export interface ServedPage {
  links: ServedLink[];
  /** Internal addresses that the footer leads to. */
  footerLinks: string[];
  /** Addresses of images, styles, fonts and scripts. */
  files: string[];
  ids: Set<string>;
}

function visit(node: Node, page: ServedPage, isFooter = false): void {
  const isIn = isFooter || node.nodeName === "footer";
  if ("attrs" in node) {
    const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]));
    const id = attributes.get("id");
    const href = attributes.get("href");
    const src = attributes.get("src");
    if (id) page.ids.add(id);
    if (src) page.files.push(src);
    for (const candidate of attributes.get("srcset")?.split(", ") ?? []) {
      page.files.push(candidate.split(" ")[0] ?? "");
    }
    if (node.tagName === "link" && href && attributes.get("rel") !== "canonical") {
      page.files.push(href);
    }
    if (node.tagName === "a" && isIn && href?.startsWith("/")) page.footerLinks.push(href);
    if (node.tagName === "a" && href !== undefined) {
      page.links.push({
        href,
        target: attributes.get("target"),
        rel: attributes.get("rel") ?? "",
      });
    }
  }
  if ("childNodes" in node) for (const child of node.childNodes) visit(child, page, isIn);
}

export async function readServedPage(
  request: APIRequestContext,
  path: string,
): Promise<ServedPage> {
  const response = await request.get(path);
  const page: ServedPage = { links: [], footerLinks: [], files: [], ids: new Set() };
  visit(parse(await response.text()), page);
  return page;
}
