import type { Metadata } from "next";
import { BlockPageLayout } from "@/components/layout/block-page";
import { getContent } from "@/lib/content/content";
import { blockPageOf } from "@/lib/content/pick";
import { pageMetadata } from "@/lib/site/page-metadata";

export function generateMetadata(): Metadata {
  return pageMetadata(getContent(), "/compliance");
}

export default function CompliancePage() {
  const content = getContent();
  return (
    <BlockPageLayout
      path="/compliance"
      page={blockPageOf(content, "compliance")}
      content={content}
    />
  );
}
