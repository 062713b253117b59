import type { Metadata } from "next";
import { Bands } from "@/components/bands/registry";
import { SitePage } from "@/components/layout/site-page";
import { CallToAction } from "@/components/pages/page-end";
import { PolicyPage, VersionPage } from "@/components/pages/policy-page";
import { ServicePage } from "@/components/pages/service-page";
import { topOf } from "@/components/tops/page-top";
import { getContent } from "@/lib/checks/checked-content";
import { pageMetadata } from "@/lib/site/page-metadata";
import { sitePages } from "@/lib/site/site-pages";
import { versionPages } from "@/lib/versions/versions";

interface ContentPageProps {
  params: Promise<{ page: string[] }>;
}

export const dynamicParams = false;

/** Every page without its own folder: services, policies, pages of bands, versions of a text. */
export function generateStaticParams() {
  const content = getContent();
  const pages = sitePages(content).filter(({ name }) => !(name in content.pages));
  return pages.map(({ name }) => ({ page: name.split("/") }));
}

export async function generateMetadata({ params }: ContentPageProps): Promise<Metadata> {
  return pageMetadata(getContent(), `/${(await params).page.join("/")}`);
}

export default async function ContentPage({ params }: ContentPageProps) {
  const content = getContent();
  const name = (await params).page.join("/");
  const route = `/${name}`;
  const service = content.services.find(({ slug }) => slug === name);
  if (service) return <ServicePage content={content} service={service} />;
  const policy = content.policies.get(name);
  if (policy) return <PolicyPage content={content} route={route} policy={policy} />;
  const version = versionPages(content).find(({ href }) => href === route);
  if (version) return <VersionPage content={content} page={version} />;
  const { bands = [], closing } = content.bandPages.get(name) ?? {};
  return (
    <SitePage content={content} route={route} top={topOf(content, name)}>
      <Bands bands={bands} file={`pages/${name}`} content={content} route={route} />
      {closing !== false && <CallToAction content={content} />}
    </SitePage>
  );
}
