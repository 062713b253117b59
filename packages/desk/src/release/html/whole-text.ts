import type { BuiltSite } from "../built-site";
import { keyOf, type Line } from "../line";
import type { Page } from "../read-page";
import { anchorOf, escapeHtml, fold, plural } from "./markup";

/** Lines of the top and foot that more than half of the pages have, each with these pages. */
function commonLines(pages: readonly Page[]): Map<string, { line: Line; pages: Set<string> }> {
  const found = new Map<string, { line: Line; pages: Set<string> }>();
  for (const { address, lines } of pages) {
    for (const line of lines) {
      if (line.part !== "top" && line.part !== "foot") continue;
      const key = keyOf(line);
      const known = found.get(key) ?? { line, pages: new Set() };
      known.pages.add(address);
      found.set(key, known);
    }
  }
  const common = [...found].filter(([, { pages: having }]) => having.size * 2 > pages.length);
  return new Map(common);
}

/** A line as it is read; what is only heard, and pictures, say so. */
function lineHtml({ kind, text, label, picture }: Line, note = ""): string {
  const name = label ? `<b>${escapeHtml(label)}</b> ` : "";
  const file = picture ? `Picture ${escapeHtml(picture.file)}: ` : "";
  const heard = kind === "spoken" ? "Read aloud: " : "";
  const words = `${name}${file}${heard}${escapeHtml(text)}${note}`;
  return `<p${kind === "heading" ? ' class="head"' : ""}>${words}</p>`;
}

const PARTS: readonly [Line["part"], string][] = [
  ["search", "In search results and shared links"],
  ["top", "At the top"],
  ["main", "On the page"],
  ["foot", "At the foot"],
  ["later", "In forms and calculators, once used"],
];

function partsOf(lines: readonly Line[]): string {
  const parts = PARTS.map(([part, heading]) => {
    const ofPart = lines.filter((line) => line.part === part);
    if (ofPart.length === 0) return "";
    return `<h4>${heading}</h4>\n${ofPart.map((line) => lineHtml(line)).join("\n")}`;
  });
  return parts.filter(Boolean).join("\n");
}

/** The words of every page; what is on all of them is there once. */
export function wholeText({ pages }: Pick<BuiltSite, "pages">): string {
  const common = commonLines(pages);
  const shared = [...common.values()].map(({ line, pages: having }) => {
    const without = pages.filter(({ address }) => !having.has(address));
    const names = without.map(({ address }) => address).join(", ");
    return lineHtml(line, names ? ` <small>(not on ${escapeHtml(names)})</small>` : "");
  });
  const every = `<article id="text-on-every-page"><h3>On every page: top and foot</h3>
${shared.join("\n")}
</article>`;
  const articles = pages.map(({ address, title, lines }) => {
    const own = lines.filter((line) => !common.has(keyOf(line)));
    return `<article id="${anchorOf(address)}"><h3>${escapeHtml(address)}</h3>
<p><i>${escapeHtml(title)}</i></p>
${partsOf(own)}
</article>`;
  });
  const summary = `The whole text of ${plural(pages.length, "page")}; open it to read or print it`;
  return fold(summary, `<div id="pages">\n${[every, ...articles].join("\n")}\n</div>`, "all-text");
}
