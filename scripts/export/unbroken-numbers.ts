import { type DefaultTreeAdapterTypes, defaultTreeAdapter } from "parse5";
import { attribute, createElement, type Parent } from "static-islands/html-tree";

const MONTH =
  "(?:January|February|March|April|May|June|July|August|September|October|November|December)";
const TIME = String.raw`\d{1,2}(?::\d\d)? ?[AP]M`;
const UNIT = [
  "(?:working |calendar )?days?",
  "(?:hour|minute|month|year)s?",
  "a (?:day|month|year|stock|lot)",
  "in all",
  "lakh",
  "crore",
  "GST",
  "[AP]M",
  "[kM]B",
].join("|");

/** Telephone and account numbers, dates, amounts with their unit, ranges, numbers of circulars. */
const NUMBER = new RegExp(
  [
    String.raw`\+?\d+(?: \d{2,})+`,
    String.raw`\b${MONTH} \d{1,2}, \d{4}`,
    `${TIME} to ${TIME}`,
    String.raw`₹?\d+(?:[.,:-]\d+)*%? (?:${UNIT})\b`,
    String.raw`\b\d+(?:\.\d+)?-\d+(?:\.\d+)?(?:%|x\b)?`,
    String.raw`\bSEBI/[\w/-]+\d`,
  ].join("|"),
  "g",
);

/** Their text is no text of the page, or cannot hold an element. */
const SKIPPED = ["head", "script", "style", "svg", "textarea", "select", "noscript"];

type TextNode = DefaultTreeAdapterTypes.TextNode;

function split(parent: Parent, node: TextNode): void {
  let end = 0;
  for (const match of node.value.matchAll(NUMBER)) {
    const [number] = match;
    const before = node.value.slice(end, match.index);
    if (before) defaultTreeAdapter.insertTextBefore(parent, before, node);
    defaultTreeAdapter.insertBefore(
      parent,
      createElement("span", { class: "unbroken" }, number),
      node,
    );
    end = match.index + number.length;
  }
  if (end === 0) return;
  if (end < node.value.length) node.value = node.value.slice(end);
  else defaultTreeAdapter.detachNode(node);
}

/**
 * Keeps numbers from being broken between two lines, wherever content writes them. Not inside
 * islands, whose HTML has to stay as React wrote it.
 */
export function keepNumbersUnbroken(parent: Parent): void {
  for (const node of [...parent.childNodes]) {
    if ("value" in node) split(parent, node);
    else if (
      "tagName" in node &&
      !SKIPPED.includes(node.tagName) &&
      attribute(node, "data-island") === undefined
    ) {
      keepNumbersUnbroken(node);
    }
  }
}
