import type { Metadata } from "next";
import { PolicyLayout } from "@/components/layout/policy-layout";
import { getContent } from "@/lib/content/content";
import { pageMetadata } from "@/lib/content/page-metadata";
import { policyOf } from "@/lib/content/pick";

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
