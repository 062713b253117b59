import type { Metadata } from "next";
import { Blocks } from "@/components/blocks/block-section";
import { SitePage } from "@/components/layout/site-page";
import { CallToAction } from "@/components/pages/page-end";
import { PolicyPage } from "@/components/pages/policy-page";
import { ServicePage } from "@/components/pages/service-page";
import { getContent } from "@/lib/checks/checked-content";
import { routeOf } from "@/lib/content/route";
import { pageMetadata } from "@/lib/site/page-metadata";

interface ContentPageProps {
  params: Promise<{ page: string }>;
}

export const dynamicParams = false;

/** Every page without its own folder: services, policies and pages of blocks. */
export function generateStaticParams() {
  const { services, policies, blockPages } = getContent();
  const names = [...services.map(({ slug }) => slug), ...policies.keys(), ...blockPages.keys()];
  return names.map((page) => ({ page }));
}

export async function generateMetadata({ params }: ContentPageProps): Promise<Metadata> {
  return pageMetadata(getContent(), routeOf((await params).page));
}

export default async function ContentPage({ params }: ContentPageProps) {
  const content = getContent();
  const name = (await params).page;
  const route = routeOf(name);
  const service = content.services.find(({ slug }) => slug === name);
  if (service) return <ServicePage content={content} service={service} />;
  const policy = content.policies.get(name);
  if (policy) return <PolicyPage content={content} route={route} policy={policy} />;
  return (
    <SitePage content={content} route={route}>
      <Blocks
        blocks={content.blockPages.get(name)?.blocks ?? []}
        file={`pages/${name}`}
        content={content}
        route={route}
      />
      <CallToAction content={content} />
    </SitePage>
  );
}
