import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { checkLinks, linkedRoutes, offsetOfLink } from "@/lib/content/checks/links";
import { type PolicyPage, policyPage } from "@/lib/content/schemas/pages";
import { type ComplaintTable, parseComplaints } from "./complaints";
import { ContentError, type ContentIssue } from "./content-error";
import { type Clause, parsePolicy } from "./policy";
import { type Facts, resolveReferences } from "./references";
import { validate } from "./validate";
import { parseYaml, type YamlFile } from "./yaml-file";

export type Policy = PolicyPage & { clauses: Clause[] };

/** Reads one folder of content; each mistake found is collected, so that all are reported at once. */
export class Reader {
  readonly issues: ContentIssue[] = [];
  readonly placeholders = new Set<string>();
  readonly routes = new Set<string>();
  /** Names of files that are no YAML. */
  private readonly unreadable = new Set<string>();
  facts: Facts = new Map();

  constructor(readonly root: string) {}

  /** Names of a folder's files without their extension, in order. */
  names(folder: string, extension: string): string[] {
    return readdirSync(path.join(this.root, folder))
      .filter((name) => name.endsWith(extension))
      .map((name) => name.slice(0, -extension.length))
      .sort();
  }

  /** A file's name in messages: `content/firm.yaml`. */
  nameOf(file: string): string {
    return path.posix.join(path.basename(this.root), file);
  }

  /** A file's text and its name in messages. */
  text(name: string): { file: string; text: string } {
    return {
      file: this.nameOf(name),
      // As some editors on Windows save: a byte-order mark, line ends of two characters.
      text: readFileSync(path.join(this.root, name), "utf8")
        .replace(/^\uFEFF/, "")
        .replaceAll("\r\n", "\n"),
    };
  }

  /** A YAML file, or an empty one in its place when it cannot be parsed. */
  yaml(name: string): YamlFile {
    const { file, text } = this.text(name);
    const parsed = this.collect(() => parseYaml(file, text));
    if (!parsed) this.unreadable.add(file);
    return parsed ?? parseYaml(file, "{}");
  }

  /** Runs a step; its mistakes are kept and the value is undefined. */
  collect<Result>(read: () => Result): Result | undefined {
    try {
      return read();
    } catch (cause) {
      if (!(cause instanceof ContentError)) throw cause;
      this.issues.push(...cause.issues);
      return undefined;
    }
  }

  /** Resolves references, checks the schema and the links. */
  check<Schema extends z.ZodType>(raw: YamlFile, schema: Schema): z.output<Schema> | undefined {
    const name = raw.file.replace(/^[^/]+\//, "").replace(/\.[a-z]+$/, "");
    for (const placeholder of raw.placeholders) this.placeholders.add(`${name}.${placeholder}`);
    // A file that is not YAML has been reported; its emptiness is no second mistake.
    if (this.unreadable.has(raw.file)) return undefined;
    const { source, issues } = resolveReferences(raw, this.facts);
    const { value, issues: mistakes } = validate(source, schema);
    this.issues.push(...issues, ...mistakes, ...checkLinks(source, this.routes));
    return value;
  }

  /** A policy in Markdown: its front matter checked, its clauses read. */
  policy(name: string): Policy | undefined {
    const { file, text } = this.text(name);
    const parsed = this.collect(() => parsePolicy(file, text, this.facts));
    if (!parsed) return undefined;
    const page = this.check(parsed.frontMatter, policyPage);
    this.issues.push(...parsed.issues);
    // Links of the front matter have been checked with it.
    let offset = text.indexOf("\n---");
    for (const [index, { text: body }] of parsed.clauses.entries()) {
      for (const target of linkedRoutes(body).filter((route) => !this.routes.has(route))) {
        offset = offsetOfLink(text, target, offset + 1);
        const before = text.slice(0, offset).split("\n");
        this.issues.push({
          file,
          line: before.length,
          column: (before.at(-1)?.length ?? 0) + 1,
          path: `clauses[${index}]`,
          message: `expected a page of this site, got the unknown link "${target}"`,
        });
      }
    }
    return page && { ...page, clauses: parsed.clauses };
  }

  /** A disposal table. */
  complaints(kind: "monthly" | "annual"): ComplaintTable {
    const { file, text } = this.text(`complaints/${kind}.csv`);
    const { table, issues } = parseComplaints(file, text, kind);
    this.issues.push(...issues);
    return table;
  }
}
