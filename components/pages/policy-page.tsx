import type { ReactNode } from "react";
import { Fold } from "@/components/bands/more";
import { EarlierVersions, type EarlierVersionsProps } from "@/components/bands/texts/texts";
import { type PageProps, SitePage } from "@/components/layout/site-page";
import { Markdown } from "@/components/ui/markdown";
import { Notice } from "@/components/ui/notice";
import { Today } from "@/components/ui/today";
import type { Policy } from "@/lib/content/schemas/policy";
import { type AcceptedText, placeOf, policyText } from "@/lib/versions/versioned-texts";
import { type Version, versionAt, versionInForce } from "@/lib/versions/versions";

/** `name` is the text whose earlier versions are listed. */
interface PolicyTextProps extends EarlierVersionsProps {
  text: AcceptedText;
  /** The policy in force, for its gists and the heading of the contents. */
  policy?: Policy;
  /** Below the title: version and date. */
  children: ReactNode;
}

/** Numbered clauses with their gists, below a folded table of contents. */
function PolicyText({ content, text, policy, name, children }: PolicyTextProps) {
  const { intro, parts } = text;
  const words = content.shared.policy;
  const { contents } = policy ?? words;
  // If any part is numbered, parts without a number are not clauses.
  const numbered = parts.filter(({ number }) => number !== undefined);
  const clauses = numbered.length > 0 ? numbered : parts;
  return (
    <>
      <p className="px-edge bg-deep flex flex-wrap gap-x-8 gap-y-1 [border-top:4px_double] py-2.5 text-small">
        {children}
      </p>
      <div className="px-edge pb-10">
        <nav aria-label={contents} className="print:hidden">
          <Fold title={contents}>
            <ol className="gap-x-10 md:columns-2">
              {clauses
                .filter(({ id }) => id)
                .map(({ id, number, heading }) => (
                  <li key={id}>
                    <a href={`#${id}`} className="flex min-h-11 items-center">
                      {number && <span className="w-7 shrink-0">{number}</span>}
                      {heading}
                    </a>
                  </li>
                ))}
            </ol>
          </Fold>
        </nav>
        {policy?.gists && <p className="my-3 text-small text-soft">{words.gists}</p>}
        {intro && <Markdown text={intro} className="my-4" />}
        <ol>
          {clauses.map(({ id, number, heading, text }) => (
            <li
              key={heading}
              id={id || undefined}
              className="margin-grid border-t border-ink py-5 lg:py-6"
            >
              <div>
                <h2 className="text-[min(1.625rem,8vw)]/[1.15]">
                  {number && <span className="step">{number}. </span>}
                  {heading}
                </h2>
                {policy?.gists?.[id] && (
                  <p className="mt-3 border-l-[6px] border-green pl-3 font-semibold">
                    {policy.gists[id]}
                  </p>
                )}
              </div>
              <Markdown text={text} className="max-w-[44em]" />
            </li>
          ))}
        </ol>
        {parts
          .filter((part) => !clauses.includes(part))
          .map(({ heading, text }) => (
            <section key={heading} className="box note lg:p-8">
              <h2 className="text-h2">{heading}</h2>
              <Markdown text={text} className="mt-3" />
            </section>
          ))}
        <EarlierVersions content={content} name={name} />
      </div>
    </>
  );
}

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

/** A version exactly as clients accepted it. */
export function VersionPage({ version, ...page }: PageProps & { version: Version }) {
  const { content } = page;
  const { name, until, words, text } = version;
  const { policy } = content.shared;
  const { page: parent, href: current } = placeOf(name);
  // While the site is closed there is no consent form, and no notice before it.
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
