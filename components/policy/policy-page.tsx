import { PageFrame, type PageProps } from "@/components/layout/page-frame";
import { Today } from "@/components/ui/today";
import type { Policy } from "@/lib/content/schemas/policy";
import { policyText } from "@/lib/versions/versioned-texts";
import { versionAt } from "@/lib/versions/versions";
import { PolicyText } from "./policy-text";

export function PolicyPage({ content, route, policy }: PageProps & { policy: Policy }) {
  const version = versionAt(content, route);
  return (
    <PageFrame content={content} route={route}>
      <PolicyText content={content} text={policyText(policy)} policy={policy} name={version?.name}>
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
      </PolicyText>
    </PageFrame>
  );
}
