import type { Comparison, LineChange, NewPage } from "../compare-sites";
import type { Line } from "../line";
import { type Run, runsBetween } from "../words";
import { escapeHtml, pageLink } from "./markup";

/** Small pictures as data URIs, by the SHA-256 of the file. */
type Pictures = ReadonlyMap<string, string>;

const MARKS: Record<Run["in"], (text: string) => string> = {
  both: (text) => text,
  before: (text) => `<del>${text}</del>`,
  after: (text) => `<ins>${text}</ins>`,
};

/** One side of a text, in which the words that the other side lacks are marked. */
function sideOf(runs: readonly Run[], side: "before" | "after"): string {
  const ofSide = runs.filter((run) => run.in === "both" || run.in === side);
  return ofSide.map((run) => MARKS[run.in](escapeHtml(run.text))).join("");
}

/** Two states of a text, each with the words marked that the other lacks. @returns HTML */
export function besideEachOther(before: string, after: string): { old: string; now: string } {
  const runs = runsBetween(before, after);
  return { old: sideOf(runs, "before"), now: sideOf(runs, "after") };
}

/** The links of a line that the other state of it has not, with where they lead. */
function linksOf(line: Line, other: Line | undefined): string {
  const known = new Set(other?.links.map(({ href }) => href));
  const others = line.links.filter(({ href }) => !known.has(href));
  const told = others.map(({ text, href }) => {
    const name = text && text !== line.text ? `“${escapeHtml(text)}” leads` : "It leads";
    return `<br><small>${name} to <code>${escapeHtml(readable(href))}</code></small>`;
  });
  return told.join("");
}

/** An address with its words readable; as it is, if they cannot be read. */
function readable(href: string): string {
  try {
    return decodeURIComponent(href);
  } catch {
    return href;
  }
}

function pictureOf({ picture, text }: Line, pictures: Pictures): string {
  if (!picture) return "";
  const source = pictures.get(picture.hash);
  const shown = source ? `<img src="${source}" alt="${escapeHtml(text)}"><br>` : "";
  return `${shown}<small>${escapeHtml(picture.file)}</small><br>`;
}

/** How a reader meets a line, where it is not read on the page. */
function mannerOf({ part, kind }: Line): string {
  if (part === "search") return "search results, shared links";
  if (part === "later") return "in a form or calculator, once used";
  if (kind === "spoken") return "read aloud, or as a hint";
  if (kind === "picture") return "picture";
  return "";
}

/** Where on a page a line stands: `Top of the page`, `Basic`, `Bank transfer › IFSC`. */
function placeOf({ part, under, label }: Line): string {
  const parts: Record<Line["part"], string> = {
    top: "Top of the page",
    foot: "Foot of the page",
    main: "",
    search: "",
    later: "",
  };
  return [parts[part], under, label].filter(Boolean).join(" › ");
}

function cellOf(
  line: Line | undefined,
  words: string,
  other: Line | undefined,
  pictures: Pictures,
) {
  if (!line) return `<td class="none">${other === undefined ? "" : "(nothing)"}</td>`;
  const picture = pictureOf(line, pictures);
  return `<td>${picture}${words}${linksOf(line, other)}</td>`;
}

function rowOf({ before, after }: LineChange, pictures: Pictures): string {
  const line = after ?? before;
  if (!line) return "";
  const runs = runsBetween(before?.text ?? "", after?.text ?? "");
  const where = escapeHtml(placeOf(line) || "Page");
  const manner = mannerOf(line);
  const note = manner ? `<br><small>${manner}</small>` : "";
  const old = cellOf(before, sideOf(runs, "before"), after, pictures);
  const now = cellOf(after, sideOf(runs, "after"), before, pictures);
  return `<tr><th scope="row">${where}${note}</th>${old}${now}</tr>`;
}

/** More addresses than this are told by those that are not among them. */
const MOST_NAMES = 8;

/**
 * Which pages have a change, in words.
 * @param all addresses of all pages that both builds have
 */
export function pagesInWords(pages: readonly string[], all: readonly string[]): string {
  const names = (addresses: readonly string[]) => addresses.map(pageLink).join(", ");
  const others = all.filter((address) => !pages.includes(address));
  const more = pages.filter((address) => !all.includes(address));
  const added = more.length > 0 ? `, and on the new ${names(more)}` : "";
  const isOnAll = others.length === 0 && all.length > 1;
  if (isOnAll) return `On all ${all.length} pages${added}`;
  if (pages.length > MOST_NAMES && others.length < MOST_NAMES) {
    return `On ${all.length - others.length} of ${all.length} pages, all but ${names(others)}${added}`;
  }
  if (pages.length === 1) return `On ${names(pages)}`;
  return `On ${pages.length} pages: ${names(pages)}`;
}

/** That a page is new, and what it is compared with. */
export function newPageInWords({ like }: NewPage): string {
  return like === undefined ? "which is new" : `which is new, beside ${pageLink(like)}`;
}

interface Group {
  pages: readonly string[];
  changes: LineChange[];
}

/** Changes on the same pages together; those on most pages first. */
function byPages(changes: readonly LineChange[]): Group[] {
  const groups = new Map<string, Group>();
  for (const change of changes) {
    const key = change.pages.join(" ");
    const group = groups.get(key) ?? { pages: change.pages, changes: [] };
    group.changes.push(change);
    groups.set(key, group);
  }
  return [...groups.values()].sort((a, b) => b.pages.length - a.pages.length);
}

/**
 * Changes before beside after, by the pages that have them.
 * @param comparison whose changes they are
 */
export function changeTables(
  changes: readonly LineChange[],
  { pagesOfBoth, newPages }: Pick<Comparison, "pagesOfBoth" | "newPages">,
  pictures: Pictures,
): string {
  const tables = byPages(changes).map((group) => {
    const rows = group.changes.map((change) => rowOf(change, pictures)).join("\n");
    const [first = ""] = group.pages;
    const page = group.pages.length === 1 && newPages.find(({ address }) => address === first);
    const news = page ? `, ${newPageInWords(page)}` : "";
    return `<h3>${pagesInWords(group.pages, pagesOfBoth)}${news}</h3>
<table class="changes">
<thead><tr><th scope="col">Where</th><th scope="col">Before</th><th scope="col">After</th></tr></thead>
<tbody>
${rows}
</tbody>
</table>`;
  });
  return tables.join("\n");
}
