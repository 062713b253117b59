import { Blocks } from "@/components/blocks/blocks";
import { CallToAction } from "@/components/pages/call-to-action";
import type { Content } from "@/lib/content/load/load";
import type { BlockPage } from "@/lib/content/schemas/pages";
import { PageBanner } from "./page-banner";
import { SitePage } from "./site-page";

interface BlockPageLayoutProps {
  path: string;
  page: BlockPage;
  content: Content;
}

/** A page that is a banner and its blocks. */
export function BlockPageLayout({ path, page, content }: BlockPageLayoutProps) {
  return (
    <SitePage path={path}>
      <PageBanner
        {...page.banner}
        crumbs={{ words: content.shared.crumbs, here: page.menu?.label ?? page.meta.title }}
      />
      <Blocks blocks={page.blocks} content={content} />
      <CallToAction words={content.shared.callToAction} firm={content.firm} />
    </SitePage>
  );
}
