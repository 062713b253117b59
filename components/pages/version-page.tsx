import { SitePage } from "@/components/layout/site-page";
import { Notice } from "@/components/ui/notice";
import type { CheckedContent } from "@/lib/checks/checked-content";
import { versionInForce } from "@/lib/versions/in-force";
import type { Version } from "@/lib/versions/read-versions";
import { placeOf } from "@/lib/versions/versioned-texts";
import { PolicyText } from "./policy-text";

interface VersionPageProps {
  content: CheckedContent;
  page: Version;
}

/** One version of a text as clients accepted it, word for word. */
export function VersionPage({ content, page }: VersionPageProps) {
  const { href, name, until, words, text } = page;
  const { policy } = content.shared;
  const { page: parent, href: current } = placeOf(name);
  // A closed site has no consent form, and so no notice before it.
  const place = name === "notice" && !content.notices.accepting ? parent : current;
  const now = versionInForce(content, name);
  const over = (
    <Notice role="note">
      <p>
        <strong className="font-semibold text-ochre">{policy.over}</strong> {policy.now}{" "}
        <a href={place}>{now.words}</a>.
      </p>
    </Notice>
  );
  const dateline = (
    <>
      <b>{words}</b>
      {!until && <a href={place}>{policy.pageNow}</a>}
    </>
  );
  return (
    <SitePage content={content} route={href} title={{ children: until && over }}>
      <PolicyText
        content={content}
        dateline={dateline}
        contents={policy.contents}
        {...text}
        name={until ? undefined : name}
      />
    </SitePage>
  );
}
