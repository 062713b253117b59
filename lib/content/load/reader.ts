import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { checkDescription } from "@/lib/checks/descriptions";
import { type Addresses, linkFinding, linksIn } from "@/lib/checks/links";
import { isPageName } from "@/lib/content/misplaced-files";
import { NO_ADDRESS } from "@/lib/content/schemas/common";
import { type PolicyPage, policyPage } from "@/lib/content/schemas/pages";
import { HOME, routeOf } from "@/lib/site/site-url";
import { type ContentIssue, type Findings, fileIssue } from "./content-error";
import type { Facts } from "./facts";
import { type Clause, parsePolicy } from "./policy";
import { referencesIn, resolveText } from "./references";
import { validate } from "./validate";
import { parseYaml, type YamlFile } from "./yaml-file";

export type Policy = PolicyPage & { clauses: Clause[] };

export interface TextFile {
  /** Name in messages: `content/firm.yaml`. */
  file: string;
  text: string;
  isMissing?: true;
}

/** A page's address, from the name of its file in messages; undefined for words of every page. */
function ownRoute(file: string): string | undefined {
  const [, name] = /\/(?:pages|services|policies)\/(.+)\.[a-z]+$/.exec(file) ?? [];
  return name === undefined ? undefined : routeOf(name);
}

/** Reads one folder of content; each mistake found is collected, so that all are reported at once. */
export class Reader implements Findings, Addresses {
  readonly issues: ContentIssue[] = [];
  readonly warnings: ContentIssue[] = [];
  /** Files that were asked for, as the content folder names them: `pages/about.yaml`. */
  readonly asked = new Set<string>();
  /** Files of YAML that were checked, front matter among them. */
  readonly checked: YamlFile[] = [];
  readonly placeholders = new Set<string>();
  readonly references = new Map<string, ReadonlySet<string>>();
  routes: ReadonlySet<string> = new Set();
  /** The owner's files in `public/`, by address. */
  files: ReadonlyMap<string, number> = new Map();
  anchors: ReadonlyMap<string, ReadonlySet<string>> = new Map();
  facts: Facts = new Map();

  /** @param root absolute path of the folder */
  constructor(readonly root: string) {}

  /** A file's name in messages. */
  nameOf(file: string): string {
    return path.posix.join(path.basename(this.root), file);
  }

  /** A file's text; of one that is missing, a mistake and no text. */
  read(file: string): TextFile {
    this.asked.add(file);
    const absolute = path.join(this.root, file);
    if (!existsSync(absolute)) {
      const message = "expected this file, got nothing: bring it back, the site is made from it";
      this.issues.push(fileIssue(this.nameOf(file), message));
      return { file: this.nameOf(file), text: "", isMissing: true };
    }
    // As some editors on Windows save: a byte-order mark, line ends of two characters.
    const text = readFileSync(absolute, "utf8")
      .replace(/^\uFEFF/, "")
      .replaceAll("\r\n", "\n");
    this.references.set(file.replace(/\.[a-z]+$/, ""), new Set(referencesIn(text)));
    const odd = text.search(/[\uFFFD\0]/);
    if (odd >= 0) {
      const message =
        "the file has letters in another encoding: save it as UTF-8 (in the editor's Save as)";
      const lines = text.slice(0, odd).split("\n");
      const place = { line: lines.length, column: (lines.at(-1) ?? "").length + 1 };
      this.issues.push({ ...fileIssue(this.nameOf(file), message), ...place });
      return { file: this.nameOf(file), text: "", isMissing: true };
    }
    return { file: this.nameOf(file), text };
  }

  /** Every file of the folder and of those in it. */
  allFiles(): string[] {
    return readdirSync(this.root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => path.relative(this.root, path.join(parentPath, name)))
      .map((file) => file.replaceAll("\\", "/"))
      .sort();
  }

  /** A folder's pages in order, by their names without the extension. */
  folder(folder: string, extension: string): Map<string, TextFile> {
    const absolute = path.join(this.root, folder);
    const names = (existsSync(absolute) ? readdirSync(absolute) : [])
      .filter((file) => file.endsWith(extension))
      .map((file) => file.slice(0, -extension.length))
      .filter(isPageName);
    return new Map(names.sort().map((name) => [name, this.read(`${folder}/${name}${extension}`)]));
  }

  /** Says no more of missing files that stand elsewhere, or under another name. */
  forget(files: readonly string[]): void {
    const names = new Set(files.map((file) => this.nameOf(file)));
    const rest = this.issues.filter(({ file, path }) => path !== "" || !names.has(file));
    this.issues.splice(0, this.issues.length, ...rest);
  }

  yaml({ file, text, isMissing }: TextFile): YamlFile {
    const parsed = parseYaml(file, text, this);
    return isMissing ? { ...parsed, data: undefined } : parsed;
  }

  /** Resolves references, checks the links and the schema; undefined after a mistake in the schema. */
  check<Schema extends z.ZodType>(source: YamlFile, schema: Schema): z.output<Schema> | undefined {
    const name = source.file.replace(/^[^/]+\//, "").replace(/\.[a-z]+$/, "");
    for (const placeholder of source.placeholders) this.placeholders.add(`${name}.${placeholder}`);
    if (source.data === undefined) return undefined;
    this.checked.push(source);
    const value = validate(source, this.resolve(source, source.data, []), schema);
    checkDescription(source, value);
    return value;
  }

  private resolve(source: YamlFile, value: unknown, at: readonly PropertyKey[]): unknown {
    if (Array.isArray(value)) {
      return value.map((child, index) => this.resolve(source, child, [...at, index]));
    }
    if (typeof value === "object" && value !== null) {
      const entries = Object.entries(value).map(([key, child]) => [
        key,
        this.resolve(source, child, [...at, key]),
      ]);
      return Object.fromEntries(entries);
    }
    if (typeof value !== "string") return value;
    const isHref = at.at(-1) === "href";
    const links = isHref ? [{ href: value }] : linksIn(value);
    for (const { href } of links) {
      if (isHref && href === NO_ADDRESS) continue;
      const finding = linkFinding(href, this, isHref ? undefined : ownRoute(source.file));
      if (finding) source[finding.isDoubt ? "warn" : "fail"](at, finding.message, { text: href });
    }
    return resolveText(value, this.facts, ({ message, text }) =>
      source.fail(at, message, { text }),
    );
  }

  /** A policy in Markdown: its front matter checked, its clauses read. */
  policy({ file, text, isMissing }: TextFile): Policy | undefined {
    if (isMissing) return undefined;
    const parsed = parsePolicy(file, text, this, ownRoute(file) ?? HOME);
    const page = parsed && this.check(parsed.frontMatter, policyPage);
    return page && { ...page, clauses: parsed.clauses };
  }
}
