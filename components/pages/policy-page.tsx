import { SitePage } from "@/components/layout/site-page";
import { Today } from "@/components/ui/today";
import type { CheckedContent } from "@/lib/checks/checked-content";
import type { Policy } from "@/lib/content/schemas/pages";
import { versionedTextAt, versionInForce } from "@/lib/versions/in-force";
import { policyText } from "@/lib/versions/versioned-texts";
import { PolicyText } from "./policy-text";

interface PolicyPageProps {
  content: CheckedContent;
  route: string;
  policy: Policy;
}

/** A policy in force, with links to its earlier versions. */
export function PolicyPage({ content, route, policy }: PolicyPageProps) {
  const name = versionedTextAt(route);
  const version = name && versionInForce(content, name);
  const subheading = (
    <>
      {policy.banner.subheading}{" "}
      {version && (
        <>
          <a href={version.href}>{version.words}</a>.{" "}
        </>
      )}
      {policy.lastUpdated === "today" && (
        <>
          {content.shared.policy.updated}: <Today show="date" />.
        </>
      )}
    </>
  );
  return (
    <SitePage content={content} route={route} banner={{ subheading }}>
      <PolicyText
        content={content}
        contents={policy.contents}
        parts={policyText(policy).parts}
        name={name}
      />
    </SitePage>
  );
}
