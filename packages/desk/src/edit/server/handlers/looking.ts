import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { lastModified } from "@/lib/content/git";
import { pageMetadata } from "@/lib/site/page-metadata";
import { sitePages } from "@/lib/site/site-pages";
import { absoluteUrl, fileOf, siteUrl } from "@/lib/site/site-url";
import { fullTitle, SHOWN_TITLE } from "@/lib/text/full-title";
import { checkText } from "@/scripts/preflight/text/check-text";
import type { Advice, Calls, CardsAnswer, SheetLine } from "../../api";
import { askGit } from "../../send/git-state";
import { lighthouseAtRelease, lighthouseOf } from "../../send/lighthouse-scores";
import { editedPages, pageLine } from "../../sources/pages";
import { asked } from "../asked";
import { failed, missing } from "../refused";
import type { Room } from "../room";

/** Letters of a description that search results show; shorter ones leave room empty. */
const DESCRIPTION = { least: 120, most: 160 };

const fitsDescription = ({ length }: string) =>
  length >= DESCRIPTION.least && length <= DESCRIPTION.most;

/** Words in the main part of a page, as it was last built; undefined if it was not. */
function wordsOf(root: string, route: string): number | undefined {
  try {
    const file = path.join(root, "out", fileOf(route));
    const html = readFileSync(file, "utf8");
    const [main = ""] = /<main[\s\S]*<\/main>/.exec(html) ?? [];
    const text = main
      .replace(/<(script|style|template)[\s\S]*?<\/\1>/g, " ")
      .replace(/<[^>]*>/g, " ");
    return text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu)?.length ?? 0;
  } catch {
    return undefined;
  }
}

/** Files of content that differ from the last commit. */
function changedNow(root: string): string[] {
  const lines = askGit(root, "status", "--porcelain", "--", "content", "public") ?? "";
  return lines.split("\n").map((line) => line.replace(/^\s*\S+\s+/, ""));
}

/** All pages with what search engines and others show of them. */
export function sheetOf(room: Room): Calls["sheet"]["get"] {
  const { content } = room.snapshot;
  const changed = changedNow(room.root);
  const pages = editedPages(content).map((page): SheetLine => {
    const line = pageLine(page);
    const title = fullTitle(page.title, content.firm.name);
    const sources = page.sources.map((source) => `content/${source}`);
    return {
      ...line,
      fullTitle: title,
      titleLength: title.length,
      titleLongest: SHOWN_TITLE,
      descriptionLength: page.description.length,
      descriptionFits: fitsDescription(page.description),
      titlePlace: { file: line.file, path: ["meta", "title"] },
      descriptionPlace: { file: line.file, path: ["meta", "description"] },
      card: `/share/${page.sharedImage ?? page.name}.png`,
      words: wordsOf(room.root, page.route),
      lastChange: lastModified(room.root, sources) ?? lastCommit(room.root, sources),
      changed: changed.some((file) => file === line.file),
      noindex: page.noindex,
      lighthouse: lighthouseOf(room.root, page.name),
      lighthouseAtRelease: lighthouseAtRelease(room.root, page.name),
    };
  });
  return { pages };
}

/** Of files that differ from their last commit too. */
function lastCommit(root: string, sources: readonly string[]): string {
  return askGit(root, "log", "-1", "--format=%cI", "--", ...sources) ?? "";
}

/** What may be wrong with how a page is shown elsewhere. */
function notesOn(title: string, description: string): string[] {
  const notes: string[] = [];
  if (title.length > SHOWN_TITLE) {
    notes.push(
      `Search results cut titles after ${SHOWN_TITLE} letters, with the firm's name: ${title.length} here.`,
    );
  }
  if (!fitsDescription(description)) {
    notes.push(
      `Search results show ${DESCRIPTION.least} to ${DESCRIPTION.most} letters of a description: ${description.length} here.`,
    );
  }
  return notes;
}

/** How others show a link to a page. */
export function cardsOf(room: Room, ask: unknown): CardsAnswer {
  const { route } = asked(z.object({ route: z.string() }), ask);
  const { content } = room.snapshot;
  const page =
    sitePages(content).find((one) => one.route === route) ?? missing(`There is no page ${route}.`);
  const title = fullTitle(page.title, content.firm.name);
  const site = siteUrl(content.firm);
  const { openGraph } = pageMetadata(content, route);
  const [image] = [openGraph?.images ?? []].flat();
  const { url = "", alt = "" } = typeof image === "object" && !(image instanceof URL) ? image : {};
  return {
    search: { title, url: absoluteUrl(site, route), description: page.description },
    share: {
      title: page.title,
      description: page.description,
      image: String(url),
      host: new URL(site).host,
      alt: String(alt),
    },
    notes: notesOn(title, page.description),
  };
}

/** A line of the linter: `the text:1:5: error: …`, with what to do and its source below. */
const FINDING = /^.*?:\d+:\d+: (error|warning|note): (.*)$/;

/** The findings in the lines of `preflight --text`. */
function adviceIn(lines: readonly string[]): Advice[] {
  const advice: Advice[] = [];
  for (const line of lines) {
    const [, level, message = ""] = FINDING.exec(line) ?? [];
    const last = advice.at(-1);
    if (level === "error" || level === "warning" || level === "note") {
      const [, words = ""] = /^"([^"]*)"/.exec(message) ?? [];
      advice.push({ level, message, cure: "", words, source: "" });
    } else if (last && line.startsWith("    Source: "))
      last.source = line.slice("    Source: ".length);
    else if (last && line.startsWith("    ")) last.cure = line.trim();
  }
  return advice;
}

/** Judges a text as an advertisement. */
export function judgeAdvertisement(room: Room, ask: unknown): Calls["advertisement"]["get"] {
  const { text } = asked(z.object({ text: z.string().max(100_000) }), ask);
  if (text.trim() === "") failed("There are no words: paste the text of the advertisement.");
  const { lines } = checkText({ name: "the text", text }, room.snapshot.content, room.day());
  return { advice: adviceIn(lines), lines };
}
