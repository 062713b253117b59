import { Facts } from "@/components/blocks/facts";
import { Section } from "@/components/blocks/section";
import { PreviewNotice } from "@/components/ui/notice";
import type { Content } from "@/lib/content/content";
import { formatRupees } from "@/lib/text/format";

/** Facts for a visitor before writing: consultation, languages, capital, GSTIN. */
export function BeforeContact({ content }: { content: Content }) {
  const { firm, services } = content;
  const words = content.pages.contact.before;
  const least = services.map(
    ({ title, label = title, route, facts }) =>
      `- [${label}](${route}): ${formatRupees(facts.capital.rupees)}`,
  );
  const paths = ["firm.consultation", "firm.languages", "firm.gstin"];
  return (
    <Section heading={words.heading} spacing="small">
      <div className="grid gap-6">
        <Facts
          kind="facts"
          heading={words.heading}
          rows={[
            { label: words.consultation, value: firm.consultation },
            { label: words.languages, value: firm.languages },
            { label: words.capital, value: [words.capitalNote, "", ...least].join("\n") },
            { label: words.gstin, value: firm.gstin },
          ]}
        />
        <PreviewNotice content={content} paths={paths} about="general" />
      </div>
    </Section>
  );
}
