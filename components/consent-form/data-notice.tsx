import { Markdown } from "@/components/ui/markdown";
import { PreviewNotice } from "@/components/ui/preview-notice";
import type { CheckedContent } from "@/lib/checks/checked-content";
import { versionInForce } from "@/lib/versions/versions";

/** DPDP Rules, rule 3: a separate notice before the first field. Printed on a sheet of its own. */
export function DataNotice({ content }: { content: CheckedContent }) {
  const { heading, intro, keep, short, items } = content.pages["consent-form"].notice;
  const { label, words, href } = versionInForce(content, "notice");
  const headingId = "data-notice-heading";
  return (
    <section aria-labelledby={headingId} className="break-after-page">
      <details id="data-notice" className="more border-b border-ink">
        <summary>
          <h2 id={headingId} className="font-text font-semibold tracking-normal">
            {heading}
          </h2>
        </summary>
        <div className="grid gap-4">
          <p className="max-w-[44em]">{intro}</p>
          <dl className="hairs">
            {items.map(({ id, title, text }) => (
              <div key={id} className="grid gap-x-10 gap-y-1 sm:grid-cols-[1fr_3fr]">
                <dt className="font-semibold">{title}</dt>
                <dd>
                  <Markdown text={text} newTab />
                </dd>
              </div>
            ))}
          </dl>
          <p>
            {keep}{" "}
            <a href={href} target="_blank" rel="noopener">
              {label}: {words}
            </a>
          </p>
          <PreviewNotice content={content} paths={["firm.data", "firm.officers"]} about="general" />
        </div>
      </details>
      <Markdown text={short} className="risk-note mt-3 max-w-[44rem]" />
    </section>
  );
}
