import { didYouMean } from "@/lib/content/load/nearest";
import type { YamlFile } from "@/lib/content/load/yaml-file";
import type { Notices } from "@/lib/content/schemas/notices";

/** An announcement can stand on pages of this site alone; an anchor would mean nothing. */
export function checkWhere(
  file: YamlFile,
  { announcements }: Notices,
  routes: ReadonlySet<string>,
): void {
  for (const [index, { where = [] }] of announcements.entries()) {
    for (const [place, route] of where.entries()) {
      if (routes.has(route)) continue;
      const message = `expected the address of a page such as /futures, got "${route}"${didYouMean(route, routes)}`;
      file.fail(["announcements", index, "where", place], message);
    }
  }
}

/** The same day a year later. */
function inAYear(day: string): string {
  return `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
}

/** Announcements that stand twice, or whose year is probably a slip. */
export function checkAnnouncements(
  file: YamlFile,
  { announcements }: Notices,
  today: string,
): void {
  for (const [index, { from, until, text }] of announcements.entries()) {
    const doubt = (key: string, message: string) =>
      file.warn(["announcements", index, key], message);
    if (from > inAYear(today)) doubt("from", "this is more than a year away: is the year right?");
    else if (until > inAYear(from)) {
      doubt("until", "it would be shown for more than a year: is the year right?");
    }
    const first = announcements.findIndex(
      (other) => other.text === text && other.from <= until && from <= other.until,
    );
    if (first === index) continue;
    doubt("text", `announcements[${first}] says the same on the same days: delete one of them`);
  }
}
