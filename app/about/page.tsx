import type { Metadata } from "next";
import { BlockPageLayout } from "@/components/layout/block-page";
import { getContent } from "@/lib/content/content";
import { blockPageOf } from "@/lib/content/pick";
import { pageMetadata } from "@/lib/site/page-metadata";

export function generateMetadata(): Metadata {
  return pageMetadata(getContent(), "/about");
}

export default function AboutPage() {
  const content = getContent();
  return <BlockPageLayout path="/about" page={blockPageOf(content, "about")} content={content} />;
}
