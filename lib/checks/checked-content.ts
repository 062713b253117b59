import path from "node:path";
import { readComplaints } from "@/lib/complaints/read-complaints";
import { readContent } from "@/lib/content/content";
import { ContentError } from "@/lib/content/load/content-error";
import { readFiles } from "@/lib/content/load/content-files";
import { todayInIndia } from "@/lib/text/days";
import { readVersions } from "@/lib/versions/versions";
import { addressesIn } from "./addresses";
import { factsOf } from "./facts";
import { linkFinding } from "./links";
import { checkTogether } from "./plans";
import { checkTexts } from "./texts";

/** Everything in `content/`, checked. */
export type CheckedContent = ReturnType<typeof loadContent>;

/**
 * Reads and checks a content folder (absolute), and what `public/` beside it offers to link to.
 * @throws ContentError with every mistake of single files and links; without one, of files together
 */
export function loadContent(root: string) {
  const files = readFiles(root);
  const { issues, sources } = files;
  const facts = factsOf(files);
  const addresses = addressesIn(files, facts);
  // Before the schemas, which know less of an address than this does.
  checkTexts(sources, addresses);
  const content = readContent(files, facts);
  const complaints = readComplaints(files.texts, issues, todayInIndia());
  if (!content || issues.length > 0) throw new ContentError(issues);
  checkTogether(sources, content);
  const isLive = (href: string) => linkFinding(href, addresses) === undefined;
  const versions = readVersions(files, content, isLive);
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
