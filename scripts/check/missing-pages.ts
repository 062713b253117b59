import { existsSync } from "node:fs";
import path from "node:path";
import type { CheckedContent } from "@/lib/checks/checked-content";
import { sitePages } from "@/lib/site/site-pages";
import { fileOf } from "./check-anchors";

/**
 * Pages that menus and the sitemap name and the export lacks.
 * @param out absolute path of the export
 * @returns a sentence for each, with its content file
 */
export function missingPages(out: string, content: CheckedContent): string[] {
  return sitePages(content)
    .filter(({ route }) => !existsSync(path.join(out, fileOf(route))))
    .map(({ route, sources: [source] }) => `content/${source}: no page was made at ${route}`);
}
