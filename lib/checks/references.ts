import {
  type Addresses,
  checkReferences,
  definedNames,
  type FileWithNames,
  linkMistake,
  missingFile,
  type NamesInFile,
  type ReferenceCheck,
  unknownName,
} from "content-kit/references";
import { formatPath, type Path, type SourceFile } from "content-kit/sources";
import { z } from "zod";
import type { ContentFiles } from "@/lib/content/content-files";
import { NO_ADDRESS } from "@/lib/content/schemas/common";
import { isPlaceholder } from "@/lib/text/placeholders";
import { isEachServiceRead, routeOfFile } from "./addresses";

/** What the schemas say of all files, by file. */
export type Names = ReadonlyMap<string, NamesInFile>;

/** What the checks of calls need of sample.yaml, which may have mistakes elsewhere. */
const callKinds = z.object({
  messages: z.array(z.object({ id: z.string(), numbers: z.object({ kind: z.string() }) })),
});

/** A check that a call exists and is of a kind that the figure can show. */
function callCheck({ sources }: ContentFiles, isShown: (kind: string) => boolean): ReferenceCheck {
  const sample = callKinds.safeParse(sources.get("sample")?.data).data;
  const shown = sample?.messages.filter(({ numbers }) => isShown(numbers.kind));
  // A file that cannot be read is reported already.
  return ({ text }) =>
    shown &&
    unknownName(
      text,
      shown.map(({ id }) => id),
    );
}

/** How to find what is named, by the kinds of references that schemas have. */
function referenceChecks(
  files: ContentFiles,
  names: Names,
  addresses: Addresses,
): Record<string, ReferenceCheck> {
  const { sources, pictures } = files;
  const isService = (name: string) =>
    sources.has(`services/${name}`) || files.moved.includes(`services/${name}.yaml`);
  const services = files.names.filter(isService);
  const plans = definedNames("plan", names.values());
  const arePlansKnown = isEachServiceRead(files);
  const messages = definedNames("message", names.values());
  return {
    link: ({ text }) => (text === NO_ADDRESS ? undefined : linkMistake(text, addresses)),
    page: ({ text }) =>
      unknownName(text, addresses.routes, "the address of a page such as /futures"),
    picture: ({ text }) =>
      pictures.has(text) ? undefined : missingFile("content/pictures", text, pictures.keys()),
    plan: ({ text }) => (arePlansKnown ? unknownName(text, plans, "the id of a plan") : undefined),
    service: ({ text }) => unknownName(text, services),
    message: ({ text }) => {
      // A file that cannot be read is reported already.
      return sources.get("sample")?.data ? unknownName(text, messages) : undefined;
    },
    trade: callCheck(files, (kind) => kind !== "hedge"),
    option: callCheck(files, (kind) => kind === "option"),
    hedge: callCheck(files, (kind) => kind === "hedge"),
    group: ({ text }, namesOfFile) => unknownName(text, definedNames("group", [namesOfFile])),
  };
}

/** Reports references and links that lead nowhere. */
export function checkAllReferences(files: ContentFiles, names: Names, addresses: Addresses): void {
  const filesWithNames: FileWithNames[] = [];
  for (const [file, namesOfFile] of names) {
    const source = files.sources.get(file);
    if (source) filesWithNames.push({ source, names: namesOfFile, page: routeOfFile(file) });
  }
  checkReferences(filesWithNames, referenceChecks(files, names, addresses), addresses);
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

/** A name that nothing else may have. */
interface UniqueName {
  /** As messages call it: `a title`. */
  what: string;
  text: string;
  path: Path;
}

/** Names of a file that no other file may have; its address is one if it is a page. */
function uniqueNames(file: string, source: SourceFile, { definitions }: NamesInFile): UniqueName[] {
  const names: UniqueName[] = [];
  const route = routeOfFile(file);
  if (route !== undefined) {
    names.push({ what: "an address", text: route, path: [] });
  }
  for (const { kind, text, path } of definitions) {
    const what = UNIQUE[kind];
    // Placeholders may be the same in two files.
    const isMarked = isPlaceholder(source.placeholders, formatPath(path));
    if (what !== undefined && !isMarked) names.push({ what, text, path });
  }
  return names;
}

/** Reports names, addresses of pages among them, that something else has already. */
export function checkUniqueNames({ sources }: ContentFiles, names: Names): void {
  const owners = new Map<string, string>();
  for (const [file, namesOfFile] of names) {
    const source = sources.get(file);
    if (!source) continue;
    reportSecondAnchor(source, namesOfFile);
    for (const { what, text, path } of uniqueNames(file, source, namesOfFile)) {
      const name = `${what} ${text}`;
      const owner = owners.get(name);
      if (owner === undefined) {
        owners.set(name, source.file);
      } else {
        source.fail(path, `expected ${what} of its own, got "${text}", which ${owner} has`);
      }
    }
  }
}
