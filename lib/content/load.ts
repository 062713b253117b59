import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { checkPlans, checkRedirects, checkRouteClash } from "./checks";
import { type ComplaintTable, parseComplaints } from "./complaints";
import { ContentError, type ContentIssue } from "./content-error";
import { checkLinks, linkedRoutes, offsetOfLink } from "./links";
import { type Clause, parsePolicy } from "./policy";
import { collectFacts, type Facts, resolveReferences } from "./references";
import { type Firm, firm } from "./schemas/firm";
import {
  type BlockPage,
  blockPage,
  type PageOf,
  type PolicyPage,
  pageSchemas,
  policyPage,
  type SpecialPage,
} from "./schemas/pages";
import { redirects } from "./schemas/redirects";
import { type Service, service } from "./schemas/service";
import { type Shared, shared } from "./schemas/shared";
import { type Testimonials, testimonials } from "./schemas/testimonials";
import { validate } from "./validate";
import { parseYaml, type YamlFile } from "./yaml-file";

export type Policy = PolicyPage & { clauses: Clause[] };

/** Everything in `content/`, checked. */
export interface Content {
  firm: Firm;
  shared: Shared;
  testimonials: Testimonials;
  services: Service[];
  /** Pages with a layout of their own, by file name. */
  pages: { [Name in SpecialPage]: PageOf<Name> };
  /** Pages made of blocks, by file name. */
  blockPages: ReadonlyMap<string, BlockPage>;
  policies: ReadonlyMap<string, Policy>;
  complaints: { monthly: ComplaintTable; annual: ComplaintTable };
  redirects: Record<string, string>;
  /** Paths of values the firm has not supplied, such as `firm.bank.account`. */
  placeholders: ReadonlySet<string>;
}

const PAGES = "pages";
const SERVICES = "services";
const POLICIES = "policies";

/** The URL of a file in `content/pages`. */
function pageRoute(name: string): string | undefined {
  if (name === "not-found") return undefined;
  return name === "home" ? "/" : `/${name}`;
}

/** Reads one folder of content; each mistake found is collected, so that all are reported at once. */
class Reader {
  readonly issues: ContentIssue[] = [];
  readonly placeholders = new Set<string>();
  readonly routes = new Set<string>();
  facts: Facts = new Map();

  constructor(readonly root: string) {}

  names(folder: string, extension: string): string[] {
    return readdirSync(path.join(this.root, folder))
      .filter((name) => name.endsWith(extension))
      .map((name) => name.slice(0, -extension.length))
      .sort();
  }

  text(name: string): { file: string; text: string } {
    return {
      file: path.posix.join(path.basename(this.root), name),
      // As some editors on Windows save: a byte-order mark, line ends of two characters.
      text: readFileSync(path.join(this.root, name), "utf8")
        .replace(/^\uFEFF/, "")
        .replaceAll("\r\n", "\n"),
    };
  }

  yaml(name: string): YamlFile {
    const { file, text } = this.text(name);
    return this.collect(() => parseYaml(file, text)) ?? parseYaml(file, "{}");
  }

  collect<Result>(read: () => Result): Result | undefined {
    try {
      return read();
    } catch (cause) {
      if (!(cause instanceof ContentError)) throw cause;
      this.issues.push(...cause.issues);
      return undefined;
    }
  }

