import { defaultTreeAdapter, html } from "parse5";
import { attribute, type Element, type PageInWork } from "static-islands";
import type { Content } from "@/lib/content/content";

/** Elements with running text. */
const PROSE = ["p", "li", "td", "dd", "figcaption", "strong", "em", "b"];

/** What lays out its texts as boxes, which an element among them would divide. */
const BOXES = /(^|:)(inline-)?(flex|grid)$/;

/** Names, numbers and codes of the firm, which a translator must leave as they are. */
export function keptValues({ firm }: Pick<Content, "firm">): string[] {
  const { phone, chat, phonePayment, email, officers, bank, upi, gstin } = firm;
  const people = officers.flatMap((officer) => [officer.name, officer.phone, officer.email]);
  const names = [firm.name, firm.legalName, firm.analyst.name, firm.registration.number];
  const codes = [bank.account, bank.ifsc, upi.id, gstin];
  const contacts = [phone, chat.phone, phonePayment, ...Object.values(email)];
  const values = [...names, ...codes, ...contacts, ...people];
  return [...new Set(values.filter((value) => value !== undefined))];
}

/** One pattern of all values, the longest first; spaces in texts may be fixed ones. */
function patternOf(values: readonly string[]): RegExp {
  const longestFirst = values.toSorted((one, other) => other.length - one.length);
  const escaped = longestFirst.map((value) =>
    value.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/\s+/g, "\\s+"),
  );
  return new RegExp(`(?<![\\p{L}\\d])(${escaped.join("|")})(?![\\p{L}\\d])`, "u");
}

/** Whether translators leave an element alone, or React owns it and would find it changed. */
function isLeftAlone(element: Element): boolean {
  let at: Element["parentNode"] = element;
  while (at && "tagName" in at) {
    if (attribute(at, "translate") === "no" || attribute(at, "data-island") !== undefined) {
      return true;
    }
    at = at.parentNode;
  }
  return false;
}

/** The nodes of a text, with an element around each value. */
function nodesFor(text: string, pattern: RegExp): Element["childNodes"] {
  const box = defaultTreeAdapter.createDocumentFragment();
  // Of a split by a group, every second part is what the group has matched.
  for (const [index, part] of text.split(pattern).entries()) {
    if (index % 2 === 0) {
      if (part !== "") defaultTreeAdapter.insertText(box, part);
      continue;
    }
    const kept = defaultTreeAdapter.createElement("span", html.NS.HTML, [
      { name: "translate", value: "no" },
    ]);
    defaultTreeAdapter.insertText(kept, part);
    defaultTreeAdapter.appendChild(box, kept);
  }
  return box.childNodes;
}

/**
 * Marks names, numbers and codes within sentences as not to be translated. In an island they stay as
 * React has them.
 */
export function keepNames({ elements, classes }: PageInWork, values: readonly string[]): void {
  if (values.length === 0) {
    return;
  }
  const pattern = patternOf(values);
  for (const element of elements) {
    const hasBoxes = classes.get(element)?.some((name) => BOXES.test(name));
    if (!PROSE.includes(element.tagName) || hasBoxes || isLeftAlone(element)) {
      continue;
    }
    const nodes = element.childNodes.flatMap((node) =>
      "value" in node && pattern.test(node.value) ? nodesFor(node.value, pattern) : [node],
    );
    for (const node of nodes) {
      node.parentNode = element;
    }
    element.childNodes = nodes;
  }
}
