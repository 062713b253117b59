import { Markdown } from "@/components/ui/markdown";
import { PreviewNotice } from "@/components/ui/unconfirmed";
import type { CheckedContent } from "@/lib/checks/checked-content";
import { versionInForce } from "@/lib/versions/in-force";

/**
 * What happens to a client's data: a separate notice before the first field, as rule 3 of the DPDP
 * Rules requires. Printed, nothing follows it on its sheet.
 */
export function DataNotice({ content }: { content: CheckedContent }) {
  const { heading, intro, keep, items } = content.pages["consent-form"].notice;
  const { label, words, href } = versionInForce(content, "notice");
  const row =
    "grid gap-x-10 gap-y-1 border-t border-rule py-3.5 last:border-b sm:grid-cols-[1fr_3fr]";
  const headingId = "data-notice-heading";
  return (
    <section id="data-notice" aria-labelledby={headingId} className="mb-14 break-after-page">
      <h2 id={headingId} className="text-h2">
        {heading}
      </h2>
      <p className="mt-3 mb-6 max-w-[44em] text-muted">{intro}</p>
      <dl>
        {items.map(({ id, title, text }) => (
          <div key={id} className={row}>
            <dt className="font-semibold">{title}</dt>
            <dd className="max-w-[44em]">
              <Markdown text={text} newTab />
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 mb-6 text-base">
        {keep}{" "}
        <a href={href} target="_blank" rel="noopener">
          {label}: {words}
        </a>
      </p>
      <PreviewNotice content={content} paths={["firm.data", "firm.officers"]} about="general" />
    </section>
  );
}
