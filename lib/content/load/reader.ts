import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { ADDRESS, MARKDOWN_LINK, unknownLinks } from "@/lib/content/checks/links";
import { type PolicyPage, policyPage } from "@/lib/content/schemas/pages";
import { type ComplaintTable, parseComplaints } from "./complaints";
import type { ContentIssue } from "./content-error";
import { type Facts, referencesIn, resolveText } from "./facts";
import { type Clause, parsePolicy } from "./policy";
import { validate } from "./validate";
import { parseYaml, type YamlFile } from "./yaml-file";

export type Policy = PolicyPage & { clauses: Clause[] };

interface TextFile {
  /** Name in messages: `content/firm.yaml`. */
  file: string;
  text: string;
}

/** Reads one folder of content; each mistake found is collected, so that all are reported at once. */
export class Reader {
  readonly issues: ContentIssue[] = [];
  readonly placeholders = new Set<string>();
  readonly references = new Map<string, ReadonlySet<string>>();
  routes: ReadonlySet<string> = new Set();
  /** The owner's files in `public/`, by address. */
  files: ReadonlyMap<string, number> = new Map();
  facts: Facts = new Map();

  constructor(private readonly root: string) {}

  /** A file's name in messages. */
  nameOf(file: string): string {
    return path.posix.join(path.basename(this.root), file);
  }

  read(file: string): TextFile {
    const text = readFileSync(path.join(this.root, file), "utf8");
    this.references.set(file.replace(/\.[a-z]+$/, ""), new Set(referencesIn(text)));
    // As some editors on Windows save: a byte-order mark, line ends of two characters.
    return {
      file: this.nameOf(file),
      text: text.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n"),
    };
  }

  /** A folder's files in order, by their names without the extension. */
  folder(folder: string, extension: string): Map<string, TextFile> {
    const names = readdirSync(path.join(this.root, folder))
      .filter((file) => file.endsWith(extension))
      .map((file) => file.slice(0, -extension.length));
    return new Map(names.sort().map((name) => [name, this.read(`${folder}/${name}${extension}`)]));
  }

  yaml({ file, text }: TextFile): YamlFile {
    return parseYaml(file, text, this.issues);
  }

  /** Resolves references, checks the links and the schema; undefined after a mistake in the schema. */
  check<Schema extends z.ZodType>(source: YamlFile, schema: Schema): z.output<Schema> | undefined {
    const name = source.file.replace(/^[^/]+\//, "").replace(/\.[a-z]+$/, "");
    for (const placeholder of source.placeholders) this.placeholders.add(`${name}.${placeholder}`);
    if (source.data === undefined) return undefined;
    return validate(source, this.resolve(source, source.data, []), schema);
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
    const text = resolveText(value, this.facts, (reference) =>
      source.fail(at, `expected a known fact, got ${reference}`),
    );
    const pattern = at.at(-1) === "href" ? ADDRESS : MARKDOWN_LINK;
    for (const { message } of unknownLinks(text, this, pattern)) source.fail(at, message);
    return text;
  }

  /** A policy in Markdown: its front matter checked, its clauses read. */
  policy({ file, text }: TextFile): Policy | undefined {
    const parsed = parsePolicy(file, text, this);
    const page = parsed && this.check(parsed.frontMatter, policyPage);
    return page && { ...page, clauses: parsed.clauses };
  }

  complaints(kind: "monthly" | "annual"): ComplaintTable {
    const { file, text } = this.read(`complaints/${kind}.csv`);
    return parseComplaints(file, text, kind, this.issues);
  }
}
