import { readFileSync } from "node:fs";
import path from "node:path";
import { decodeText, textsOf } from "content-kit/sources";
import type { PreflightOptions } from "ra-preflight";
import type { CheckedContent } from "@/lib/checks/checked-content";
import { formWords } from "@/lib/consent/form-words";
import { filesBelow } from "@/lib/content/files-below";
import { sitePages } from "@/lib/site/site-pages";
import { fileOf } from "@/lib/site/site-url";
import { versionPages } from "@/lib/versions/versions";
import { SourcePlaces } from "./place-in-content";
import { requirementSentences } from "./requirements";
import { sourceDates } from "./source-dates";

type SiteFacts = NonNullable<PreflightOptions["facts"]>;
type EndingDay = NonNullable<SiteFacts["dates"]>[number];
type FurtherTexts = NonNullable<PreflightOptions["texts"]>[number];
type PlaceOf = NonNullable<PreflightOptions["placeOf"]>;

/** The days on which something ends. */
function endingDays({ firm, placeholders, notices, sources }: CheckedContent): EndingDay[] {
  const { registration, analyst } = firm;
  const days: EndingDay[] = [
    {
      what: "the registration",
      day: registration.validTo,
      fact: "firm.registration.validTo",
      over: "error",
    },
  ];
  const certificateFact = "firm.analyst.certificate.expires";
  if (!placeholders.has(certificateFact)) {
    days.push({
      what: `the analyst's ${analyst.certificate.name}`,
      day: analyst.certificate.expires,
      fact: certificateFact,
      over: "error",
    });
  }
  for (const [index, { text, until }] of notices.announcements.entries()) {
    days.push({
      what: `the announcement "${text}"`,
      day: until,
      fact: `notices.announcements[${index}].until`,
      // Only reported when over; an announcement that will end needs no notice in advance.
      notice: -1,
    });
  }
  days.push(...sourceDates(sources));
  return days;
}

/** What rules compare with the pages. */
function factsOf(content: CheckedContent): SiteFacts {
  const { firm, services, placeholders } = content;
  const { registration, address } = firm;
  const plans = services.flatMap((service) => service.plans);
  return {
    name: firm.name,
    legalName: firm.legalName,
    number: registration.number,
    enlistment: registration.enlistment,
    address: [...address.lines, address.city, address.state, address.pin],
    officers: firm.officers.map(({ name }) => name),
    feeCap: firm.feeCap,
    plans: plans.map(({ id, price }) => ({ id, price })),
    placeholders: [...placeholders],
    openClaims: content.openClaims,
    dates: endingDays(content),
  };
}

/** Words that visitors see and that are on no page: those of the PDF and of share images. */
function textsBesidePages(content: CheckedContent): FurtherTexts[] {
  const pdfTexts = textsOf(formWords(content).pdf).map(({ text }) => text);
  const texts: FurtherTexts[] = [{ name: "the consent form's PDF", where: "pdf", texts: pdfTexts }];
  for (const { name, heading, sharedImage } of sitePages(content)) {
    if (sharedImage) continue;
    texts.push({ name: `share/${name}.png`, where: "share-image", texts: [heading] });
  }
  return texts;
}

/** The packs of rules: a site that is closed to new clients has fewer of the owner's words. */
function packsFor({ notices, words, testimonials }: CheckedContent): string[] {
  const packs = ["sebi-ra"];
  if (notices.accepting) packs.push("rules/owner.yaml", `rules/owner-${words.words}.yaml`);
  else packs.push("rules/owner-closed.yaml");
  if (testimonials.show) packs.push("rules/owner-testimonials.yaml");
  return packs;
}

/** Letters in a file that proves to a search engine that the site is the firm's, at most. */
const LONGEST_PROOF = 500;

/**
 * Files of `public/` that a search engine's tool gave: they are for it alone, and no page.
 * @returns names from `out/`
 */
function proofsOfOwnership(root: string): string[] {
  const folder = path.join(root, "public");
  const pages = filesBelow(folder).filter((file) => file.endsWith(".html"));
  return pages.filter((file) => {
    const text = decodeText(readFileSync(path.join(folder, file)));
    return text.length <= LONGEST_PROOF && /verif/i.test(file + text);
  });
}

/** How to find where the words of a page were written. */
function placesIn(root: string, content: CheckedContent): PlaceOf {
  const places = new SourcePlaces(root, content);
  const sourcesByPage = new Map<string, readonly string[]>();
  for (const { route, sources } of sitePages(content)) {
    sourcesByPage.set(fileOf(route), sources);
  }

  return (hit) => {
    const placeOfFact = hit.fact && places.ofFact(hit.fact);
    if (placeOfFact) return placeOfFact;
    const sources = sourcesByPage.get(hit.page) ?? [];
    const block = hit.piece?.text;
    const words = hit.words || block;
    const placeOfWords = words && places.find(words, block ?? words, sources);
    if (placeOfWords) return placeOfWords;
    // Something is missing on the page: its first file is where to add it.
    const [first] = sources;
    if (block || first === undefined) return undefined;
    return { file: `content/${first}`, line: 1, column: 1 };
  };
}

/** Options with which preflight judges the built site. @param root the repository */
export function preflightOptions(root: string, content: CheckedContent): PreflightOptions {
  return {
    folder: path.join(root, "out"),
    packs: packsFor(content),
    exceptions: "rules/exceptions.yaml",
    requirements: [...requirementSentences(root).keys()],
    facts: factsOf(content),
    texts: textsBesidePages(content),
    // Versions cannot be changed; texts in force are checked on their own pages.
    skip: [...versionPages(content).map(({ href }) => fileOf(href)), ...proofsOfOwnership(root)],
    placeOf: placesIn(root, content),
  };
}
