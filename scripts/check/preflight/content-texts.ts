import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { pdfWords } from "@/lib/consent/pdf/pdf-words";
import type { Content } from "@/lib/content/load/load";
import { sitePages } from "@/lib/site/site-pages";
import { versionPages } from "@/lib/site/versions";
import { fileOf } from "@/scripts/check/check-anchors";
import { filesBelow } from "@/scripts/export/files-below";
import { type Page, readPage, readWords } from "./page-texts";
import { type SiteFacts, siteFacts } from "./rule";

/** What checks need of content. */
export function factsOf({ firm, services, placeholders, notices }: Content): SiteFacts {
  const { lines, city, state, pin } = firm.address;
  return siteFacts.parse({
    legalName: firm.legalName,
    number: firm.registration.number,
    enlistment: firm.registration.enlistment,
    validTo: firm.registration.validTo,
    address: [...lines, city, state, pin],
    officers: firm.officers.map(({ name }) => name),
    feeCap: firm.feeCap,
    plans: services.flatMap(({ plans }) => plans.map(({ id, price }) => ({ id, price }))),
    placeholders: [...placeholders],
    announcements: notices.announcements.map(({ until, text }) => ({ until, text })),
  });
}

/** Content files that a page is made of, by the page's file. */
export function sourcesOf(content: Content): Map<string, readonly string[]> {
  return new Map(sitePages(content).map(({ route, sources }) => [fileOf(route), sources]));
}

const words = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(words) : [];
};

/** Words that no page of the folder has: of share images and of the PDF that the form makes. */
function* furtherPages(content: Content): Generator<Page> {
  yield readWords("the consent form's PDF", "pdf", words(pdfWords(content)));
  for (const { name, sharedImage, heading } of sitePages(content)) {
    if (sharedImage) continue;
    yield readWords(`share/${name}.png`, "share-image", [heading]);
  }
}

/** The pages of a folder, one at a time, so that a large site takes no more memory than a small one. */
export function* readPages(folder: string, content: Content | undefined): Generator<Page> {
  // What was accepted once stays as it was; the words in force are read on their own pages.
  const kept = new Set(content ? versionPages(content).map(({ href }) => fileOf(href)) : []);
  const pages = filesBelow(folder).filter((name) => name.endsWith(".html") && !kept.has(name));
  for (const file of pages) {
    const page = readPage(file, readFileSync(path.join(folder, file), "utf8"));
    if (page) yield page;
  }
  const llms = path.join(folder, "llms.txt");
  if (existsSync(llms)) {
    yield readWords("llms.txt", "llms", readFileSync(llms, "utf8").split("\n"));
  }
  if (content) yield* furtherPages(content);
}
