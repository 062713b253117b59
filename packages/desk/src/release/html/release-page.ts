import path from "node:path";
import { countsOf } from "ra-preflight";
import { cspHash, inlineScript } from "static-islands";
import { daysBetween } from "@/lib/text/days";
import { formatDate } from "@/lib/text/format";
import { fillTemplate } from "@/scripts/fill-template";
import { type ComingDay, DAYS_AHEAD } from "../../changes/coming";
import type { Change } from "../../changes/compare";
import { buildIn, fileList, servedList } from "../built-site";
import type { Comparison } from "../compare-sites";
import type { Before, Release } from "../release";
import { replacedWords } from "../replaced-words";
import { NO_SIGNATURE, signatureIn } from "../signature";
import { approvalHtml, standingInWords, standingOf } from "./approval";
import { besideEachOther, changeTables, newPageInWords, pagesInWords } from "./changes";
import { filesHtml } from "./files";
import { excusesHtml, findingsHtml, placeholdersHtml } from "./findings";
import { chapter, escapeHtml, fold, list, pageLink, plural, table } from "./markup";
import { wholeText } from "./whole-text";

const TEMPLATE = new URL("release.template", import.meta.url);
const SCRIPT = "packages/desk/src/release/page/main.ts";

/** What the tag says of the hash that was signed, beside that of the build made again. */
function signedHash({ message, hash }: Before): string {
  const signed = signatureIn(message, hash);
  switch (signed.kind) {
    case "no message":
      return `${hash}; ${NO_SIGNATURE}`;
    case "no line":
      return hash;
    case "no hash":
      return `${hash}; the tag's line "Hash: ${signed.written}" is no hash, so nobody can compare it with the signed release`;
    case "same":
      return `${hash}, as it was signed`;
    case "other":
      return `${hash}; signed was ${signed.written}: built with other keys, or on another day`;
  }
}

function factsHtml(release: Release): string {
  const { build, hash, before, site, reasons } = release;
  const facts: [string, string][] = [
    ["State", standingInWords(release)],
    ...reasons.map((reason): [string, string] => ["Changed, as its maker says", reason]),
    ["Build", buildIn(build) || "unknown"],
    ["Foot of printed pages", build],
    ["Pages", `${site.pages.length}, in ${plural(site.files.size, "file")}`],
    ["Compared with", before ? before.name : "nothing: no build has been approved yet"],
  ];
  if (before) facts.push(["Hash of that", signedHash(before)]);
  facts.push(["Hash of this", hash]);
  const rows = facts.map(([name, value]) => {
    const kind = name.startsWith("Hash") ? ' class="hash"' : "";
    return `<dt>${name}</dt><dd${kind}>${escapeHtml(value)}</dd>`;
  });
  const message = before?.message
    ? fold(`What ${before.name} says`, `<pre>${escapeHtml(before.message)}</pre>`)
    : "";
  return `<dl class="facts">\n${rows.join("\n")}\n</dl>\n${message}`;
}

/** What there is to read, with where it is. */
function summaryHtml(release: Release): string {
  const { comparison, findings, placeholders, coming, past, site } = release;
  const soon = coming.filter((day) => isSoon(release, day)).length;
  const { error, warning, note, excused } = countsOf(findings);
  const found = [plural(error, "error"), plural(warning, "warning"), plural(note, "note")];
  const lines = [
    `<a href="#findings">${found.join(", ")}</a> of preflight, <a href="#excuses">${excused} excused</a>, <a href="#placeholders">${plural(placeholders.length, "placeholder")}</a> left`,
    `<a href="#coming">${plural(soon, "day")}</a> within ${DAYS_AHEAD} days on which something changes by itself, and ${coming.length - soon} later`,
  ];
  if (past.length > 0) {
    lines.push(
      `<b><a href="#coming">${plural(past.length, "change")}</a> of days that are over</b>`,
    );
  }
  if (!comparison) {
    return list([
      `Nothing has been approved yet: read <a href="#text">the whole text</a> of ${plural(site.pages.length, "page")}`,
      ...lines,
    ]);
  }
  const { changes, changedPages, newPages, gonePages, files } = comparison;
  const ofMoney = changes.filter((change) => change.isOfMoney).length;
  return list([
    `<a href="#money">${plural(ofMoney, "change")}</a> of prices, fees, taxes, refunds or the account`,
    `<a href="#changes">${plural(changes.length - ofMoney, "other change")}</a> of words, links or pictures`,
    `${changedPages.length} of ${plural(site.pages.length, "page")} changed, ${newPages.length} new, ${gonePages.length} gone; <a href="#files">${plural(files.length, "file")}</a> beside the pages`,
    ...lines,
  ]);
}

