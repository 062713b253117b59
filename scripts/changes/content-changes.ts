import { compareValues, plainWords } from "./compare";
import type { ContentFiles } from "./content-files";
import { isMandated } from "./mandated";
import { type ParsedFile, parseFile } from "./parse-file";
import { type Said, sayChange } from "./say";

/** What is new in one file. */
export interface FileChanges {
  /** `content/services/futures.yaml` */
  file: string;
  /** The page's or the file's name for people. */
  title: string;
  changes: (Said & { isMandated: boolean })[];
}

interface Titled {
  title?: string;
  name?: string;
  banner?: { heading?: string };
  meta?: { title?: string };
}

function titleOf(file: string, parsed: ParsedFile | undefined): string {
  const { title, banner, meta } = (parsed?.data ?? {}) as Titled;
  return title ?? banner?.heading ?? meta?.title ?? file.replace(/^content\//, "");
}

/** Values that were placeholders and no longer are. */
function supplied(before?: ParsedFile, after?: ParsedFile): Said[] {
  if (!before || !after) return [];
  return before.placeholders
    .filter((place) => !after.placeholders.includes(place))
    .map((path) => {
      const place = path.split(".").map(plainWords).join(" › ");
      return { place, kind: "supplied" as const };
    });
}

/**
 * What is not as it was in `content/`, file by file.
 * @throws ContentError for a file of today that is not YAML
 */
export function contentChanges(before: ContentFiles, after: ContentFiles): FileChanges[] {
  const names = [...new Set([...before.keys(), ...after.keys()])].sort();
  return names.flatMap((file) => {
    const [was, is] = [before.get(file), after.get(file)];
    if (was === is) return [];
    const former = was === undefined ? undefined : parseFile(file, was);
    const present = is === undefined ? undefined : parseFile(file, is);
    const said = [
      ...compareValues(former?.data, present?.data).map(sayChange),
      ...supplied(former, present),
    ];
    const changes = said.map((one) => ({ ...one, isMandated: isMandated(file, one.place) }));
    const title = titleOf(file, present ?? former);
    return changes.length > 0 ? [{ file, title, changes }] : [];
  });
}
