import { PageFrame, type PageProps } from "@/components/layout/page-frame";
import { Notice } from "@/components/ui/notice";
import type { CheckedContent } from "@/lib/checks/checked-content";
import { placeOf } from "@/lib/versions/versioned-texts";
import { type Version, versionInForce } from "@/lib/versions/versions";
import { PolicyText } from "./policy-text";

/** Where the text in force is shown: while the site is closed, the form's notice has no place. */
function placeNow({ notices }: CheckedContent, { name }: Version): string {
  const { page, href } = placeOf(name);
  return name === "notice" && !notices.accepting ? page : href;
}

/** A version exactly as clients accepted it. */
export function VersionPage({ content, route, version }: PageProps & { version: Version }) {
  const { name, until, replacedBy, words, text } = version;
  const { policy } = content.shared;
  const place = placeNow(content, version);
  const over = until && (
    <Notice role="note">
      <p>
        {/* The page's first sentence says of one that never held why. */}
        {!replacedBy && <strong className="font-semibold text-ochre">{policy.over} </strong>}
        {policy.now} <a href={place}>{versionInForce(content, name).words}</a>.
      </p>
    </Notice>
  );
  return (
    <PageFrame content={content} route={route} top={{ children: over }}>
      <PolicyText content={content} text={text} name={until ? undefined : name}>
        <b>{words}</b>
        {!until && <a href={place}>{policy.pageNow}</a>}
      </PolicyText>
    </PageFrame>
  );
}
