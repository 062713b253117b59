import { SitePage } from "@/components/layout/site-page";
import { Markdown } from "@/components/ui/markdown";
import { Today } from "@/components/ui/today";
import type { Content } from "@/lib/content/load/load";
import type { Policy } from "@/lib/content/load/reader";

interface PolicyPageProps {
  content: Content;
  route: string;
  policy: Policy;
}

/** Numbered clauses, with a contents list that stays beside the text on wide screens. */
export function PolicyPage({ content, route, policy }: PolicyPageProps) {
  const { clauses, acceptance } = policy;
  const { shared } = content;
  const subheading = (
    <>
      {policy.banner.subheading} {shared.policy.version} {policy.version}.
      {policy.lastUpdated === "today" && (
        <>
          {" "}
          {shared.policy.updated}: <Today show="date" />.
        </>
      )}
    </>
  );
  return (
    <SitePage content={content} route={route} banner={{ subheading }}>
      <div className="wrap">
        <div className="margin-grid border-t border-rule pt-10 pb-14">
          <nav aria-label={policy.contents} className="print:hidden">
            <div className="max-h-[calc(100vh-7rem)] overflow-y-auto lg:sticky lg:top-24">
              <h2 className="font-text text-base font-semibold tracking-normal">
                {policy.contents}
              </h2>
              <ol className="mt-2 text-base">
                {clauses.map(({ id, heading }, index) => (
                  <li key={id}>
                    <a
                      href={`#${id}`}
                      className="link-plain grid min-h-9 grid-cols-[1.75rem_1fr] items-baseline py-1.5 [line-height:1.375] text-ink"
                    >
                      <span className="text-muted">{index + 1}</span>
                      {heading}
                    </a>
                  </li>
                ))}
              </ol>
            </div>
          </nav>
          <div className="min-w-0">
            <ol className="grid gap-11">
              {clauses.map(({ id, heading, text }, index) => (
                <li key={id} id={id}>
                  <h2 className="text-h3">
                    {index + 1}. {heading}
                  </h2>
                  <Markdown text={text} className="mt-3" />
                </li>
              ))}
            </ol>
            {acceptance && (
              <section className="box mt-14 max-w-[46rem] bg-pink p-gutter md:p-8">
                <h2 className="text-h3">{acceptance.heading}</h2>
                <Markdown text={acceptance.text} className="mt-3" />
              </section>
            )}
          </div>
        </div>
      </div>
    </SitePage>
  );
}