function replacedHtml({ changes, pagesOfBoth }: Comparison): string {
  const rows = replacedWords(changes).map(({ before, after, lines, pages }) => [
    `<del>${escapeHtml(before)}</del>`,
    `<ins>${escapeHtml(after)}</ins>`,
    `${plural(lines, "line")}. ${pagesInWords(pages, pagesOfBoth)}`,
  ]);
  if (rows.length === 0) return "";
  return table(["These words", "became", "where"], rows, "replaced");
}

function pagesHtml({ changes, newPages, gonePages }: Comparison, { site }: Release): string {
  const news = new Map(newPages.map((page) => [page.address, newPageInWords(page)]));
  const rows = site.pages.map(({ address, title }) => {
    const ofPage = changes.filter(({ pages }) => pages.includes(address));
    const ofMoney = ofPage.filter(({ isOfMoney }) => isOfMoney).length;
    const count = ofPage.length === 0 ? "as before" : `${ofPage.length}, ${ofMoney} of money`;
    return [
      pageLink(address),
      escapeHtml(title),
      news.get(address)?.replace("which is ", "") ?? count,
    ];
  });
  const gone = gonePages.map((address) => [escapeHtml(address), "", "gone"]);
  return table(["Page", "Title", "Changes"], [...rows, ...gone]);
}

function comingLine({ path: place, before, after }: Change): string {
  const where = place.replaceAll(/[[\]]/g, "");
  const old = before === undefined ? "" : `<del>${escapeHtml(before)}</del> `;
  const now = after === undefined ? "" : `<ins>${escapeHtml(after)}</ins>`;
  return `${escapeHtml(where)}: ${old}${now}`;
}

/** The clauses of texts that come into force, before beside after. */
function clausesHtml(clauses: readonly Change[]): string {
  const rows = clauses.map(({ path: place, before = "", after = "" }) => {
    const { old, now } = besideEachOther(before, after);
    return [escapeHtml(place.replaceAll(/[[\]]/g, "")), old, now];
  });
  if (rows.length === 0) return "";
  return `\n${table(["Clause", "Before", "After"], rows, "changes")}`;
}

function dayHtml({ day, changes, clauses }: ComingDay): string {
  return `<h4>${formatDate(day)}</h4>\n${list(changes.map(comingLine))}${clausesHtml(clauses)}`;
}

/** Whether a day is among those that come soon. */
const isSoon = ({ today }: Release, { day }: ComingDay) => daysBetween(today, day) <= DAYS_AHEAD;

function comingHtml(release: Release): string {
  const { coming, past } = release;
  const soon = coming.filter((day) => isSoon(release, day));
  const later = coming.filter((day) => !isSoon(release, day));
  const nothing = "<p>Nothing.</p>";
  const parts = [
    `<h3>Within ${DAYS_AHEAD} days</h3>\n${soon.map(dayHtml).join("\n") || nothing}`,
    `<h3>Later</h3>\n${later.map(dayHtml).join("\n") || nothing}`,
  ];
  if (past.length > 0) {
    parts.unshift(`<h3>Days that are over</h3>\n${list(past.map(escapeHtml))}`);
  }
  return parts.join("\n");
}

function changeChapters(release: Release): string[] {
  const { comparison, pictures, before } = release;
  if (!comparison) return [];
  const { changes, files } = comparison;
  const none = "<p>None.</p>";
  const ofMoney = changes.filter(({ isOfMoney }) => isOfMoney);
  const others = changes.filter(({ isOfMoney }) => !isOfMoney);
  return [
    chapter("money", "Changes of money", changeTables(ofMoney, comparison, pictures) || none),
    chapter("replaced", "Words replaced in several places", replacedHtml(comparison)),
    chapter("changes", "Other changes", changeTables(others, comparison, pictures) || none),
    chapter("files", "Files beside the pages", filesHtml(files, pictures) || none),
    chapter(
      "list",
      `All pages, and what differs since ${before?.name}`,
      pagesHtml(comparison, release),
    ),
  ];
}

