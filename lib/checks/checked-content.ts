import path from "node:path";
import { readComplaints } from "@/lib/complaints/read-complaints";
import type { Complaints } from "@/lib/complaints/tables";
import type { Content } from "@/lib/content/content";
import { ContentError } from "@/lib/content/load/content-error";
import { type ContentFiles, readFiles } from "@/lib/content/load/content-files";
import { readContent } from "@/lib/content/load/read-content";
import { MAIN_ANCHOR, OWN_ANCHORS } from "@/lib/content/own-anchors";
import { routeOf } from "@/lib/content/route";
import { todayInIndia } from "@/lib/text/days";
import { readVersions, type Versions, versionRoutes } from "@/lib/versions/versions";
import { anchorsOf, checkDoubled } from "./doubled";
import { type Addresses, checkLinks, linkFinding } from "./links";
import { factsOf } from "./plan-facts";
import { checkTexts } from "./single-files";
import { checkTogether } from "./together";

/** Everything in `content/`, checked. */
export interface CheckedContent extends Content {
  /** What clients accept, in each of its versions. */
  versions: Versions;
  complaints: Complaints;
}

function factsIn({ sources, moved }: ContentFiles) {
  const dataOf = (name: string) => sources.get(name)?.data;
  // Of a service under another name no price is known, and none is missed.
  const services = [...sources.keys(), ...moved].filter((name) => name.startsWith("services/"));
  return factsOf({
    firm: dataOf("firm"),
    services: services.map(dataOf),
    marketing: dataOf("marketing"),
    shared: dataOf("shared"),
    refunds: dataOf("refunds"),
    refundPlaceholders: sources.get("refunds")?.placeholders ?? [],
  });
}

/** What texts may link to. */
function addressesIn(files: ContentFiles): Addresses {
  const { sources, names, publicFiles, pictures } = files;
  const ownAnchors: Record<string, Record<string, string>> = OWN_ANCHORS;
  const examples = sources.get("sample");
  const exampleIds = examples?.data ? anchorsOf(examples, []) : undefined;
  const anchors = [...sources].flatMap(([file, source]): [string, Set<string>][] => {
    const [name = "", folder] = file.split("/").reverse();
    const own = [MAIN_ANCHOR, ...Object.values(ownAnchors[name] ?? {})];
    if (name === "sample") own.push(...(exampleIds ?? []));
    const known = folder && source.data ? anchorsOf(source, own) : undefined;
    return known ? [[routeOf(name), known]] : [];
  });
  return {
    routes: new Set([
      ...names.filter((name) => name !== "not-found").map(routeOf),
      ...versionRoutes(files),
    ]),
    files: publicFiles,
    pictures,
    anchors: new Map(anchors),
    facts: factsIn(files),
  };
}

/**
 * Reads and checks a content folder (absolute), and what `public/` beside it offers to link to.
 * @throws ContentError with every mistake of single files and links; without one, of files together
 */
export function loadContent(root: string): CheckedContent {
  const files = readFiles(root);
  const { issues, sources } = files;
  const addresses = addressesIn(files);
  checkDoubled(sources);
  // Before the schemas, which know less of an address than this does.
  checkLinks(files, addresses);
  const read = readContent(files, addresses.facts);
  for (const source of sources.values()) checkTexts(source, addresses.facts);
  const complaints = readComplaints(files.texts, issues, todayInIndia());
  if (!read || issues.length > 0) throw new ContentError(issues);
  const { ledger, ...content } = read;
  checkTogether(sources, content);
  const isLive = (href: string) => linkFinding(href, addresses) === undefined;
  const versions = readVersions(files, ledger, content.shared.policy.version, isLive);
  if (issues.length > 0) throw new ContentError(issues);
  return { ...content, versions, complaints };
}

let loaded: { content: CheckedContent; at: number } | undefined;

/**
 * The site's content, read once; in development once a second, so that a reload shows a change.
 * @throws ContentError when a content file has a mistake
 */
export function getContent(): CheckedContent {
  const isStale = process.env.NODE_ENV === "development" && Date.now() > (loaded?.at ?? 0) + 1000;
  if (!loaded || isStale) {
    loaded = { content: loadContent(path.join(process.cwd(), "content")), at: Date.now() };
  }
  return loaded.content;
}
