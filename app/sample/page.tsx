import { Section } from "@/components/blocks/section";
import { SitePage } from "@/components/layout/site-page";
import { CallToAction } from "@/components/pages/page-end";
import { SampleCalls, SampleContents } from "@/components/pages/sample-calls";
import { NoteUpdate, SampleNote } from "@/components/pages/sample-note";
import { Markdown } from "@/components/ui/markdown";
import { PreviewNotice } from "@/components/ui/unconfirmed";
import { getContent } from "@/lib/checks/checked-content";
import { OWN_ANCHORS } from "@/lib/content/own-anchors";
import { pageMetadata } from "@/lib/site/page-metadata";

export const generateMetadata = () => pageMetadata(getContent(), "/sample");

export default function SamplePage() {
  const content = getContent();
  const { contents, note, calls, end } = content.pages.sample;
  return (
    <SitePage content={content} route="/sample">
      <Section heading={contents.heading} intro={contents.intro} spacing="small">
        <SampleContents content={content} />
        <div className="mt-6">
          <PreviewNotice content={content} paths={["pages/sample"]} about="sample" />
        </div>
      </Section>
      <Section
        heading={note.heading}
        intro={note.intro}
        id={OWN_ANCHORS.sample.note}
        layout="full"
        isLandmark
      >
        <div className="grid gap-8">
          <SampleNote content={content} />
          <div className="max-w-[34rem]">
            <NoteUpdate content={content} />
          </div>
        </div>
      </Section>
      <Section heading={calls.heading} intro={calls.intro} layout="full">
        <SampleCalls content={content} />
      </Section>
      <Section heading={end.heading} intro={end.intro} spacing="small">
        <Markdown text={end.text} className="text-lede" />
      </Section>
      <CallToAction content={content} />
    </SitePage>
  );
}
