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
  const { href, name, until, text } = page;
  const { policy } = content.shared;
  const { page: parent, href: current } = placeOf(name);
  // A closed site has no consent form, and so no notice before it.
  const place = name === "notice" && !content.notices.accepting ? parent : current;
  const now = versionInForce(content, name);
  const lead = until ? (
    <Notice role="note" className="mt-5 max-w-[46rem]">
      <p>
        <strong className="font-semibold text-ochre">{policy.over}</strong> {policy.now}{" "}
        <a href={place}>{now.words}</a>.
      </p>
    </Notice>
  ) : (
    <p className="mt-3">
      <a href={place}>{policy.pageNow}</a>
    </p>
  );
  return (
    <SitePage content={content} route={href} banner={{ compact: true, lead }}>
      <PolicyText
        content={content}
        contents={policy.contents}
        {...text}
        name={until ? undefined : name}
      />
    </SitePage>
  );
}
