import type { z } from "zod";
import type { Content } from "@/lib/content/content";
import type { Facts } from "@/lib/content/hints/fact-hints";
import { routeOf } from "@/lib/content/route";
import { firm } from "@/lib/content/schemas/firm";
import { marketing } from "@/lib/content/schemas/marketing";
import { notices } from "@/lib/content/schemas/notices";
import { blockPage, pageSchemas, policyPage, redirects } from "@/lib/content/schemas/pages";
import { refunds } from "@/lib/content/schemas/refunds";
import { service } from "@/lib/content/schemas/service";
import { shared } from "@/lib/content/schemas/shared";
import { testimonials } from "@/lib/content/schemas/testimonials";
import { fileIssue } from "./content-error";
import { type ContentFiles, yamlFiles } from "./content-files";
import { resolveClauses } from "./policy";
import { resolveText } from "./references";
import { validate } from "./validate";
import type { YamlFile } from "./yaml-file";

/** Data with its references replaced by facts; a reference to no fact is reported. */
function resolved(
  source: YamlFile,
  value: unknown,
  facts: Facts,
  at: readonly PropertyKey[] = [],
): unknown {
  if (typeof value === "string") {
    return resolveText(value, facts, ({ message, text }) => source.fail(at, message, { text }));
  }
  if (Array.isArray(value)) {
    return value.map((child, index) => resolved(source, child, facts, [...at, index]));
  }
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, child]) => [
    key,
    resolved(source, child, facts, [...at, key]),
  ]);
  return Object.fromEntries(entries);
}

/** The value of a file, its facts filled in; undefined after a mistake, which is reported. */
export function readYaml<Schema extends z.ZodType>(
  source: YamlFile,
  schema: Schema,
  facts: Facts,
): z.output<Schema> | undefined {
  if (source.data === undefined) return undefined;
  return validate(source, resolved(source, source.data, facts), schema);
}

type Complete<Parts> = { [Name in keyof Parts]: Exclude<Parts[Name], undefined> };

/** Whether no part is lacking. */
export function isComplete<Parts extends object>(parts: Parts): parts is Parts & Complete<Parts> {
  return Object.values(parts).every((part) => part !== undefined);
}

/** The parts of content that are without a mistake, for the checks that join them. */
export interface ContentParts
  extends Pick<
    Content,
    "services" | "blockPages" | "policies" | "pictures" | "files" | "placeholders" | "references"
  > {
  pages: { [Name in keyof Content["pages"]]: Content["pages"][Name] | undefined };
  firm: Content["firm"] | undefined;
  shared: Content["shared"] | undefined;
  testimonials: Content["testimonials"] | undefined;
  redirects: Content["redirects"] | undefined;
  marketing: Content["marketing"] | undefined;
  notices: Content["notices"] | undefined;
  refunds: Content["refunds"] | undefined;
}

/** Checks each file by itself: its references, its schema. Mistakes are added to the files' issues. */
export function readParts(files: ContentFiles, facts: Facts): ContentParts {
  const check = <Schema extends z.ZodType>(source: YamlFile, schema: Schema) =>
    readYaml(source, schema, facts);
  const page = <Schema extends z.ZodType>(name: string, schema: Schema) => {
    const file = files.pages.get(name);
    if (file) return check(file, schema);
    const missing = `pages/${name}.yaml`;
    if (!files.moved.includes(missing)) {
      const message = "expected this file, got nothing: a page with a layout of its own needs it";
      files.issues.push(fileIssue(files.nameOf(missing), message));
    }
    return undefined;
  };
  const services = [...files.services].flatMap(([slug, file]) => {
    const value = check(file, service);
    return value ? [{ ...value, slug, route: routeOf(slug) }] : [];
  });
  const blockPages = [...files.pages].flatMap(([name, file]) => {
    const value = name in pageSchemas ? undefined : check(file, blockPage);
    return value ? [[name, value] as const] : [];
  });
  const policies = [...files.policies].flatMap(([name, policy]) => {
    const clauses = resolveClauses(policy, facts);
    const value = check(policy.frontMatter, policyPage);
    return value ? [[name, { ...value, clauses }] as const] : [];
  });
  const placeholders = yamlFiles(files).flatMap(({ file, placeholders: paths }) => {
    const name = file.replace(/^[^/]+\//, "").replace(/\.[a-z]+$/, "");
    return paths.map((path) => `${name}.${path}`);
  });
  return {
    services: services.sort((a, b) => a.order - b.order),
    pages: {
      home: page("home", pageSchemas.home),
      services: page("services", pageSchemas.services),
      contact: page("contact", pageSchemas.contact),
      bankdetails: page("bankdetails", pageSchemas.bankdetails),
      complaints: page("complaints", pageSchemas.complaints),
      refunds: page("refunds", pageSchemas.refunds),
      "consent-form": page("consent-form", pageSchemas["consent-form"]),
      sample: page("sample", pageSchemas.sample),
      "not-found": page("not-found", pageSchemas["not-found"]),
    },
    blockPages: new Map(blockPages),
    policies: new Map(policies),
    firm: check(files.firm, firm),
    shared: check(files.shared, shared),
    testimonials: check(files.testimonials, testimonials),
    redirects: check(files.redirects, redirects),
    marketing: check(files.marketing, marketing),
    notices: check(files.notices, notices),
    refunds: check(files.refunds, refunds),
    pictures: files.pictures.pictures,
    files: files.publicFiles,
    placeholders: new Set(placeholders),
    references: files.references,
  };
}

/** The content once every file is without a mistake; undefined while an issue says which is not. */
export function completed(files: ContentFiles, parts: ContentParts): Content | undefined {
  const { pages, ...rest } = parts;
  if (files.issues.length > 0 || !isComplete(pages) || !isComplete(rest)) return undefined;
  return { ...rest, pages, warnings: files.warnings };
}
