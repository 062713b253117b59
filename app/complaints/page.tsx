import { NumberedSteps, RuledEntries } from "@/components/blocks/entries";
import { Section } from "@/components/blocks/section";
import { SitePage } from "@/components/layout/site-page";
import { ComplaintsTable } from "@/components/pages/complaints-table";
import { getContent } from "@/lib/content/content";
import { OWN_ANCHORS } from "@/lib/site/own-anchors";
import { pageMetadata } from "@/lib/site/page-metadata";

export const generateMetadata = () => pageMetadata(getContent(), "/complaints");

export default function ComplaintsPage() {
  const content = getContent();
  const { monthly, annual } = content.complaints;
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
        weight="loud"
      >
        <div className="grid gap-16">
          <ComplaintsTable caption={tables.monthly} table={monthly} period="month" words={tables} />
          <ComplaintsTable caption={tables.annual} table={annual} period="year" words={tables} />
        </div>
        <div className="mt-8 grid gap-1 text-base text-muted">
          {tables.notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
      </Section>
    </SitePage>
  );
}
