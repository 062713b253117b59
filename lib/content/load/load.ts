import type { ComplaintMonth } from "@/lib/complaints/by-source";
import { checkPlaces, checkTitles } from "@/lib/content/checks/doubled";
import { checkTexts } from "@/lib/content/checks/doubtful-texts";
import { checkFirm } from "@/lib/content/checks/firm";
import { checkFolders } from "@/lib/content/checks/misplaced-files";
import { checkPicture, type KnownFiles, type NamedFiles } from "@/lib/content/checks/named-files";
import { checkAnnouncements, checkWhere } from "@/lib/content/checks/notices";
import { checkPlanIds } from "@/lib/content/checks/plan-ids";
import { checkRedirects, checkRouteClash } from "@/lib/content/checks/plans-and-routes";
import { checkExamples } from "@/lib/content/checks/refund-examples";
import { type Firm, firm } from "@/lib/content/schemas/firm";
import { type Marketing, marketing } from "@/lib/content/schemas/marketing";
import { type Notices, notices } from "@/lib/content/schemas/notices";
import {
  type BlockPage,
  type PageOf,
  redirects,
  type SpecialPage,
} from "@/lib/content/schemas/pages";
import { type Refunds, refunds } from "@/lib/content/schemas/refunds";
import type { Service } from "@/lib/content/schemas/service";
import { type Shared, shared } from "@/lib/content/schemas/shared";
import { type Testimonials, testimonials } from "@/lib/content/schemas/testimonials";
import { todayInIndia } from "@/lib/text/days";
import { checkedBlockPages, checkedServices, checkedSpecialPages } from "./checked-pages";
import type { ComplaintTable } from "./complaints";
import { ContentError, type ContentIssue } from "./content-error";
import {
  type ContentFiles,
  contentFiles,
  mapValues,
  namedFiles,
  noteAddresses,
  noteFacts,
} from "./content-files";
import { type Policy, Reader } from "./reader";
import { loadVersions, type Versions } from "./versions";

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

/** The firm's facts, with the files and the dates that they name. */
function checkedFirm(
  reader: Reader,
  { firm: file }: ContentFiles,
  named: KnownFiles,
  today: string,
) {
  const facts = reader.check(file, firm);
  if (facts) checkFirm(file, facts, today);
  if (facts?.logo) {
    checkPicture(file, ["logo", "file"], facts.logo.file, named);
    checkPicture(file, ["logo", "onDark"], facts.logo.onDark, named);
  }
  checkPicture(file, ["upi", "qr"], facts?.upi.qr, named);
  checkPicture(file, ["analyst", "photograph"], facts?.analyst.photograph, named);
  return facts;
}

function checkedNotices(reader: Reader, { notices: file }: ContentFiles, today: string) {
  const noted = reader.check(file, notices);
  if (noted) {
    checkWhere(file, noted, reader.routes);
    checkAnnouncements(file, noted, today);
  }
  return noted;
}

/**
 * Reads and checks a content folder, and what `public/` beside it offers to link to.
 * @param root absolute path of the folder
 * @throws ContentError with every mistake found, each with file, line and column
 */
export function loadContent(root: string): Content {
  const reader = new Reader(root);
  const today = todayInIndia();
  const files = contentFiles(reader);
  const named = namedFiles(reader, root);
  reader.files = named.files;
  noteAddresses(reader, files);
  noteFacts(reader, files);
  reader.issues.push(...checkRouteClash([...files.pages, ...files.services, ...files.policies]));
  checkFolders(files.pages, files.services);
  checkPlanIds(root, [...files.services.values()]);

  const services = checkedServices(reader, files, named);
  // Complete unless an issue says which page is not.
  const pages = checkedSpecialPages(reader, files) as Content["pages"];
  const redirected = reader.check(files.redirects, redirects);
  if (redirected) checkRedirects(files.redirects, redirected, reader);
  const blockPages = checkedBlockPages(reader, files, named);
  const firmFacts = checkedFirm(reader, files, named, today);
  const noted = checkedNotices(reader, files, today);
  const refunded = reader.check(files.refunds, refunds);
  if (refunded) checkExamples(files.refunds, refunded, services, reader.facts);

  const content = {
    pictures: named.pictures,
    files: named.files,
    firm: firmFacts,
    shared: reader.check(files.shared, shared),
    testimonials: reader.check(files.testimonials, testimonials),
    services,
    pages,
    blockPages,
    policies: mapValues(files.policies, (file) => reader.policy(file)),
    versions: loadVersions(files.versions, reader, files.all, today),
    complaints: files.complaints,
    redirects: redirected,
    marketing: reader.check(files.marketing, marketing),
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
