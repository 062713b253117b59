import { existsSync } from "node:fs";
import path from "node:path";
import type { CheckedContent } from "@/lib/checks/checked-content";
import { preflight } from "./preflight";
import { sumLine } from "./reports/words";

/** One line for the end of a build, which it never stops; none where the copy has no rules. */
export function preflightLine(
  root: string,
  out: string,
  content: CheckedContent,
  today: string,
): string[] {
  if (!existsSync(path.join(root, "rules"))) return [];
  try {
    const report = preflight({ root, folder: out, content, today, launch: false });
    const refused = report.refusals.length > 0 ? `${report.refusals.length} rules refused, ` : "";
    return [`Preflight: ${refused}${sumLine(report)} (npm run preflight says which).`];
  } catch (cause) {
    return [`Preflight could not run: ${cause instanceof Error ? cause.message : cause}`];
  }
}
