import { BandFrame } from "@/components/bands/band-frame";
import { FactList } from "@/components/ui/fact-list";
import { FoldedTexts } from "@/components/ui/folded-texts";
import { PreviewNotice } from "@/components/ui/preview-notice";
import { Unconfirmed } from "@/components/ui/unconfirmed";
import type { Content } from "@/lib/content/content";
import { formatRupees } from "@/lib/text/format";
import { isPlaceholder } from "@/lib/text/placeholders";

/** A Markdown list of the services with the least capital that each is for. */
function leastCapitals({ services }: Content): string {
  return services
    .map(({ title, label = title, route, facts }) => {
      return `- [${label}](${route}): ${formatRupees(facts.capital.rupees)}`;
    })
    .join("\n");
}

/** What to know before a first contact. */
export function BeforeContact({ content }: { content: Content }) {
  const { firm, placeholders } = content;
  const words = content.pages.contact.before;
  const mark = isPlaceholder(placeholders, "firm.consultation") ? "\\*" : "";
  const capital = [words.capitalNote, "", leastCapitals(content)].join("\n");
  return (
    <BandFrame heading={words.heading} ground="sheet">
      <FoldedTexts
        texts={[
          { title: words.consultation, text: firm.consultation + mark },
          { title: words.capital, text: capital },
          words.times,
        ]}
      />
      <FactList
        facts={[
          {
            label: words.languages,
            value: firm.languages,
            mark: <Unconfirmed content={content} paths={["firm.languages"]} />,
          },
          {
            label: words.gstin,
            value: <span translate="no">{firm.gstin}</span>,
            mark: <Unconfirmed content={content} paths={["firm.gstin"]} />,
          },
        ]}
        className="mt-4 grid gap-x-8 gap-y-3 sm:grid-cols-2 [&_dd]:font-semibold [&_dt]:text-small"
      />
      <PreviewNotice
        content={content}
        paths={["firm.consultation", "firm.languages", "firm.gstin"]}
        about="facts"
      />
    </BandFrame>
  );
}
