import { type PageProps, SitePage } from "@/components/layout/site-page";
import { Notice } from "@/components/ui/notice";
import { Today } from "@/components/ui/today";
import type { Policy } from "@/lib/content/schemas/pages";
import { placeOf, policyText } from "@/lib/versions/versioned-texts";
import { type Version, versionAt, versionInForce } from "@/lib/versions/versions";
import { PolicyText } from "./policy-text";

/** A policy in force, with links to its earlier versions. */
export function PolicyPage({ policy, ...page }: PageProps & { policy: Policy }) {
  const { content, route } = page;
  const version = versionAt(content, route);
  return (
    <SitePage {...page}>
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
    </SitePage>
  );
}

/** One version of a text as clients accepted it, word for word. */
export function VersionPage({ version, ...page }: PageProps & { version: Version }) {
  const { content } = page;
  const { name, until, words, text } = version;
  const { policy } = content.shared;
  const { page: parent, href: current } = placeOf(name);
  // A closed site has no consent form, and so no notice before it.
  const place = name === "notice" && !content.notices.accepting ? parent : current;
  const over = until && (
    <Notice role="note">
      <p>
        <strong className="font-semibold text-ochre">{policy.over}</strong> {policy.now}{" "}
        <a href={place}>{versionInForce(content, name).words}</a>.
      </p>
    </Notice>
  );
  return (
    <SitePage {...page} top={{ children: over }}>
      <PolicyText content={content} text={text} name={until ? undefined : name}>
        <b>{words}</b>
        {!until && <a href={place}>{policy.pageNow}</a>}
      </PolicyText>
    </SitePage>
  );
}
