import type { Metadata } from "next";
import { PolicyLayout } from "@/components/layout/policy-layout";
import { getContent } from "@/lib/content/content";
import { pageMetadata } from "@/lib/content/page-metadata";
import { policyOf } from "@/lib/content/pick";

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
