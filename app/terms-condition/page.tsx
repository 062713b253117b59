import type { Metadata } from "next";
import { PolicyLayout } from "@/components/pages/policy-layout";
import { getContent } from "@/lib/content/content";
import { policyOf } from "@/lib/content/pick";
import { pageMetadata } from "@/lib/site/page-metadata";

export function generateMetadata(): Metadata {
  return pageMetadata(getContent(), "/terms-condition");
}

export default function TermsConditionPage() {
  const content = getContent();
  return (
    <PolicyLayout
      path="/terms-condition"
      policy={policyOf(content, "terms-condition")}
      shared={content.shared}
    />
  );
}
