import { existsSync } from "node:fs";
import path from "node:path";
import type { Metadata } from "next";
import { BandPage } from "@/components/band-page/band-page";
import { PolicyPage } from "@/components/policy/policy-page";
import { VersionPage } from "@/components/policy/version-page";
import { ServicePage } from "@/components/service/service-page";
import { getContent } from "@/lib/checks/checked-content";
import { pageMetadata } from "@/lib/site/page-metadata";
import { sitePageAt, sitePages } from "@/lib/site/site-pages";
import { versionPages } from "@/lib/versions/versions";

interface UrlProps {
  params: Promise<{ page: string[] }>;
}

export const dynamicParams = false;

/** Whether a page with a layout of its own is at a route: `app/contact/page.tsx` at `/contact`. */
function hasFolder(route: string): boolean {
  return existsSync(path.join(process.cwd(), "app", route, "page.tsx"));
}

/** What content alone adds: services, policies, versions of texts, pages of bands. */
export function generateStaticParams() {
  return sitePages(getContent())
    .filter(({ route }) => !hasFolder(route))
    .map(({ route }) => ({ page: route.split("/").filter(Boolean) }));
}

async function routeOf({ params }: UrlProps): Promise<string> {
  const { page } = await params;
  return `/${page.join("/")}`;
}

export async function generateMetadata(url: UrlProps): Promise<Metadata> {
  return pageMetadata(getContent(), await routeOf(url));
}

export default async function ContentPage(url: UrlProps) {
  const content = getContent();
  const route = await routeOf(url);
  const { name } = sitePageAt(content, route);

  const service = content.services.find(({ slug }) => slug === name);
  if (service) return <ServicePage content={content} route={route} service={service} />;

  const policy = content.policies.get(name);
  if (policy) return <PolicyPage content={content} route={route} policy={policy} />;

  const version = versionPages(content).find(({ href }) => href === route);
  if (version) return <VersionPage content={content} route={route} version={version} />;

  return <BandPage content={content} route={route} name={name} />;
}