  check<Schema extends z.ZodType>(raw: YamlFile, schema: Schema): z.output<Schema> | undefined {
    const name = raw.file.replace(/^[^/]+\//, "").replace(/\.[a-z]+$/, "");
    for (const placeholder of raw.placeholders) this.placeholders.add(`${name}.${placeholder}`);
    // A file that is not YAML has been reported; its emptiness is no second mistake.
    if (
      this.issues.some(
        (issue) => issue.file === raw.file && issue.message.startsWith("expected YAML"),
      )
    ) {
      return undefined;
    }
    const { source, issues } = resolveReferences(raw, this.facts);
    const { value, issues: mistakes } = validate(source, schema);
    this.issues.push(...issues, ...mistakes, ...checkLinks(source, this.routes));
    return value;
  }

  policy(name: string): Policy | undefined {
    const { file, text } = this.text(`${POLICIES}/${name}.md`);
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

  complaints(kind: "monthly" | "annual"): ComplaintTable {
    const { file, text } = this.text(`complaints/${kind}.csv`);
    const { table, issues } = parseComplaints(file, text, kind);
    this.issues.push(...issues);
    return table;
  }
}

/**
 * Reads and checks a content folder.
 * @param root absolute path of the folder
 * @throws ContentError with every mistake found, each with file, line and column
 */
export function loadContent(root: string): Content {
  const reader = new Reader(root);
  const pageNames = reader.names(PAGES, ".yaml");
  const serviceNames = reader.names(SERVICES, ".yaml");
  const policyNames = reader.names(POLICIES, ".md");
  const firmFile = reader.yaml("firm.yaml");
  const serviceFiles = serviceNames.map((name) => ({
    name,
    file: reader.yaml(`${SERVICES}/${name}.yaml`),
  }));

  reader.facts = collectFacts(
    firmFile.data,
    serviceFiles.map(({ file }) => file.data),
  );
  for (const name of pageNames) {
    const route = pageRoute(name);
    if (route) reader.routes.add(route);
  }
  for (const name of [...serviceNames, ...policyNames]) reader.routes.add(`/${name}`);
  const folder = path.basename(root);
  reader.issues.push(
    ...checkRouteClash([
      ...pageNames.map((name) => ({ name, file: `${folder}/${PAGES}/${name}.yaml` })),
      ...serviceNames.map((name) => ({ name, file: `${folder}/${SERVICES}/${name}.yaml` })),
      ...policyNames.map((name) => ({ name, file: `${folder}/${POLICIES}/${name}.md` })),
    ]),
  );

  const services = serviceFiles.flatMap(({ name, file }) => {
    const value = reader.check(file, service);
    return value ? [{ ...value, slug: name, route: `/${name}` }] : [];
  });
  reader.issues.push(...checkPlans(serviceFiles.map(({ file }) => file)));

  const isSpecial = (name: string): name is SpecialPage => name in pageSchemas;
  const special = pageNames.filter(isSpecial);
  const pages = Object.fromEntries(
    special.map((name) => [
      name,
      reader.check(reader.yaml(`${PAGES}/${name}.yaml`), pageSchemas[name] as z.ZodType),
    ]),
  ) as Content["pages"];
  for (const name of Object.keys(pageSchemas).filter((name) => !pageNames.includes(name))) {
    reader.issues.push({
      file: `${folder}/${PAGES}/${name}.yaml`,
      line: 1,
      column: 1,
      path: "",
      message: "expected this file, got nothing: a page with a layout of its own needs it",
    });
  }
  const blockPages = new Map(
    pageNames
      .filter((name) => !isSpecial(name))
      .flatMap((name) => {
        const page = reader.check(reader.yaml(`${PAGES}/${name}.yaml`), blockPage);
        return page ? [[name, page] as const] : [];
      }),
  );
  const policies = new Map(
    policyNames.flatMap((name) => {
      const policy = reader.policy(name);
      return policy ? [[name, policy] as const] : [];
    }),
  );

  const redirectFile = reader.yaml("redirects.yaml");
  const content = {
    firm: reader.check(firmFile, firm),
    shared: reader.check(reader.yaml("shared.yaml"), shared),
    testimonials: reader.check(reader.yaml("testimonials.yaml"), testimonials),
    services: services.sort((a, b) => a.order - b.order),
    pages,
    blockPages,
    policies,
    complaints: { monthly: reader.complaints("monthly"), annual: reader.complaints("annual") },
    redirects: reader.check(redirectFile, redirects),
    placeholders: reader.placeholders,
  };
  reader.issues.push(...checkRedirects(redirectFile, reader.routes));
  if (reader.issues.length > 0) throw new ContentError(reader.issues);
  // Without an issue every check above returned a value.
  return content as Content;
}
