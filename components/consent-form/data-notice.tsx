import { Facts } from "@/components/blocks/facts";
import { PreviewNote } from "@/components/ui/preview-note";
import type { Content } from "@/lib/content/load/load";

/**
 * What happens to a client's data, before the first field: a notice of its own, as rule 3 of the DPDP
 * Rules asks for. On paper it stands on a sheet of its own.
 */
export function DataNotice({ content }: { content: Content }) {
  const { heading, intro, items } = content.pages["consent-form"].notice;
  return (
    <section
      id="data-notice"
      aria-labelledby="data-notice-heading"
      className="mb-14 break-after-page"
    >
      <h2 id="data-notice-heading">{heading}</h2>
      <p className="mt-3 mb-6 max-w-[44em] text-muted">{intro}</p>
      <Facts
        kind="facts"
        heading={heading}
        rows={items.map(({ title, text }) => ({ label: title, value: text }))}
      />
      <PreviewNote content={content} facts={["firm.data", "firm.officers"]} />
    </section>
  );
}
