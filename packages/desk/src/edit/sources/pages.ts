import type { CheckedContent } from "@/lib/checks/checked-content";
import { type SitePage, sitePages } from "@/lib/site/site-pages";
import type { PageLine } from "../api";
import { labelOf } from "../labels";

/** The pages that are edited: all but kept versions of texts, which never change. */
export function editedPages(content: CheckedContent): SitePage[] {
  return sitePages(content).filter(({ sharedImage }) => !sharedImage);
}

/** What lists show of a page. */
export function pageLine({
  route,
  label,
  sources: [source = ""],
  title,
  description,
}: SitePage): PageLine {
  return { route, label, file: `content/${source}`, title, description };
}

export function pagesOf(content: CheckedContent): PageLine[] {
  return editedPages(content).map(pageLine);
}

/** What a file is called: as the menu calls its page, or by its name. */
export function fileLabel(file: string, content: CheckedContent): string {
  const page = pagesOf(content).find((one) => one.file === file);
  const name = file.replace(/^content\//, "").replace(/\.\w+$/, "");
  return page?.label ?? labelOf(name.replaceAll("/", ": "));
}
