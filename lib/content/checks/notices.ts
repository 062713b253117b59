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
      const message = `expected the address of a page such as /futures, got "${route}"`;
      file.fail(["announcements", index, "where", place], message);
    }
  }
}
