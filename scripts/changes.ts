import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseYaml } from "@/lib/content/load/yaml-file";
import { contentChanges } from "@/scripts/changes/content-changes";
import { dayOf, filesAt, filesNow, lastTag } from "@/scripts/changes/content-files";
import { reportPage, reportText } from "@/scripts/changes/report";

/**
 * Says in plain words what has changed in content/ since a tag, on the screen and as a page for
 * approval in reports/changes.html. Usage: npm run changes [tag]
 */
const root = process.cwd();
const page = path.join("reports", "changes.html");
try {
  const since = process.argv[2] ?? lastTag(root);
  const sinceDay = dayOf(root, since);
  const now = filesNow(root);
  const files = contentChanges(filesAt(root, since), now);
  const firm = parseYaml("content/firm.yaml", now.get("content/firm.yaml") ?? "");
  const { name } = firm.data as { name: string };
  const report = {
    firm: name,
    since: since === "HEAD" ? "the last commit" : since,
    sinceDay,
    files,
  };
  mkdirSync(path.join(root, "reports"), { recursive: true });
  writeFileSync(path.join(root, page), reportPage(report));
  console.log(`${reportText(report)}\n\nThe same as a page, to print and sign: ${page}`);
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exitCode = 1;
}