/** For whoever has the folder. */
const HASH_COMMAND = `cd out
find . -type f ! -name build.json ! -name '*.br' ! -name '*.gz' | sed 's|^\\./||' |
  LC_ALL=C sort | xargs -d '\\n' sha256sum | sha256sum`;

/** For whoever has the list of what is served. */
const COMPARE_COMMAND = `site=https://www.firm.example
while read -r hash file; do
  curl -sfL "$site/$file" | sha256sum | grep -q "^$hash" || echo "differs: $file"
done < files.txt`;

function hashHtml({ site, hash }: Release): string {
  const files = fileList(site);
  const address = `data:text/plain;base64,${Buffer.from(servedList(site)).toString("base64")}`;
  return `<p>The hash of this build is the SHA-256 of the list below, which has the SHA-256 of each published file. It is
<code>${escapeHtml(hash)}</code>. In the folder of the build, this command gives the same:</p>
<pre>${escapeHtml(HASH_COMMAND)}</pre>
<p>To compare what a host serves, <a href="${address}" download="files.txt">save the list of what visitors get as files.txt</a>, and run this beside it, with the address of the site. It names each file that differs or is missing. A build of the same state on another day differs in every page, by its day.</p>
<pre>${escapeHtml(COMPARE_COMMAND)}</pre>
${fold(`The list: ${plural(site.files.size, "file")}`, `<pre class="long">${escapeHtml(files)}</pre>`)}`;
}

/** Links to chapters that the first release of all has not. */
function changeLinks({ comparison }: Release): string {
  if (!comparison) return "";
  return '<a href="#money">Money</a> <a href="#changes">Other changes</a>';
}

/**
 * One file that needs nothing else: what a build publishes, to read, sign and keep.
 * @param root the repository, whose script for searching it bundles
 */
export function releasePage(root: string, release: Release): string {
  const { firm, today, findings, placeholders, hash, build } = release;
  const isDraft = standingOf(release) === "draft";
  const title = `${isDraft ? "Draft of a release" : "Release"} of ${firm}, ${formatDate(today)}`;
  const foot = `${isDraft ? "DRAFT, not to be signed. " : ""}${build}. Hash ${hash.slice(0, 16)}`;
  const body = [
    ...changeChapters(release),
    chapter("coming", "What changes by itself", comingHtml(release)),
    chapter("findings", "What preflight has found", findingsHtml(findings)),
    chapter("excuses", "What is excused, and by whom", excusesHtml(findings)),
    chapter("placeholders", "Placeholders left", placeholdersHtml(placeholders)),
    chapter("text", "The whole text", wholeText(release.site)),
    chapter("hash", "What is published", hashHtml(release)),
  ];
  const values = {
    title: escapeHtml(title),
    facts: factsHtml(release),
    summary: summaryHtml(release),
    changeLinks: changeLinks(release),
    approval: approvalHtml(release),
    foot: cssText(foot),
    body: body.filter(Boolean).join("\n"),
    script: inlineScript(root, path.posix.normalize(SCRIPT)),
  };
  const withoutCsp = fill({ ...values, csp: "" });
  const [, styles = ""] = /<style>([\s\S]*?)<\/style>/.exec(withoutCsp) ?? [];
  const csp = [
    "default-src 'none'",
    `script-src ${cspHash(values.script)}`,
    `style-src ${cspHash(styles)}`,
    "img-src data:",
    "base-uri 'none'",
    "form-action 'none'",
  ];
  return fill({ ...values, csp: csp.join("; ") });
}

/** Letters of a text that may stand in a string of CSS. */
function cssText(text: string): string {
  return text.replace(/["\\<\n]/g, "");
}

/** Browsers normalise the CRLF of a Windows checkout before hashing. */
function fill(values: Readonly<Record<string, string>>): string {
  return fillTemplate(TEMPLATE, values).replaceAll("\r\n", "\n");
}
