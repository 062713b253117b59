import type { ContentFiles } from "@/lib/content/load/content-files";
import { type Addresses, linkMistake, linksIn, missingFile } from "@/lib/content/load/links";
import { formatPath, valueAt } from "@/lib/content/load/paths";
import { type NamedText, type NamesInFile, unknownName } from "@/lib/content/load/references";
import type { SourceFile } from "@/lib/content/load/yaml-file";
import { NO_ADDRESS } from "@/lib/content/schemas/common";
import { isPlaceholder } from "@/lib/text/placeholders";
import { routeOfFile } from "./addresses";

/** What the schemas say of all files, by file. */
export type Names = ReadonlyMap<string, NamesInFile>;

/** Finds what a reference names. @returns the mistake, if it is not there */
type ReferenceCheck = (reference: NamedText, namesOfFile: NamesInFile) => string | undefined;

/** Texts of definitions of a kind, in all files. */
function defined(kind: string, names: Iterable<NamesInFile>): string[] {
  return [...names]
    .flatMap(({ definitions }) => definitions)
    .filter((definition) => definition.kind === kind)
    .map(({ text }) => text);
}

/** Names of the sums of the message that a band shows; undefined if there is no such message. */
function sumsBeside({ holder }: NamedText, { sources }: ContentFiles): string[] | undefined {
  const id = valueAt(holder, ["message"]);
  const messages = valueAt(sources.get("sample")?.data, ["messages"]);
  if (!Array.isArray(messages)) return undefined;
  const message = messages.find((entry) => valueAt(entry, ["id"]) === id);
  return message && Object.keys(Object(valueAt(message, ["sums"])));
}

/** How to find what is named, by the kinds of references that schemas have. */
function referenceChecks(
  files: ContentFiles,
  names: Names,
  addresses: Addresses,
): Record<string, ReferenceCheck> {
  const { sources, pictures } = files;
  const services = files.names.filter((name) => sources.has(`services/${name}`));
  const plans = defined("plan", names.values());
  const isEachServiceRead = services.every((name) => sources.get(`services/${name}`)?.data);
  const messages = defined("message", names.values());
  return {
    link: ({ text }) => (text === NO_ADDRESS ? undefined : linkMistake(text, addresses)),
    page: ({ text }) =>
      unknownName(text, addresses.routes, "the address of a page such as /futures"),
    picture: ({ text }) =>
      pictures.has(text) ? undefined : missingFile("content/pictures", text, pictures.keys()),
    plan: ({ text }) =>
      isEachServiceRead ? unknownName(text, plans, "the id of a plan") : undefined,
    service: ({ text }) => unknownName(text, services),
    message: ({ text }) => {
      // A file that cannot be read is reported already.
      return sources.get("sample")?.data ? unknownName(text, messages) : undefined;
    },
    sum: (reference) => {
      const sums = sumsBeside(reference, files);
      return sums && unknownName(reference.text, sums);
    },
    group: ({ text }, namesOfFile) => unknownName(text, defined("group", [namesOfFile])),
  };
}

/** Reports references and links that lead nowhere. */
export function checkReferences(files: ContentFiles, names: Names, addresses: Addresses): void {
  const checks = referenceChecks(files, names, addresses);
  for (const [file, namesOfFile] of names) {
    const source = files.sources.get(file);
    if (!source) continue;
    for (const reference of namesOfFile.references) {
      const check = checks[reference.kind];
      if (!check) throw new Error(`no check for references to a ${reference.kind}`);
      const mistake = check(reference, namesOfFile);
      if (mistake) source.fail(reference.path, mistake, { text: reference.text });
    }
    for (const { text, path } of namesOfFile.markdown) {
      for (const link of linksIn(text)) {
        const mistake = linkMistake(link, addresses, routeOfFile(file));
        if (mistake) source.fail(path, mistake, { text: link });
      }
    }
  }
}

/** Kinds of names that no two files may share, as messages call them. */
const UNIQUE: Readonly<Record<string, string>> = {
  title: "a title",
  description: "a description",
  plan: "an id",
};

/** Kinds of names that a page may have only once. */
const UNIQUE_ON_PAGE = ["anchor", "message"];

function reportSecondAnchor(source: SourceFile, { definitions }: NamesInFile): void {
  const found = new Set<string>();
  for (const { kind, text, path } of definitions) {
    if (!UNIQUE_ON_PAGE.includes(kind) || text === "") continue;
    if (found.has(text)) {
      source.fail(path, `expected an id of its own, got "${text}", which the page has already`);
    }
    found.add(text);
  }
}

/** Reports names, addresses of pages among them, that something else has already. */
export function checkUniqueNames({ sources }: ContentFiles, names: Names): void {
  const owners = new Map<string, string>();
  for (const [file, namesOfFile] of names) {
    const source = sources.get(file);
    if (!source) continue;
    reportSecondAnchor(source, namesOfFile);
    const address = file.includes("/") ? `/${file.replace(/^.*\//, "")}` : undefined;
    const ownAddress = address ? [{ what: "an address", text: address, path: [] }] : [];
    const others = namesOfFile.definitions.flatMap(({ kind, text, path }) => {
      const what = UNIQUE[kind];
      // Placeholders may be the same in two files.
      const isMarked = isPlaceholder(source.placeholders, formatPath(path));
      return what && !isMarked ? [{ what, text, path }] : [];
    });
    for (const { what, text, path } of [...ownAddress, ...others]) {
      const owner = owners.get(`${what} ${text}`);
      if (owner) {
        source.fail(path, `expected ${what} of its own, got "${text}", which ${owner} has`);
      } else {
        owners.set(`${what} ${text}`, source.file);
      }
    }
  }
}
