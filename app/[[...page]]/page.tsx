import type { Metadata } from "next";
import type { ReactNode } from "react";
import { Bands } from "@/components/bands/registry";
import { type PageProps, SitePage } from "@/components/layout/site-page";
import { BankDetailsPage } from "@/components/pages/bankdetails-page";
import { ConsentFormPage } from "@/components/pages/consent-form-page";
import { ContactPage } from "@/components/pages/contact-page";
import { CallToAction } from "@/components/pages/page-end";
import { PolicyPage, VersionPage } from "@/components/pages/policy-page";
import { RefundsPage } from "@/components/pages/refunds-page";
import { ServicePage } from "@/components/pages/service-page";
import { ServicesPage } from "@/components/pages/services-page";
import { topOf } from "@/components/tops/page-top";
import { getContent } from "@/lib/checks/checked-content";
import type { SpecialPage } from "@/lib/content/schemas/pages";
import { pageMetadata } from "@/lib/site/page-metadata";
import { sitePageAt, sitePages } from "@/lib/site/site-pages";
import { versionPages } from "@/lib/versions/versions";

interface UrlProps {
  params: Promise<{ page?: string[] }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return sitePages(getContent()).map(({ route }) => ({ page: route.split("/").filter(Boolean) }));
}

const routeOf = async ({ params }: UrlProps) => `/${((await params).page ?? []).join("/")}`;

export async function generateMetadata(url: UrlProps): Promise<Metadata> {
  return pageMetadata(getContent(), await routeOf(url));
}

const OWN: Record<Exclude<SpecialPage, "home" | "not-found">, (page: PageProps) => ReactNode> = {
  services: ServicesPage,
  contact: ContactPage,
  bankdetails: BankDetailsPage,
  refunds: RefundsPage,
  "consent-form": ConsentFormPage,
};
const isOwn = (name: string): name is keyof typeof OWN => name in OWN;

export default async function ContentPage(url: UrlProps) {
  const content = getContent();
  const page = { content, route: await routeOf(url) };
  const { name } = sitePageAt(content, page.route);
  if (isOwn(name)) return OWN[name](page);
  const service = content.services.find(({ slug }) => slug === name);
  if (service) return <ServicePage {...page} service={service} />;
  const policy = content.policies.get(name);
  if (policy) return <PolicyPage {...page} policy={policy} />;
  const version = versionPages(content).find(({ href }) => href === page.route);
  if (version) return <VersionPage {...page} version={version} />;
  const listed = content.bandPages.get(name);
  const { bands } = listed ?? content.pages.home;
  return (
    <SitePage {...page} top={topOf(content, name)}>
      <Bands {...page} bands={bands} file={`pages/${name}`} />
      {listed?.closing !== false && <CallToAction content={content} />}
    </SitePage>
  );
}
