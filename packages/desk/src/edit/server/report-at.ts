import { existsSync } from "node:fs";
import path from "node:path";

/** Files that sending makes, in `reports/`; a release of files that are not committed has a plus. */
const REPORT = /^(?:release-[\w.+-]+\.html|changes-[\w.-]+\.patch)$/;

/** A file that sending has made. @param root the repository @returns undefined for any other name */
export function reportAt(root: string, name: string): { path: string; type: string } | undefined {
  const file = path.join(root, "reports", name);
  if (!REPORT.test(name) || !existsSync(file)) return undefined;
  return { path: file, type: name.endsWith(".html") ? "text/html; charset=utf-8" : "text/plain" };
}
