import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { checkMisplaced, isPageName } from "@/lib/content/misplaced-files";
import { type ContentIssue, type Findings, fileIssue, placeAt } from "./content-error";
import { type PictureFiles, readPictures } from "./pictures";
import { type PolicyFile, parsePolicy } from "./policy";
import { filesBelow, readPublicFiles } from "./public-files";
import { referencesIn } from "./references";
import { parseYaml, type YamlFile } from "./yaml-file";

/** A file of content as it is written. */
export interface TextFile {
  /** Name in messages: `content/firm.yaml`. */
  file: string;
  text: string;
  /** Whether the file is lacking or no text, which is reported. */
  isMissing?: true;
}

/** Every file of a content folder, parsed and not yet checked. */
export interface ContentFiles extends Findings {
  /** Names from the content folder: `pages/about.yaml`. */
  all: readonly string[];
  /** Names of files that have another name, ending or folder than theirs, which is reported. */
  moved: readonly string[];
  /** Names of pages, services and policies, those with a mistake among them. */
  names: readonly string[];
  /** By file name, in order. */
  pages: ReadonlyMap<string, YamlFile>;
  services: ReadonlyMap<string, YamlFile>;
  /** Without those that have no front matter, which is reported. */
  policies: ReadonlyMap<string, PolicyFile>;
  firm: YamlFile;
  marketing: YamlFile;
  notices: YamlFile;
  redirects: YamlFile;
  refunds: YamlFile;
  shared: YamlFile;
  testimonials: YamlFile;
  versions: YamlFile;
  pictures: PictureFiles;
  /** Bytes of the owner's files in `public/` beside the folder, by address. */
  publicFiles: ReadonlyMap<string, number>;
  /** Facts that a file's text names in braces, by the file's path without its ending. */
  references: ReadonlyMap<string, ReadonlySet<string>>;
  /** A file's name in messages. */
  nameOf(file: string): string;
  /** A file's text; one that is missing or no text is reported. */
  read(file: string): TextFile;
}

/** Every YAML file that could be read, front matter among them. */
export function yamlFiles(files: ContentFiles): YamlFile[] {
  const { firm, marketing, notices, redirects, refunds, shared, testimonials, versions } = files;
  return [
    ...[...files.policies.values()].map(({ frontMatter }) => frontMatter),
    ...[...files.pages.values(), ...files.services.values()],
    ...[firm, marketing, notices, redirects, refunds, shared, testimonials, versions],
  ].filter(({ data }) => data !== undefined);
}

/**
 * Reads and parses every file of a content folder; what cannot be read is among the issues.
 * @param root absolute path of the folder
 */
export function readFiles(root: string): ContentFiles {
  const issues: ContentIssue[] = [];
  const findings = { issues, warnings: [] as ContentIssue[] };
  const references = new Map<string, ReadonlySet<string>>();
  const nameOf = (file: string) => path.posix.join(path.basename(root), file);
  const all = filesBelow(root);
  const moved = checkMisplaced(findings, all, nameOf);

  const read = (name: string): TextFile => {
    const file = nameOf(name);
    const absolute = path.join(root, name);
    const isThere = existsSync(absolute);
    // As some editors on Windows save: a byte-order mark, line ends of two characters.
    const text = (isThere ? readFileSync(absolute, "utf8") : "")
      .replace(/^\uFEFF/, "")
      .replaceAll("\r\n", "\n");
    const odd = text.search(/[\uFFFD\0]/);
    if (isThere && odd < 0) {
      references.set(name.replace(/\.[a-z]+$/, ""), new Set(referencesIn(text)));
      return { file, text };
    }
    if (isThere) {
      const message =
        "the file has letters in another encoding: save it as UTF-8 (in the editor's Save as)";
      issues.push({ ...fileIssue(file, message), ...placeAt(text, odd) });
    } else if (!moved.includes(name)) {
      const message = "expected this file, got nothing: bring it back, the site is made from it";
      issues.push(fileIssue(file, message));
    }
    return { file, text: "", isMissing: true };
  };
  const yaml = (name: string): YamlFile => {
    const { file, text, isMissing } = read(name);
    const parsed = parseYaml(file, text, findings);
    return isMissing ? { ...parsed, data: undefined } : parsed;
  };
  const namesIn = (folder: string, ending: string) =>
    all
      .map((file) => path.posix.parse(file))
      .filter(({ dir, name, ext }) => dir === folder && ext === ending && isPageName(name))
      .map(({ name }) => name);
  const yamlIn = (folder: string) =>
    new Map(namesIn(folder, ".yaml").map((name) => [name, yaml(`${folder}/${name}.yaml`)]));
  const names = [...all, ...moved].flatMap(
    (file) => /^(?:pages|services)\/(.+)\.yaml$|^policies\/(.+)\.md$/.exec(file)?.slice(1) ?? [],
  );
  const policies = namesIn("policies", ".md").flatMap((name): [string, PolicyFile][] => {
    const { file, text, isMissing } = read(`policies/${name}.md`);
    const policy = isMissing ? undefined : parsePolicy(file, text, findings);
    return policy ? [[name, policy]] : [];
  });
  const pictures = readPictures(path.join(root, "pictures"), (file) => nameOf(`pictures/${file}`));
  issues.push(...pictures.issues);
  return {
    ...findings,
    all,
    moved,
    names: names.filter(isPageName),
    pages: yamlIn("pages"),
    services: yamlIn("services"),
    policies: new Map(policies),
    firm: yaml("firm.yaml"),
    marketing: yaml("marketing.yaml"),
    notices: yaml("notices.yaml"),
    redirects: yaml("redirects.yaml"),
    refunds: yaml("refunds.yaml"),
    shared: yaml("shared.yaml"),
    testimonials: yaml("testimonials.yaml"),
    versions: yaml("versions.yaml"),
    pictures,
    publicFiles: readPublicFiles(path.join(root, "..", "public")),
    references,
    nameOf,
    read,
  };
}
