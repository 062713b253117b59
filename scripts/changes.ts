import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { getContent } from "@/lib/content/content";
import { contentChanges } from "@/scripts/changes/content-changes";
import { dayOf, filesAt, filesNow, lastTag } from "@/scripts/changes/content-files";
import { reportPage, reportText } from "@/scripts/changes/report";
import { touchedPages } from "@/scripts/changes/touched-pages";
import { exitWith } from "./environment";

/**
 * Says in plain words what has changed in content/ since a tag, on the screen and as a page for
 * approval in reports/changes.html. Usage: npm run changes [tag]
 */
const root = process.cwd();
const page = path.join("reports", "changes.html");
try {
  const content = getContent();
  const tag = lastTag(root);
  const since = process.argv[2] ?? tag ?? "HEAD";
  const now = filesNow(root);
  const report = {
    firm: content.firm.name,
    since: since === "HEAD" ? "the last commit" : since,
    sinceDay: dayOf(root, since),
    files: contentChanges(filesAt(root, since), now, (file, places) =>
      touchedPages(content, now, file, places),
    ),
  };
  mkdirSync(path.join(root, "reports"), { recursive: true });
  writeFileSync(path.join(root, page), reportPage(report));
  console.log(`${reportText(report)}\n\nThe same as a page, to print and sign: ${page}`);
  if (!tag && !process.argv[2]) {
    console.log('There is no tag yet. Give each published state one: git tag -a v1 -m "Published"');
  }
} catch (cause) {
  exitWith(cause);
}
