import { NumberedSteps, RuledEntries } from "@/components/blocks/entries";
import { Section } from "@/components/blocks/section";
import { SitePage } from "@/components/layout/site-page";
import { ComplaintTables } from "@/components/pages/complaint-tables";
import { getContent } from "@/lib/checks/checked-content";
import { OWN_ANCHORS } from "@/lib/content/own-anchors";
import { pageMetadata } from "@/lib/site/page-metadata";

export const generateMetadata = () => pageMetadata(getContent(), "/complaints");

export default function ComplaintsPage() {
  const content = getContent();
  const { framework, disclosures, tables } = content.pages.complaints;
  return (
    <SitePage content={content} route="/complaints">
      <Section heading={framework.heading} id={OWN_ANCHORS.complaints.framework}>
        <RuledEntries entries={framework.items} />
      </Section>
      <Section heading={disclosures.heading} id={OWN_ANCHORS.complaints.disclosures}>
        <NumberedSteps entries={disclosures.items} />
      </Section>
      <Section
        heading={tables.heading}
        intro={tables.intro}
        id={OWN_ANCHORS.complaints.tables}
        layout="full"
        spacing="large"
      >
        <ComplaintTables content={content} />
      </Section>
    </SitePage>
  );
}
