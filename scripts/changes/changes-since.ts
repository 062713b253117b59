import type { Content } from "@/lib/content/load/load";
import { contentChanges } from "./content-changes";
import { dayOf, filesAt, filesNow } from "./content-files";
import type { Report } from "./report";
import { touchedPages } from "./touched-pages";

/**
 * Compares what an editor changes with an earlier state.
 * @param root the project's folder
 * @param revision a tag or a commit
 * @throws Error where git cannot tell, ContentError where the files of then cannot be read
 */
export function changesSince(root: string, revision: string, content: Content): Report {
  const sinceDay = dayOf(root, revision);
  const now = filesNow(root);
  return {
    firm: content.firm.name,
    since: revision === "HEAD" ? "the last commit" : revision,
    sinceDay,
    files: contentChanges(filesAt(root, revision), now, (file, places) =>
      touchedPages(content, now, file, places),
    ),
  };
}
