import path from "node:path";
import type { PreflightOptions } from "ra-preflight";
import type { CheckedContent } from "@/lib/checks/checked-content";
import { pdfWords } from "@/lib/consent/pdf/pdf-words";
import { sitePages } from "@/lib/site/site-pages";
import { fileOf } from "@/lib/site/site-url";
import { versionPages } from "@/lib/versions/in-force";
import { SourcePlaces } from "./place-in-content";

/** The packs that this site is judged by: SEBI's, and the owner's fixed words. */
export const PACKS = ["sebi-ra", "rules/owner.yaml"];

/** What content knows of the firm. */
export function factsOf({ firm, services, placeholders, notices }: CheckedContent) {
  const { lines, city, state, pin } = firm.address;
  const { validTo, number, enlistment } = firm.registration;
  const { name: certificate, expires } = firm.analyst.certificate;
  const isExample = placeholders.has("firm.analyst.certificate.expires");
  return {
    name: firm.name,
    legalName: firm.legalName,
    number,
    enlistment,
    address: [...lines, city, state, pin],
    officers: firm.officers.map(({ name }) => name),
    feeCap: firm.feeCap,
    plans: services.flatMap(({ plans }) => plans.map(({ id, price }) => ({ id, price }))),
    placeholders: [...placeholders],
    dates: [
      { what: "the registration", day: validTo, fact: "firm.registration.validTo" },
      ...(isExample
        ? []
        : [
            {
              what: `the analyst's ${certificate}`,
              day: expires,
              fact: "firm.analyst.certificate.expires",
            },
          ]),
      // An announcement is to be removed once it is over; until then it does no harm.
      ...notices.announcements.map(({ text, until }, index) => ({
        what: `the announcement "${text}"`,
        day: until,
        fact: `notices.announcements[${index}].until`,
        notice: -1,
      })),
    ],
  };
}

const words = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(words) : [];
};

/**
 * What the site adds to a run of preflight on its own pages: its facts, the words of share images
 * and of the PDF, and the lines of content/ that the words of a page come from.
 * @param root the project's folder
 */
export function siteOptions(root: string, content: CheckedContent): PreflightOptions {
  const pages = sitePages(content);
  const sources = new Map(pages.map(({ route, sources: own }) => [fileOf(route), own]));
  const places = new SourcePlaces(root, content);
  return {
    folder: path.join(root, "out"),
    packs: PACKS,
    exceptions: "rules/exceptions.yaml",
    facts: factsOf(content),
    texts: [
      { name: "the consent form's PDF", where: "pdf", texts: words(pdfWords(content)) },
      ...pages
        .filter(({ sharedImage }) => !sharedImage)
        .map(({ name, heading }) => ({
          name: `share/${name}.png`,
          where: "share-image" as const,
          texts: [heading],
        })),
    ],
    // What was accepted once stays as it was; the words in force are read on their own pages.
    skip: versionPages(content).map(({ href }) => fileOf(href)),
    placeOf: ({ page, words: found, block, fact }) => {
      const own = sources.get(page) ?? [];
      const place =
        (fact && places.ofFact(fact)) || (found && places.find(found, block ?? found, own));
      if (place) return place;
      return !block && own[0] ? { file: `content/${own[0]}`, line: 1, column: 1 } : undefined;
    },
  };
}
