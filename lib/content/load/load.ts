import path from "node:path";
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
import { ContentError } from "./content-error";
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

const PAGES = "pages";
const SERVICES = "services";
const POLICIES = "policies";

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
  const marketingFile = reader.yaml("marketing.yaml");
  const serviceFiles = serviceNames.map((name) => ({
    name,
    file: reader.yaml(`${SERVICES}/${name}.yaml`),
  }));

  reader.facts = collectFacts(
    firmFile.data,
    serviceFiles.map(({ file }) => file.data),
    marketingFile.data,
  );
  for (const name of [...pageNames, ...serviceNames, ...policyNames]) {
    if (name !== "not-found") reader.routes.add(routeOf(name));
  }
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
    return value ? [{ ...value, slug: name, route: routeOf(name) }] : [];
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
      const policy = reader.policy(`${POLICIES}/${name}.md`);
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
    marketing: reader.check(marketingFile, marketing),
    placeholders: reader.placeholders,
  };
  reader.issues.push(...checkRedirects(redirectFile, reader.routes));
  if (reader.issues.length > 0) throw new ContentError(reader.issues);
  // Without an issue every check above returned a value.
  return content as Content;
}
