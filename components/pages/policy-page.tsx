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
  const dateline = (
    <>
      {version && (
        <a href={version.href} className="font-semibold">
          {version.words}
        </a>
      )}
      {policy.lastUpdated === "today" && (
        <span>
          {content.shared.policy.updated}: <Today show="date" />
        </span>
      )}
    </>
  );
  return (
    <SitePage content={content} route={route}>
      <PolicyText
        content={content}
        dateline={dateline}
        contents={policy.contents}
        parts={policyText(policy).parts}
        gists={policy.gists}
        name={name}
      />
    </SitePage>
  );
}
