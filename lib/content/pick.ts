import type { Content } from "./load/load";
import type { Policy } from "./load/reader";
import type { BlockPage } from "./schemas/pages";
import type { Service } from "./schemas/service";

/** A page made of blocks, by the name of its file. @throws Error when there is no such file. */
export function blockPageOf({ blockPages }: Content, name: string): BlockPage {
  const page = blockPages.get(name);
  if (!page)
    throw new Error(`content/pages/${name}.yaml is missing; app/${name}/page.tsx needs it`);
  return page;
}

/** A policy, by the name of its file. @throws Error when there is no such file. */
export function policyOf({ policies }: Content, name: string): Policy {
  const policy = policies.get(name);
  if (!policy)
    throw new Error(`content/policies/${name}.md is missing; app/${name}/page.tsx needs it`);
  return policy;
}

/** A service, by its address without the slash. @throws Error when there is no such file. */
export function serviceOf({ services }: Content, slug: string): Service {
  const service = services.find((candidate) => candidate.slug === slug);
  if (!service) throw new Error(`content/services/${slug}.yaml is missing`);
  return service;
}

/** Title of the page at an address, for links to it. @throws Error when there is no such page. */
export function titleOf(content: Content, route: string): string {
  const name = route.replace(/#.*$/, "").slice(1) || "home";
  const page =
    content.services.find(({ slug }) => slug === name) ??
    content.blockPages.get(name) ??
    content.policies.get(name) ??
    Object.entries(content.pages).find(([key]) => key === name)?.[1];
  if (!page) throw new Error(`no page at ${route}`);
  return page.meta.title;
}
