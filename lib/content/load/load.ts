import path from "node:path";
import type { z } from "zod";
import type { ComplaintMonth } from "@/lib/complaints/by-source";
import { todayInIndia } from "@/lib/content/build-date";
import { pageAnchors, policyAnchors } from "@/lib/content/checks/anchors";
import { checkPlaces, checkTitles } from "@/lib/content/checks/doubled";
import { checkTexts } from "@/lib/content/checks/doubtful-texts";
import { checkFirm } from "@/lib/content/checks/firm";
import { checkFolders, checkMisplaced } from "@/lib/content/checks/misplaced-files";
import { checkBlockFiles, checkPicture, type NamedFiles } from "@/lib/content/checks/named-files";
import { checkAnnouncements, checkWhere } from "@/lib/content/checks/notices";
import { checkPlanIds } from "@/lib/content/checks/plan-ids";
import {
  checkNoRateCard,
  checkPlans,
  checkRedirects,
  checkRouteClash,
} from "@/lib/content/checks/plans-and-routes";
import { checkExamples } from "@/lib/content/checks/refund-examples";
import { checkSample } from "@/lib/content/checks/sample";
import { type Firm, firm } from "@/lib/content/schemas/firm";
import { type Marketing, marketing } from "@/lib/content/schemas/marketing";
import { type Notices, notices } from "@/lib/content/schemas/notices";
import {
  type BlockPage,
  blockPage,
  type PageOf,
  pageSchemas,
  redirects,
  type SpecialPage,
} from "@/lib/content/schemas/pages";
import { type Refunds, refunds } from "@/lib/content/schemas/refunds";
import type { SamplePage } from "@/lib/content/schemas/sample";
import { type Service, service } from "@/lib/content/schemas/service";
import { type Shared, shared } from "@/lib/content/schemas/shared";
import { type Testimonials, testimonials } from "@/lib/content/schemas/testimonials";
import { keyFactsRoute } from "@/lib/site/key-facts";
import { routeOf } from "@/lib/site/site-url";
import type { ComplaintTable } from "./complaints";
import { ContentError, type ContentIssue, fileIssue } from "./content-error";
import { collectFacts } from "./facts";
import { readPictures } from "./pictures";
import { readPublicFiles } from "./public-files";
import { type Policy, Reader } from "./reader";
import { loadVersions, type Versions, versionRoutes } from "./versions";

/** Everything in `content/`, checked. */
export interface Content extends NamedFiles {
  firm: Firm;
  shared: Shared;
  testimonials: Testimonials;
  services: Service[];
  /** Pages with a layout of their own, by file name. */
  pages: { [Name in SpecialPage]: PageOf<Name> };
  /** Pages made of blocks, by file name. */
  blockPages: ReadonlyMap<string, BlockPage>;
  policies: ReadonlyMap<string, Policy>;
  /** What clients accept, in each of its versions. */
  versions: Versions;
  complaints: { monthly: ComplaintTable; annual: ComplaintTable; bySource: ComplaintMonth[] };
  redirects: Record<string, string>;
  marketing: Marketing;
  notices: Notices;
  refunds: Refunds;
  /** Paths of values the firm has not supplied, such as `firm.bank.account`. */
  placeholders: ReadonlySet<string>;
  /** Facts that a file's text names in braces, by the file's path without its ending. */
  references: ReadonlyMap<string, ReadonlySet<string>>;
  /** What may be right but seldom is; the build prints it and goes on. */
  warnings: readonly ContentIssue[];
}

/** A map with the same keys. */
function mapValues<From, To>(map: ReadonlyMap<string, From>, to: (value: From) => To) {
  return new Map([...map].map(([key, value]) => [key, to(value)]));
}

/**
 * Reads and checks a content folder, and what `public/` beside it offers to link to.
 * @param root absolute path of the folder
 * @throws ContentError with every mistake found, each with file, line and column
 */
