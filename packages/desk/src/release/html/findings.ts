import { countsOf, messageOf, open, placed, type Report, sumLine } from "ra-preflight";
import { formatDate } from "@/lib/text/format";
import { escapeHtml, fold, list, plural } from "./markup";

type Level = Report["findings"][number]["level"];

const NAMES: Record<Level, string> = {
  error: "Errors: they stop a launch",
  warning: "Warnings: to be decided with counsel",
  note: "Notes: advice",
};

/** Findings of one level that nobody has excused, a line each; the same message once. */
function linesOf(report: Report, level: Level): string[] {
  const findings = open(report).filter((finding) => finding.level === level);
  const byMessage = new Map<string, string[]>();
  for (const finding of findings) {
    const message = messageOf(finding);
    byMessage.set(message, [...(byMessage.get(message) ?? []), placed(finding)]);
  }
  return [...byMessage].map(([message, places]) => {
    return `${escapeHtml(message)}<br><small>${escapeHtml(places.join(", "))}</small>`;
  });
}

/** What preflight has found; notes are in a fold. */
export function findingsHtml(report: Report): string {
  const counts = countsOf(report);
  const headingOf = (level: Level) => `${NAMES[level]} (${counts[level]})`;
  const bodyOf = (level: Level) => {
    const lines = linesOf(report, level);
    return lines.length > 0 ? list(lines) : "<p>None.</p>";
  };
  return [
    `<p><b>${escapeHtml(sumLine(report))}.</b> Where several say the same, it is told once, with the place of each.</p>`,
    `<h3>${headingOf("error")}</h3>\n${bodyOf("error")}`,
    `<h3>${headingOf("warning")}</h3>\n${bodyOf("warning")}`,
    fold(headingOf("note"), bodyOf("note")),
  ].join("\n");
}

/** What is excused, by whom and until when. */
export function excusesHtml(report: Report): string {
  const { exceptions, today } = report;
  const rows = exceptions.map((exception) => {
    const { rule, place, words, reason, approved, isUnapproved, until, used } = exception;
    const who = isUnapproved ? `${approved} (nobody yet: a placeholder)` : approved;
    const end = until < today ? `${formatDate(until)}: it has ended` : formatDate(until);
    const what = words ? `“${words}”` : rule;
    return `<b>${escapeHtml(what)}</b>: ${escapeHtml(reason)}<br>
<small>Approved by ${escapeHtml(who)}, until ${escapeHtml(end)}. Rule ${escapeHtml(rule)} in ${escapeHtml(place)}, ${plural(used, "time")}.</small>`;
  });
  if (rows.length === 0) return "<p>Nothing is excused.</p>";
  const { excused } = countsOf(report);
  return `<p>${plural(excused, "finding")} excused, by ${plural(rows.length, "decision")}:</p>\n${list(rows)}`;
}

/** Examples and placeholders left, by file. @param left lines such as `content/firm.yaml:4: …` */
export function placeholdersHtml(left: readonly string[]): string {
  if (left.length === 0) return "<p>None are left.</p>";
  const byFile = new Map<string, string[]>();
  for (const line of left) {
    const [, file = "", rest = line] = /^([^:]+):(.*)$/.exec(line) ?? [];
    byFile.set(file, [...(byFile.get(file) ?? []), escapeHtml(`line ${rest}`)]);
  }
  const counts = [...byFile].map(([file, lines]) => `${escapeHtml(file)}: ${lines.length}`);
  const all = [...byFile].map(([file, lines]) => `<h4>${escapeHtml(file)}</h4>\n${list(lines)}`);
  return `<p><b>Examples and placeholders left: ${left.length}.</b> While any is left, search engines are asked to stay away.</p>
<div class="columns">${list(counts)}</div>
${fold("Each of them", all.join("\n"))}`;
}
