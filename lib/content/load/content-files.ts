import path from "node:path";
import { pageAnchors, policyAnchors } from "@/lib/checks/anchors";
import type { KnownFiles } from "@/lib/checks/named-files";
import { checkMisplaced } from "@/lib/content/misplaced-files";
import { routeOf } from "@/lib/site/site-url";
import { collectFacts } from "./facts";
import { readPictures } from "./pictures";
import { readPublicFiles } from "./public-files";
import type { Reader } from "./reader";

/** A map with the same keys. */
export function mapValues<From, To>(map: ReadonlyMap<string, From>, to: (value: From) => To) {
  return new Map([...map].map(([key, value]) => [key, to(value)]));
}

/** Every file of the folder, parsed and not yet checked; what cannot be parsed the reader reports. */
export function contentFiles(reader: Reader) {
  const yaml = (file: string) => reader.yaml(reader.read(file));
  const folder = (name: string) =>
    mapValues(reader.folder(name, ".yaml"), (file) => reader.yaml(file));
  const files = {
    complaints: new Map(
      ["monthly.csv", "annual.csv", "by-source.csv"].map((name) => [
        name,
        reader.read(`complaints/${name}`),
      ]),
    ),
    pages: folder("pages"),
    services: folder("services"),
    policies: reader.folder("policies", ".md"),
    firm: yaml("firm.yaml"),
    marketing: yaml("marketing.yaml"),
    redirects: yaml("redirects.yaml"),
    notices: yaml("notices.yaml"),
    refunds: yaml("refunds.yaml"),
    shared: yaml("shared.yaml"),
    testimonials: yaml("testimonials.yaml"),
    versions: yaml("versions.yaml"),
  };
  const all = reader.allFiles();
  const moved = checkMisplaced(reader, all, reader.asked, (file) => reader.nameOf(file));
  reader.forget(moved);
  return { ...files, all, moved };
}

export type ContentFiles = ReturnType<typeof contentFiles>;

/** Pictures, and what `public/` beside the folder offers to link to. */
export function namedFiles(reader: Reader, root: string): KnownFiles {
  const files = readPublicFiles(path.join(root, "..", "public"));
  const { pictures, misnamed, issues } = readPictures(path.join(root, "pictures"), (file) =>
    reader.nameOf(`pictures/${file}`),
  );
  reader.issues.push(...issues);
  return { pictures, misnamed, files };
}

/** Names of files that stand in another folder than theirs. */
export function movedNames({ moved }: Pick<ContentFiles, "moved">): string[] {
  return moved.flatMap((file) => /\/(.+)\.(?:yaml|md)$/.exec(file)?.[1] ?? []);
}

/** Gives the reader what texts may link to. @param versions addresses of kept texts */
export function noteAddresses(
  reader: Reader,
  files: ContentFiles,
  versions: readonly string[],
): void {
  const { pages, services, policies } = files;
  const names = [...pages.keys(), ...services.keys(), ...policies.keys(), ...movedNames(files)];
  reader.routes = new Set([
    ...names.filter((name) => name !== "not-found").map(routeOf),
    ...versions,
  ]);
  reader.anchors = new Map([
    ...[...pages, ...services].flatMap(([name, file]): [string, Set<string>][] =>
      file.data === undefined ? [] : [[routeOf(name), pageAnchors(name, file)]],
    ),
    ...[...policies].flatMap(([name, { text }]): [string, Set<string>][] => {
      const known = policyAnchors(text);
      return known ? [[routeOf(name), known]] : [];
    }),
  ]);
}

/** Tells the reader what texts may refer to in double braces. */
export function noteFacts(reader: Reader, files: ContentFiles): void {
  reader.facts = collectFacts({
    firm: files.firm.data,
    services: [
      ...[...files.services.values()].map(({ data }) => data),
      // Of a service under another name no price is known, and none is missed.
      ...files.moved.filter((file) => file.startsWith("services/")).map(() => undefined),
    ],
    marketing: files.marketing.data,
    shared: files.shared.data,
    refunds: files.refunds.data,
    refundPlaceholders: files.refunds.placeholders,
  });
}
