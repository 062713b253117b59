import path from "node:path";
import { readComplaints } from "@/lib/complaints/read-complaints";
import type { Complaints } from "@/lib/complaints/tables";
import type { Content } from "@/lib/content/content";
import {
  checkedBlockPages,
  checkedServices,
  checkedSpecialPages,
} from "@/lib/content/load/checked-pages";
import { ContentError } from "@/lib/content/load/content-error";
import {
  type ContentFiles,
  contentFiles,
  mapValues,
  namedFiles,
  noteAddresses,
  noteFacts,
} from "@/lib/content/load/content-files";
import { Reader } from "@/lib/content/load/reader";
import { checkFolders } from "@/lib/content/misplaced-files";
import { firm } from "@/lib/content/schemas/firm";
import { marketing } from "@/lib/content/schemas/marketing";
import { notices } from "@/lib/content/schemas/notices";
import { redirects } from "@/lib/content/schemas/pages";
import { refunds } from "@/lib/content/schemas/refunds";
import { shared } from "@/lib/content/schemas/shared";
import { testimonials } from "@/lib/content/schemas/testimonials";
import { versions as versionLedger } from "@/lib/content/schemas/versions";
import { todayInIndia } from "@/lib/text/days";
import { readVersions, type Versions, versionRoutes } from "@/lib/versions/read-versions";
import { checkPlaces, checkTitles } from "./doubled";
import { checkTexts } from "./doubtful-texts";
import { checkFirm } from "./firm";
import { linkFinding } from "./links";
import { checkPicture, type KnownFiles } from "./named-files";
import { checkAnnouncements, checkWhere } from "./notices";
import { checkPlanIds } from "./plan-ids";
import { checkRedirects, checkRouteClash } from "./plans-and-routes";
import { checkExamples } from "./refund-examples";

/** Everything in `content/`, checked. */
export interface CheckedContent extends Content {
  /** What clients accept, in each of its versions. */
  versions: Versions;
  complaints: Complaints;
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
export function loadContent(root: string): CheckedContent {
  const reader = new Reader(root);
  const today = todayInIndia();
  const files = contentFiles(reader);
  const named = namedFiles(reader, root);
  reader.files = named.files;
  noteAddresses(reader, files, versionRoutes(files.versions.data));
  noteFacts(reader, files);
  reader.issues.push(...checkRouteClash([...files.pages, ...files.services, ...files.policies]));
  checkFolders(files.pages, files.services);
  checkPlanIds(root, [...files.services.values()]);

  const services = checkedServices(reader, files, named);
  // Complete unless an issue says which page is not.
  const pages = checkedSpecialPages(reader, files) as CheckedContent["pages"];
  const redirected = reader.check(files.redirects, redirects);
  if (redirected) checkRedirects(files.redirects, redirected, reader);
  const blockPages = checkedBlockPages(reader, files, named);
  const firmFacts = checkedFirm(reader, files, named, today);
  const noted = checkedNotices(reader, files, today);
  const refunded = reader.check(files.refunds, refunds);
  if (refunded) checkExamples(files.refunds, refunded, services, reader.facts);

  const ledger = reader.check(files.versions, versionLedger);
  const kept = {
    files: files.all,
    read: (file: string) => reader.read(file),
    nameOf: (file: string) => reader.nameOf(file),
    issues: reader.issues,
  };
  const isLive = (href: string) => linkFinding(href, reader) === undefined;

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
    versions: ledger && readVersions(files.versions, ledger, kept, isLive, today),
    complaints: readComplaints(
      (name) => files.complaints.get(name) ?? { file: name, text: "", isMissing: true },
      reader.issues,
      today,
    ),
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
  return content as CheckedContent;
}

let loaded: CheckedContent | undefined;

/**
 * The site's content, read once; in development on each call, so that a reload shows a change.
 * @throws ContentError when a content file has a mistake
 */
export function getContent(): CheckedContent {
  if (!loaded || process.env.NODE_ENV === "development") {
    loaded = loadContent(path.join(process.cwd(), "content"));
  }
  return loaded;
}
