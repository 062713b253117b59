import type { CheckedContent } from "@/lib/checks/checked-content";
import type { FactInText, Place, ValuePath } from "../api";
import { labelOf } from "../labels";
import { valueIn } from "../writing/edit-text";
import type { Snapshot } from "./contents";

const REFERENCE = /\{\{\s*([a-zA-Z0-9.-]+)\s*\}\}/g;

/** Where facts of a first name are written: a file, and the path of a fact in it. */
interface Home {
  file: string;
  pathOf: (rest: string[], content: CheckedContent) => ValuePath;
}

const inItsPlace = (file: string): Home => ({ file, pathOf: (rest) => rest });

/** By the first part of a fact's name (lib/checks/facts.ts). */
const HOMES: Readonly<Record<string, Home>> = {
  firm: inItsPlace("content/firm.yaml"),
  filed: { file: "content/firm.yaml", pathOf: (rest) => ["filings", ...rest] },
  feeCap: { file: "content/firm.yaml", pathOf: () => ["feeCap"] },
  calls: { file: "content/shared.yaml", pathOf: (rest) => ["calls", ...rest] },
  clocks: { file: "content/shared.yaml", pathOf: (rest) => ["clocks", ...rest] },
  consent: { file: "content/shared.yaml", pathOf: (rest) => ["consent", ...rest] },
  sources: inItsPlace("content/sources.yaml"),
  words: {
    file: "content/words.yaml",
    pathOf: ([name = ""], content) => ["texts", name, content.words.words],
  },
  promises: { file: "content/promises.yaml", pathOf: ([name = ""]) => ["items", name, "text"] },
  promised: { file: "content/promises.yaml", pathOf: ([name = ""]) => ["items", name, "text"] },
  marketing: { file: "content/marketing.yaml", pathOf: () => ["counting"] },
  refunds: {
    file: "content/refunds.yaml",
    pathOf: ([name = ""], { refunds }) =>
      Object.hasOwn(refunds[refunds.rule], name) ? [refunds.rule, name] : [name],
  },
};

/** The price of a plan, by its id. */
function placeOfPrice(id: string, { services }: CheckedContent): Place | undefined {
  for (const { slug, plans } of services) {
    const index = plans.findIndex((plan) => plan.id === id);
    if (index >= 0) {
      return { file: `content/services/${slug}.yaml`, path: ["plans", index, "price"] };
    }
  }
  return undefined;
}

/** Where a fact is written; undefined for what is computed. */
export function placeOfFact(name: string, { content, files }: Snapshot): Place | undefined {
  const [first = "", ...rest] = name.replace(/\.year$/, "").split(".");
  if (first === "price") return placeOfPrice(rest.join("."), content);
  const home = HOMES[first];
  const tree = home && files.get(home.file)?.tree;
  if (!home || tree === undefined) return undefined;
  const numbered = home
    .pathOf(rest, content)
    .map((key) => (/^\d+$/.test(String(key)) ? Number(key) : key));
  // A sentence of what others set is written below `text`.
  const withText = first === "sources" && rest.length === 1 ? [...numbered, "text"] : numbered;
  for (const path of [withText, numbered]) {
    if (valueIn(tree, path) !== undefined) return { file: home.file, path };
  }
  return undefined;
}

function saysOf(name: string, place: Place | undefined): string {
  if (!place) return "Computed from other values";
  if (/^promise[sd]\./.test(name)) return `A promise, in ${place.file}`;
  const trail = place.path.filter((key) => typeof key === "string").map(String);
  return `${trail.map(labelOf).join(", ")}, in ${place.file}`;
}

/** The facts that a text names. */
export function factsInText(text: string, snapshot: Snapshot): FactInText[] {
  const { known } = snapshot.content.facts;
  return [...text.matchAll(REFERENCE)].map(([written, name = ""]) => {
    const place = placeOfFact(name, snapshot);
    return { written, shown: known.get(name)?.text ?? "", place, says: saysOf(name, place) };
  });
}
