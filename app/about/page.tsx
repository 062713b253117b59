import type { Metadata } from "next";
import { BlockPageLayout } from "@/components/layout/block-page";
import { getContent } from "@/lib/content/content";
import { pageMetadata } from "@/lib/content/page-metadata";
import { blockPageOf } from "@/lib/content/pick";

export function generateMetadata(): Metadata {
  return pageMetadata(getContent(), "/about");
}

export default function AboutPage() {
  const content = getContent();
  return <BlockPageLayout path="/about" page={blockPageOf(content, "about")} content={content} />;
}
