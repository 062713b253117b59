import { SitePage } from "@/components/layout/site-page";
import { Markdown } from "@/components/ui/markdown";
import { Notice } from "@/components/ui/notice";
import type { CheckedContent } from "@/lib/checks/checked-content";
import { type VersionPage as Page, placeInForce, versionInForce } from "@/lib/versions/in-force";
import { EarlierVersions } from "./earlier-versions";
import { PolicyText } from "./policy-text";

interface VersionPageProps {
  content: CheckedContent;
  page: Page;
}

/** One version of a text as clients accepted it, word for word. */
export function VersionPage({ content, page }: VersionPageProps) {
  const { href, name, until, version } = page;
  const { policy } = content.shared;
  const place = placeInForce(content, name);
  const now = versionInForce(content, name);
  return (
    <SitePage
      content={content}
      route={href}
      banner={{
        compact: true,
        lead: until ? (
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
        ),
      }}
    >
      <div className="wrap">
        <PolicyText
          contents={policy.contents}
          parts={version.text.parts}
          lead={
            version.text.intro && (
              <Markdown text={version.text.intro} className="mb-9 text-lede text-muted" />
            )
          }
        >
          {!until && (
            <EarlierVersions content={content} name={name} heading="h2" className="mt-11" />
          )}
        </PolicyText>
      </div>
    </SitePage>
  );
}
