import path from "node:path";
import { textsOf } from "content-kit/parts";
import type { PreflightOptions } from "ra-preflight";
import type { CheckedContent } from "@/lib/checks/checked-content";
import { formWords } from "@/lib/consent/form-words";
import { sitePages } from "@/lib/site/site-pages";
import { fileOf } from "@/lib/site/site-url";
import { versionPages } from "@/lib/versions/versions";
import { SourcePlaces } from "./place-in-content";
import { sourceDates } from "./source-dates";

function factsOf({ firm, services, placeholders, notices, sources }: CheckedContent) {
  const { registration, analyst, address } = firm;
  const expires = "firm.analyst.certificate.expires";
  const { name: certificate, expires: day } = analyst.certificate;
  return {
    name: firm.name,
    legalName: firm.legalName,
    number: registration.number,
    enlistment: registration.enlistment,
    address: [...address.lines, address.city, address.state, address.pin],
    officers: firm.officers.map(({ name }) => name),
    feeCap: firm.feeCap,
    plans: services.flatMap(({ plans }) => plans.map(({ id, price }) => ({ id, price }))),
    placeholders: [...placeholders],
    dates: [
      { what: "the registration", day: registration.validTo, fact: "firm.registration.validTo" },
      ...(placeholders.has(expires)
        ? []
        : [{ what: `the analyst's ${certificate}`, day, fact: expires }]),
      // Only reported when over; an announcement that will end needs no notice in advance.
      ...notices.announcements.map(({ text, until }, index) => ({
        what: `the announcement "${text}"`,
        day: until,
        fact: `notices.announcements[${index}].until`,
        notice: -1,
      })),
      ...sourceDates(sources),
    ],
  };
}

export function preflightOptions(root: string, content: CheckedContent): PreflightOptions {
  const pages = sitePages(content);
  const sources = new Map(pages.map(({ route, sources: own }) => [fileOf(route), own]));
  const places = new SourcePlaces(root, content);
  const shareImages = pages
    .filter(({ sharedImage }) => !sharedImage)
    .map(({ name, heading }) => {
      return { name: `share/${name}.png`, where: "share-image" as const, texts: [heading] };
    });
  const pdfTexts = textsOf(formWords(content).pdf).map(({ text }) => text);
  return {
    folder: path.join(root, "out"),
    packs: content.notices.accepting
      ? ["sebi-ra", "rules/owner.yaml", `rules/owner-${content.words.words}.yaml`]
      : ["sebi-ra", "rules/owner-closed.yaml"],
    exceptions: "rules/exceptions.yaml",
    facts: factsOf(content),
    texts: [{ name: "the consent form's PDF", where: "pdf", texts: pdfTexts }, ...shareImages],
    // Versions cannot be changed; texts in force are checked on their own pages.
    skip: versionPages(content).map(({ href }) => fileOf(href)),
    placeOf: ({ page, piece, fact, ...hit }) => {
      const own = sources.get(page) ?? [];
      const block = piece?.text;
      const words = hit.words || block;
      const place =
        (fact && places.ofFact(fact)) || (words && places.find(words, block ?? words, own));
      if (place) return place;
      return !block && own[0] ? { file: `content/${own[0]}`, line: 1, column: 1 } : undefined;
    },
  };
}
