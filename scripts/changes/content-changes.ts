import { collectFacts } from "@/lib/content/load/facts";
import { VERSIONS_FOLDER } from "@/lib/content/load/versions";
import { compareValues } from "./compare";
import type { ContentFiles } from "./content-files";
import { isMandated } from "./mandated";
import { markPlaceholders } from "./mark-placeholders";
import { parseFile } from "./parse-file";
import { type Said, sayChange, type Then } from "./say";

/** What is new in one file. */
export interface FileChanges {
  /** `content/services/futures.yaml` */
  file: string;
  /** The page's or the file's name for people. */
  title: string;
  /** Where visitors see it. */
  pages: string[];
  changes: (Said & { isMandated: boolean })[];
}

/** @returns the addresses of the pages that show places of a file */
type PagesOf = (file: string, places: readonly string[]) => string[];

interface Titled {
  title?: string;
  banner?: { heading?: string };
  meta?: { title?: string };
}

/** Files that are no page. */
const TITLES: Record<string, string> = {
  "content/firm.yaml": "Facts of the firm",
  "content/shared.yaml": "Words on every page",
  "content/testimonials.yaml": "Testimonials",
  "content/marketing.yaml": "Search engines and visitor counts",
  "content/redirects.yaml": "Other spellings of addresses",
  "content/notices.yaml": "Notices",
  "content/refunds.yaml": "Refunds",
  "content/versions.yaml": "Versions of what clients accept",
  "content/complaints/monthly.csv": "Complaints by month",
  "content/complaints/annual.csv": "Complaints by year",
  "content/complaints/by-source.csv": "Complaints by source",
};

/** Words of the versions, kept as they were. */
const KEPT = `content/${VERSIONS_FOLDER}`;

function titleOf(file: string, data: unknown): string {
  const { title, banner, meta } = (data ?? {}) as Titled;
  return TITLES[file] ?? title ?? banner?.heading ?? meta?.title ?? file;
}

/** What is true while the files are as they are. */
function thenOf(files: ContentFiles): Then {
  const dataOf = (file: string) => parseFile(file, files.get(file) ?? "")?.data;
  const firm = dataOf("content/firm.yaml");
  const services = [...files.keys()].filter((file) => file.startsWith("content/services/"));
  const { gstPercent = 0 } = (firm ?? {}) as { gstPercent?: number };
  const refunds = "content/refunds.yaml";
  const facts = collectFacts({
    firm,
    services: services.map(dataOf),
    marketing: dataOf("content/marketing.yaml"),
    shared: dataOf("content/shared.yaml"),
    refunds: dataOf(refunds),
    refundPlaceholders: parseFile(refunds, files.get(refunds) ?? "")?.placeholders ?? [],
  });
  return { gstPercent, facts };
}

/** The data of a file, what is still a placeholder marked; the bytes of one that is not read. */
function comparable(file: string, text: string | undefined): unknown {
  if (text === undefined) return undefined;
  const parsed = parseFile(file, text);
  return parsed ? markPlaceholders(parsed.data, parsed.placeholders) : text;
}

function changesOf(was: unknown, is: unknown, before: Then, after: Then): Said[] {
  if (typeof (is ?? was) === "object") {
    return compareValues(was, is).flatMap((change) => sayChange(change, before, after) ?? []);
  }
  // A picture, or another file that arrives as it is.
  const kind = was === undefined ? "added" : is === undefined ? "removed" : "changed";
  return [{ place: "", kind }];
}

/**
 * What is not as it was in `content/` and `public/`, file by file.
 * @throws ContentError for a file that cannot be read
 */
export function contentChanges(
  before: ContentFiles,
  after: ContentFiles,
  pagesOf: PagesOf = () => [],
): FileChanges[] {
  const [then, now] = [thenOf(before), thenOf(after)];
  const names = [...new Set([...before.keys(), ...after.keys()])].sort();
  return names.flatMap((file) => {
    if (before.get(file) === after.get(file)) return [];
    // What a new version changes is told of the text itself; an earlier one cannot change.
    if (file.startsWith(KEPT)) return [];
    const was = comparable(file, before.get(file));
    const is = comparable(file, after.get(file));
    const said = changesOf(was, is, then, now);
    if (said.length === 0) return [];
    const places = said.map(({ place }) => place);
    return [
      {
        file,
        title: titleOf(file, is ?? was),
        pages: is === undefined ? [] : pagesOf(file, places),
        changes: said.map((one) => ({ ...one, isMandated: isMandated(file, one.place) })),
      },
    ];
  });
}