export function loadContent(root: string): Content {
  const reader = new Reader(root);
  const today = todayInIndia();
  const yaml = (file: string) => reader.yaml(reader.read(file));
  const pageFiles = mapValues(reader.folder("pages", ".yaml"), (file) => reader.yaml(file));
  const serviceFiles = mapValues(reader.folder("services", ".yaml"), (file) => reader.yaml(file));
  const policyFiles = reader.folder("policies", ".md");
  const firmFile = yaml("firm.yaml");
  const marketingFile = yaml("marketing.yaml");
  const redirectFile = yaml("redirects.yaml");
  const noticesFile = yaml("notices.yaml");
  const refundsFile = yaml("refunds.yaml");
  const sharedFile = yaml("shared.yaml");
  const testimonialsFile = yaml("testimonials.yaml");
  const versionsFile = yaml("versions.yaml");
  const monthly = reader.complaints("monthly");
  const annual = reader.complaints("annual");
  const complaints = { monthly, annual, bySource: reader.complaintsBySource(monthly) };
  const allFiles = reader.allFiles();
  const moved = checkMisplaced(reader, allFiles, reader.asked, (file) => reader.nameOf(file));
  reader.forget(moved);

  const files = readPublicFiles(path.join(root, "..", "public"));
  const { pictures, misnamed, issues } = readPictures(path.join(root, "pictures"), (file) =>
    reader.nameOf(`pictures/${file}`),
  );
  const named = { pictures, misnamed, files };
  reader.issues.push(...issues);
  reader.files = files;

  const routed = [...pageFiles, ...serviceFiles, ...policyFiles];
  const movedNames = moved.flatMap((file) => /\/(.+)\.(?:yaml|md)$/.exec(file)?.[1] ?? []);
  const names = [...routed.map(([name]) => name), ...movedNames];
  reader.routes = new Set([
    ...names.filter((name) => name !== "not-found").map(routeOf),
    ...[...serviceFiles.keys()].map((slug) => keyFactsRoute({ route: routeOf(slug) })),
    ...versionRoutes(versionsFile.data),
  ]);
  reader.anchors = new Map([
    ...[...pageFiles, ...serviceFiles].flatMap(([name, file]): [string, Set<string>][] =>
      file.data === undefined ? [] : [[routeOf(name), pageAnchors(name, file)]],
    ),
    ...[...policyFiles].flatMap(([name, { text }]): [string, Set<string>][] => {
      const known = policyAnchors(text);
      return known ? [[routeOf(name), known]] : [];
    }),
  ]);
  reader.facts = collectFacts({
    firm: firmFile.data,
    services: [
      ...[...serviceFiles.values()].map(({ data }) => data),
      // Of a service under another name no price is known, and none is missed.
      ...moved.filter((file) => file.startsWith("services/")).map(() => undefined),
    ],
    marketing: marketingFile.data,
    shared: sharedFile.data,
    refunds: refundsFile.data,
    refundPlaceholders: refundsFile.placeholders,
  });
  reader.issues.push(...checkRouteClash(routed));
  checkFolders(pageFiles, serviceFiles);
  checkPlanIds(root, [...serviceFiles.values()]);

  const services = [...serviceFiles].flatMap(([slug, file]) => {
    const value = reader.check(file, service);
    if (!value) return [];
    checkPlans(file, value);
    checkBlockFiles(file, value.blocks, named);
    return [{ ...value, slug, route: routeOf(slug) }];
  });
  const sampleFile = pageFiles.get("sample");
  const special = Object.entries<z.ZodType>(pageSchemas).map(([name, schema]) => {
    const file = pageFiles.get(name);
    pageFiles.delete(name);
    if (file) return [name, reader.check(file, schema)];
    const message = "expected this file, got nothing: a page with a layout of its own needs it";
    const missing = `pages/${name}.yaml`;
    if (!moved.includes(missing)) reader.issues.push(fileIssue(reader.nameOf(missing), message));
    return [name, undefined];
  });
  const sample = special.find(([name]) => name === "sample")?.[1] as SamplePage | undefined;
  if (sampleFile && sample)
    checkSample(sampleFile, sample, [...serviceFiles.keys(), ...movedNames]);
  const redirected = reader.check(redirectFile, redirects);
  if (redirected) checkRedirects(redirectFile, redirected, reader);

  const blockPages = mapValues(pageFiles, (file) => {
    const value = reader.check(file, blockPage);
    if (value) {
      checkNoRateCard(file, value);
      checkBlockFiles(file, value.blocks, named);
    }
    return value;
  });
  const firmFacts = reader.check(firmFile, firm);
  if (firmFacts) checkFirm(firmFile, firmFacts, today);
  if (firmFacts?.logo) {
    checkPicture(firmFile, ["logo", "file"], firmFacts.logo.file, named);
    checkPicture(firmFile, ["logo", "onDark"], firmFacts.logo.onDark, named);
  }
  checkPicture(firmFile, ["upi", "qr"], firmFacts?.upi.qr, named);
  checkPicture(firmFile, ["analyst", "photograph"], firmFacts?.analyst.photograph, named);
  const noted = reader.check(noticesFile, notices);
  if (noted) {
    checkWhere(noticesFile, noted, reader.routes);
    checkAnnouncements(noticesFile, noted, today);
  }
  const refunded = reader.check(refundsFile, refunds);
  if (refunded) checkExamples(refundsFile, refunded, services, reader.facts);

  const content = {
    pictures,
    files,
    firm: firmFacts,
    shared: reader.check(sharedFile, shared),
    testimonials: reader.check(testimonialsFile, testimonials),
    services: services.sort((a, b) => a.order - b.order),
    pages: Object.fromEntries(special),
    blockPages,
    policies: mapValues(policyFiles, (file) => reader.policy(file)),
    versions: loadVersions(versionsFile, reader, allFiles, today),
    complaints,
    redirects: redirected,
    marketing: reader.check(marketingFile, marketing),
    notices: noted,
    refunds: refunded,
    placeholders: reader.placeholders,
    references: reader.references,
    warnings: reader.warnings,
  };
  checkTitles(root, reader.checked);
  checkPlaces(root, reader.checked);
  checkTexts(reader.checked);
  if (reader.issues.length > 0) throw new ContentError(reader.issues);
  // Without an issue every check above returned a value.
  return content as Content;
}
