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
import { checkAcrossFiles } from "./plans";
import { checkTexts } from "./texts";

export type CheckedContent = ReturnType<typeof loadContent>;

/**
 * @param root absolute path; links may also lead to files in `public/` beside it
 * @throws ContentError with all mistakes in single files and links, or else across files
 */
export function loadContent(root: string) {
  const files = readFiles(root);
  const { issues, sources } = files;
  const facts = factsOf(files);
  const addresses = addressesIn(files, facts);
  // Before the schemas, whose messages about addresses are less precise.
  checkTexts(sources, addresses);
  const content = readContent(files, facts);
  const complaints = readComplaints(files.texts, issues, todayInIndia());
  if (!content || issues.length > 0) throw new ContentError(issues);
  checkAcrossFiles(sources, content);
  const isLive = (href: string) => linkFinding(href, addresses) === undefined;
  const versions = readVersions(files, content, isLive);
  if (issues.length > 0) throw new ContentError(issues);
  return { ...content, versions, complaints };
}

let loaded: { content: CheckedContent; at: number } | undefined;

/** Read once; in development, again after a second, to show changes. @throws ContentError */
export function getContent(): CheckedContent {
  const isStale = process.env.NODE_ENV === "development" && Date.now() > (loaded?.at ?? 0) + 1000;
  if (!loaded || isStale) {
    loaded = { content: loadContent(path.join(process.cwd(), "content")), at: Date.now() };
  }
  return loaded.content;
}
