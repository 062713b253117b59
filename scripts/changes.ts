import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { getContent } from "@/lib/content/content";
import { changesSince } from "@/scripts/changes/changes-since";
import { lastTag } from "@/scripts/changes/content-files";
import { reportPage, reportText } from "@/scripts/changes/report";
import { exitWith } from "./environment";

/**
 * Says in plain words what has changed in content/ and public/ since a tag, on the screen and as a
 * page for approval in reports/changes.html. Usage: npm run changes [tag]
 */
const root = process.cwd();
const page = path.join("reports", "changes.html");
try {
  const [asked] = process.argv.slice(2);
  const tag = asked ?? lastTag(root);
  const report = changesSince(root, tag ?? "HEAD", getContent());
  mkdirSync(path.join(root, "reports"), { recursive: true });
  writeFileSync(path.join(root, page), reportPage(report));
  console.log(`${reportText(report)}\n\nThe same as a page, to print and sign: ${page}`);
  if (!tag) {
    console.log("There is no tag in this clone: docs/compliance.md says how to set one.");
  }
} catch (cause) {
  exitWith(cause);
}
