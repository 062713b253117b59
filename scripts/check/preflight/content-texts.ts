import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import type { CheckedContent } from "@/lib/checks/checked-content";
import { pdfWords } from "@/lib/consent/pdf/pdf-words";
import { sitePages } from "@/lib/site/site-pages";
import { versionPages } from "@/lib/site/versions";
import { formatFileSize } from "@/lib/text/format";
import { isPlaceholder } from "@/lib/text/placeholders";
import { fileOf } from "@/scripts/check/check-anchors";
import { type Page, readPage, readWords } from "./page-texts";
import { type SiteFacts, siteFacts } from "./rule";

/** What checks need of content. */
export function factsOf({ firm, services, placeholders, notices }: CheckedContent): SiteFacts {
  const { lines, city, state, pin } = firm.address;
  return siteFacts.parse({
    legalName: firm.legalName,
    number: firm.registration.number,
    enlistment: firm.registration.enlistment,
    validTo: firm.registration.validTo,
    ...(!isPlaceholder(placeholders, "firm.analyst.certificate.expires") && {
      certificateTo: firm.analyst.certificate.expires,
    }),
    address: [...lines, city, state, pin],
    officers: firm.officers.map(({ name }) => name),
    feeCap: firm.feeCap,
    plans: services.flatMap(({ plans }) => plans.map(({ id, price }) => ({ id, price }))),
    placeholders: [...placeholders],
    announcements: notices.announcements.map(({ until, text }) => ({ until, text })),
  });
}

/** CheckedContent files that a page is made of, by the page's file. */
export function sourcesOf(content: CheckedContent): Map<string, readonly string[]> {
  return new Map(sitePages(content).map(({ route, sources }) => [fileOf(route), sources]));
}

const words = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(words) : [];
};

/** Words that no page of the folder has: of share images and of the PDF that the form makes. */
function* furtherPages(content: CheckedContent): Generator<Page> {
  yield readWords("the consent form's PDF", "pdf", words(pdfWords(content)));
  for (const { name, sharedImage, heading } of sitePages(content)) {
    if (sharedImage) continue;
    yield readWords(`share/${name}.png`, "share-image", [heading]);
  }
}

/** A page of which nothing can be said, and why. */
export type Unread = { file: string; line: number; message: string };

/** A page so large is no page for a visitor, and takes more memory than there may be. */
const MOST_BYTES = 20_000_000;

/** The text of a page as a browser decodes it: by its mark, what it says of itself, or as UTF-8. */
function decoded(bytes: Buffer): string {
  const head = bytes.toString("latin1", 0, 1024);
  const mark = /^(\xff\xfe|\xfe\xff)/.exec(head)?.[1];
  const [, said = "utf-8"] = /<meta[^>]+charset=["']?([\w-]+)/i.exec(head) ?? [];
  const name = mark ? (mark === "\xff\xfe" ? "utf-16le" : "utf-16be") : said;
  try {
    return new TextDecoder(name).decode(bytes);
  } catch {
    // It names an encoding that no browser knows.
    return bytes.toString("utf8");
  }
}

function readFile(folder: string, file: string): Page | Unread | undefined {
  try {
    const { size } = statSync(path.join(folder, file));
    if (size > MOST_BYTES) throw new Error(`${formatFileSize(size)} are too much for a page`);
    const bytes = readFileSync(path.join(folder, file));
    const page = readPage(file, decoded(bytes));
    return page && { ...page, bytes: size };
  } catch (cause) {
    const said = cause instanceof Error ? cause.message : String(cause);
    const why = /call stack/.test(said) ? "its elements stand too deep in each other" : said;
    return { file, line: 1, message: `this page was not looked at: ${why}` };
  }
}

/** The pages of a folder, one at a time, so that a large site takes no more memory than a small one. */
export function* readPages(
  folder: string,
  files: readonly string[],
  content: CheckedContent | undefined,
): Generator<Page | Unread> {
  // What was accepted once stays as it was; the words in force are read on their own pages.
  const kept = new Set(content ? versionPages(content).map(({ href }) => fileOf(href)) : []);
  const html = files.filter((name) => /\.html?$/i.test(name) && !kept.has(name));
  if (html.length === 0) throw new Error(`there is no page (.html) in ${folder}`);
  for (const file of html) {
    const page = readFile(folder, file);
    if (page) yield page;
  }
  if (files.includes("llms.txt")) {
    const lines = readFileSync(path.join(folder, "llms.txt"), "utf8").split("\n");
    yield readWords("llms.txt", "llms", lines);
  }
  if (content) yield* furtherPages(content);
}
