import type { CheckedContent } from "@/lib/checks/checked-content";
import { labelOf } from "../labels";
import { fileLabel } from "./pages";

/** A step on the way to a value: names of files and of entries are in brackets. */
function stepInWords(step: string): string {
  const [, name] = /^\[(.*)\]$/.exec(step) ?? [];
  if (name === undefined) return labelOf(step);
  return /^\d+$/.test(name) ? `Entry ${name}` : name;
}

/**
 * "[content/notices.yaml] › announcements › [1] › text" as "Notices › Announcements › Entry 1 › Text".
 * @param path of a change, as lists of changes have it
 */
export function pathInWords(path: string, content: CheckedContent): string {
  const [first = "", ...steps] = path.split(" › ");
  const [, file] = /^\[(content\/.*)\]$/.exec(first) ?? [];
  const begin = file === undefined ? stepInWords(first) : fileLabel(file, content);
  return [begin, ...steps.map(stepInWords)].join(" › ");
}
