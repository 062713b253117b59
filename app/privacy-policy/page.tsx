import type { Metadata } from "next";
import { PolicyLayout } from "@/components/pages/policy-layout";
import { getContent } from "@/lib/content/content";
import { policyOf } from "@/lib/content/pick";
import { pageMetadata } from "@/lib/site/page-metadata";

export function generateMetadata(): Metadata {
  return pageMetadata(getContent(), "/privacy-policy");
}

export default function PrivacyPolicyPage() {
  const content = getContent();
  return (
    <PolicyLayout
      path="/privacy-policy"
      policy={policyOf(content, "privacy-policy")}
      shared={content.shared}
    />
  );
}
