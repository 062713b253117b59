import type { z } from "zod";
import { checkPlans, checkRedirects, checkRouteClash } from "@/lib/content/checks/plans-and-routes";
import { type Firm, firm } from "@/lib/content/schemas/firm";
import { type Marketing, marketing } from "@/lib/content/schemas/marketing";
import {
  type BlockPage,
  blockPage,
  type PageOf,
  pageSchemas,
  type SpecialPage,
} from "@/lib/content/schemas/pages";
import { redirects } from "@/lib/content/schemas/redirects";
import { type Service, service } from "@/lib/content/schemas/service";
import { type Shared, shared } from "@/lib/content/schemas/shared";
import { type Testimonials, testimonials } from "@/lib/content/schemas/testimonials";
import { routeOf } from "@/lib/site/routes";
import type { ComplaintTable } from "./complaints";
import { ContentError, fileIssue } from "./content-error";
import { type Policy, Reader } from "./reader";
import { collectFacts } from "./references";

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
  marketing: Marketing;
  /** Paths of values the firm has not supplied, such as `firm.bank.account`. */
  placeholders: ReadonlySet<string>;
}

/** A file of a folder whose names are addresses. */
interface NamedFile {
  name: string;
  /** From the content folder: `pages/about.yaml`. */
  path: string;
}

function isSpecial({ name }: NamedFile): boolean {
  return name in pageSchemas;
}

/** The values that were read, by file name; a file with a mistake has none. */
function byName<Value>(files: NamedFile[], read: (path: string) => Value | undefined) {
  const values = new Map<string, Value>();
  for (const { name, path: file } of files) {
    const value = read(file);
    if (value !== undefined) values.set(name, value);
  }
  return values;
}

/**
 * Reads and checks a content folder.
 * @param root absolute path of the folder
 * @throws ContentError with every mistake found, each with file, line and column
 */
export function loadContent(root: string): Content {
  const reader = new Reader(root);
  const listed = (folder: string, extension: string): NamedFile[] =>
    reader
      .names(folder, extension)
      .map((name) => ({ name, path: `${folder}/${name}${extension}` }));
  const pageFiles = listed("pages", ".yaml");
  const policyFiles = listed("policies", ".md");
  const serviceFiles = listed("services", ".yaml").map(({ name, path: file }) => ({
    name,
    path: file,
    source: reader.yaml(file),
  }));
  const firmFile = reader.yaml("firm.yaml");
  const marketingFile = reader.yaml("marketing.yaml");
  const redirectFile = reader.yaml("redirects.yaml");

  reader.facts = collectFacts(
    firmFile.data,
    serviceFiles.map(({ source }) => source.data),
    marketingFile.data,
  );
  const routed = [...pageFiles, ...serviceFiles, ...policyFiles];
  for (const { name } of routed) if (name !== "not-found") reader.routes.add(routeOf(name));
  const routeFiles = routed.map(({ name, path: file }) => ({ name, file: reader.nameOf(file) }));
  const missing = Object.keys(pageSchemas)
    .filter((name) => !pageFiles.some((page) => page.name === name))
    .map((name) =>
      fileIssue(
        reader.nameOf(`pages/${name}.yaml`),
        "expected this file, got nothing: a page with a layout of its own needs it",
      ),
    );
  reader.issues.push(
    ...checkRouteClash(routeFiles),
    ...missing,
    ...checkPlans(serviceFiles.map(({ source }) => source)),
    ...checkRedirects(redirectFile, reader.routes),
  );

  const services = serviceFiles.flatMap(({ name, source }) => {
    const value = reader.check(source, service);
    return value ? [{ ...value, slug: name, route: routeOf(name) }] : [];
  });
  const special = pageFiles.filter(isSpecial).map(({ name, path: file }) => {
    const schema: z.ZodType = pageSchemas[name as SpecialPage];
    return [name, reader.check(reader.yaml(file), schema)];
  });
  const content = {
    firm: reader.check(firmFile, firm),
    shared: reader.check(reader.yaml("shared.yaml"), shared),
    testimonials: reader.check(reader.yaml("testimonials.yaml"), testimonials),
    services: services.sort((a, b) => a.order - b.order),
    pages: Object.fromEntries(special) as Content["pages"],
    blockPages: byName(
      pageFiles.filter((page) => !isSpecial(page)),
      (file) => reader.check(reader.yaml(file), blockPage),
    ),
    policies: byName(policyFiles, (file) => reader.policy(file)),
    complaints: { monthly: reader.complaints("monthly"), annual: reader.complaints("annual") },
    redirects: reader.check(redirectFile, redirects),
    marketing: reader.check(marketingFile, marketing),
    placeholders: reader.placeholders,
  };
  if (reader.issues.length > 0) throw new ContentError(reader.issues);
  // Without an issue every check above returned a value.
  return content as Content;
}
