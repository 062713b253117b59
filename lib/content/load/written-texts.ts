import type { Findings } from "./content-error";
import { type ContentFiles, yamlFiles } from "./content-files";
import type { YamlFile } from "./yaml-file";

/** A text as it is written, before facts are filled in. */
export interface WrittenText {
  /** Its file, as the content folder names it, without ending: `pages/about`. */
  name: string;
  text: string;
  /** Its key; empty in a policy and in a list. */
  key: string;
  /** Reports a finding at some of its words, which begin at an offset or behind it. */
  report(kind: keyof Findings, message: string, words: string, offset?: number): void;
}

function textsBelow(
  file: YamlFile,
  name: string,
  value: unknown,
  at: readonly PropertyKey[] = [],
): WrittenText[] {
  if (typeof value === "object" && value !== null) {
    const entries: [PropertyKey, unknown][] = Array.isArray(value)
      ? [...value.entries()]
      : Object.entries(value);
    return entries.flatMap(([key, child]) => textsBelow(file, name, child, [...at, key]));
  }
  if (typeof value !== "string") return [];
  const key = at.at(-1);
  const written: WrittenText = {
    name,
    text: value,
    key: typeof key === "string" ? key : "",
    report: (kind, message, words) =>
      file[kind === "issues" ? "fail" : "warn"](at, message, { text: words }),
  };
  return [written];
}

/** Every text of content, so that all are checked in one way, wherever they are written. */
export function writtenTexts(files: ContentFiles): WrittenText[] {
  const inPolicies = [...files.policies].flatMap(([name, { clauses }]) =>
    clauses.flatMap(({ heading, body }) =>
      [heading, body].map(
        ({ text, report }): WrittenText => ({
          name: `policies/${name}`,
          text,
          key: "",
          report: (kind, message, words) => report(kind, message, Math.max(text.indexOf(words), 0)),
        }),
      ),
    ),
  );
  const inYaml = yamlFiles(files).flatMap((file) =>
    textsBelow(file, file.file.replace(/^[^/]+\/|\.[a-z]+$/g, ""), file.data),
  );
  return [...inYaml, ...inPolicies];
}
