import type { Metadata } from "next";
import { VersionPage } from "@/components/pages/version-page";
import { getContent } from "@/lib/checks/checked-content";
import { pageMetadata } from "@/lib/site/page-metadata";
import { versionPages } from "@/lib/versions/in-force";

interface VersionProps {
  params: Promise<{ page: string; version: string[] }>;
}

export const dynamicParams = false;

/** One page per version: `/terms-condition/1.0`, `/compliance/charter/1.0`. */
export function generateStaticParams() {
  return versionPages(getContent()).map(({ href }) => {
    const [page, ...version] = href.slice(1).split("/");
    return { page, version };
  });
}

async function routeOf(params: VersionProps["params"]): Promise<string> {
  const { page, version } = await params;
  return `/${[page, ...version].join("/")}`;
}

export async function generateMetadata({ params }: VersionProps): Promise<Metadata> {
  return pageMetadata(getContent(), await routeOf(params));
}

export default async function Version({ params }: VersionProps) {
  const content = getContent();
  const route = await routeOf(params);
  const page = versionPages(content).find(({ href }) => href === route);
  if (!page) throw new Error(`no version at ${route}`);
  return <VersionPage content={content} page={page} />;
}
