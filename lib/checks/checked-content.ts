import path from "node:path";
import { readComplaints } from "@/lib/complaints/read-complaints";
import type { Complaints } from "@/lib/complaints/tables";
import type { Content } from "@/lib/content/content";
import { ContentError } from "@/lib/content/load/content-error";
import { type ContentFiles, readFiles, yamlFiles } from "@/lib/content/load/content-files";
import { type ContentParts, completed, readParts, readYaml } from "@/lib/content/load/read-content";
import { routeOf } from "@/lib/content/route";
import { versions as versionLedger } from "@/lib/content/schemas/versions";
import { todayInIndia } from "@/lib/text/days";
import { readVersions, type Versions, versionRoutes } from "@/lib/versions/read-versions";
import { pageAnchors, policyAnchors } from "./anchors";
import { checkDescription } from "./descriptions";
import { checkPlaces, checkTitles } from "./doubled";
import { checkTexts } from "./doubtful-texts";
import { checkFirm } from "./firm";
import { type Addresses, linkFinding } from "./links";
import { checkLinks } from "./links-in-texts";
import { checkBlockFiles, checkPicture } from "./named-files";
import { checkAnnouncements, checkWhere } from "./notices";
import { factsOf } from "./plan-facts";
import { checkPlanIds } from "./plan-ids";
import { checkNoRateCard, checkPlans, checkRedirects, checkRouteClash } from "./plans-and-routes";
import { checkExamples } from "./refund-examples";
import { checkSample } from "./sample";

/** Everything in `content/`, checked. */
export interface CheckedContent extends Content {
  /** What clients accept, in each of its versions. */
  versions: Versions;
  complaints: Complaints;
}

function factsIn(files: ContentFiles) {
  const { firm, marketing, shared, refunds } = files;
  const services = [...files.services.values()].map(({ data }) => data);
  // Of a service under another name no price is known, and none is missed.
  const moved = files.moved.filter((file) => file.startsWith("services/"));
  return factsOf({
    firm: firm.data,
    services: [...services, ...moved.map(() => undefined)],
    marketing: marketing.data,
    shared: shared.data,
    refunds: refunds.data,
    refundPlaceholders: refunds.placeholders,
  });
}

/** What texts may link to. */
function addressesIn(files: ContentFiles): Addresses {
  const { pages, services, policies, publicFiles } = files;
  const ofPages = [...pages, ...services].flatMap(([name, file]): [string, Set<string>][] =>
    file.data === undefined ? [] : [[routeOf(name), pageAnchors(name, file)]],
  );
  const ofPolicies = [...policies].flatMap(([name, policy]): [string, Set<string>][] => {
    const known = policyAnchors(policy);
    return known ? [[routeOf(name), known]] : [];
  });
  return {
    routes: new Set([
      ...files.names.filter((name) => name !== "not-found").map(routeOf),
      ...versionRoutes(files),
    ]),
    files: publicFiles,
    anchors: new Map([...ofPages, ...ofPolicies]),
    facts: factsIn(files),
  };
}

/** What no schema can say of a page, a service or a single file. */
function checkParts(files: ContentFiles, parts: ContentParts, addresses: Addresses, today: string) {
  const named = { ...files.pictures, files: files.publicFiles };
  for (const [name, file] of files.services) {
    const service = parts.services.find(({ slug }) => slug === name);
    if (!service) continue;
    checkPlans(file, service);
    checkBlockFiles(file, service.blocks, named);
    checkDescription(file, service);
  }
  const special = new Map(Object.entries(parts.pages));
  for (const [name, file] of files.pages) {
    const page = parts.blockPages.get(name);
    checkDescription(file, page ?? special.get(name));
    if (!page) continue;
    checkNoRateCard(file, page);
    checkBlockFiles(file, page.blocks, named);
  }
  for (const [name, { frontMatter }] of files.policies) {
    checkDescription(frontMatter, parts.policies.get(name));
  }
  const sample = files.pages.get("sample");
  if (sample && parts.pages.sample) {
    checkSample(sample, parts.pages.sample, files.names);
  }
  const { firm, redirects, notices, refunds } = parts;
  if (firm) {
    checkFirm(files.firm, firm, today);
    checkPicture(files.firm, ["logo", "file"], firm.logo?.file, named);
    checkPicture(files.firm, ["logo", "onDark"], firm.logo?.onDark, named);
    checkPicture(files.firm, ["upi", "qr"], firm.upi.qr, named);
    checkPicture(files.firm, ["analyst", "photograph"], firm.analyst.photograph, named);
  }
  if (redirects) checkRedirects(files.redirects, redirects, addresses);
  if (notices) {
    checkWhere(files.notices, notices, addresses.routes);
    checkAnnouncements(files.notices, notices, today);
  }
  if (refunds) checkExamples(files.refunds, refunds, parts.services, addresses.facts);
}

/**
 * Reads and checks a content folder, and what `public/` beside it offers to link to.
 * @param root absolute path of the folder
 * @throws ContentError with every mistake found, each with file, line and column
 */
export function loadContent(root: string): CheckedContent {
  const today = todayInIndia();
  const files = readFiles(root);
  const { issues } = files;
  const policies = [...files.policies].map(
    ([name, { frontMatter }]) => [name, frontMatter] as const,
  );
  issues.push(...checkRouteClash([...files.pages, ...files.services, ...policies]));
  checkPlanIds(root, [...files.services.values()]);
  const addresses = addressesIn(files);
  // Before the schemas, which know less of an address than these do.
  checkLinks(files, addresses);
  const parts = readParts(files, addresses.facts);
  checkParts(files, parts, addresses, today);
  checkTitles(root, yamlFiles(files));
  checkPlaces(root, yamlFiles(files));
  checkTexts(yamlFiles(files));
  const complaints = readComplaints((name) => files.read(`complaints/${name}`), issues, today);
  const ledger = readYaml(files.versions, versionLedger, addresses.facts);
  const isLive = (href: string) => linkFinding(href, addresses) === undefined;
  const versions =
    ledger && readVersions(files, ledger, parts.shared?.policy.version ?? "", isLive);
  const content = completed(files, parts);
  if (!content || !versions) throw new ContentError(issues);
  return { ...content, versions, complaints };
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
