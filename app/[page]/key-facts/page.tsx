import path from "node:path";
import type { Metadata } from "next";
import { KeyFactsPage } from "@/components/pages/key-facts-page";
import { getContent } from "@/lib/checks/checked-content";
import type { Service } from "@/lib/content/schemas/service";
import { keyFactsRoute, keyFactsSources } from "@/lib/site/key-facts";
import { lastModified } from "@/lib/site/last-modified";
import { pageMetadata } from "@/lib/site/page-metadata";

interface KeyFactsProps {
  params: Promise<{ page: string }>;
}

export const dynamicParams = false;

/** One sheet a service. */
export function generateStaticParams() {
  return getContent().services.map(({ slug }) => ({ page: slug }));
}

async function serviceOf(params: KeyFactsProps["params"]): Promise<Service> {
  const { page } = await params;
  const service = getContent().services.find(({ slug }) => slug === page);
  if (!service) throw new Error(`no service ${page}`);
  return service;
}

export async function generateMetadata({ params }: KeyFactsProps): Promise<Metadata> {
  return pageMetadata(getContent(), keyFactsRoute(await serviceOf(params)));
}

export default async function KeyFacts({ params }: KeyFactsProps) {
  const service = await serviceOf(params);
  const changed = lastModified(path.join(process.cwd(), "content"), keyFactsSources(service));
  return <KeyFactsPage content={getContent()} service={service} changed={changed?.slice(0, 10)} />;
}
