import { SitePage } from "@/components/layout/site-page";
import { BeforeContact, DirectContact, FirmFacts } from "@/components/pages/contact-details";
import { Markdown } from "@/components/ui/markdown";
import { Notice } from "@/components/ui/notice";
import { getContent } from "@/lib/checks/checked-content";
import { planLines } from "@/lib/fees/plans";
import { Island } from "@/lib/islands/island";
import { closedWords } from "@/lib/site/closed";
import { pageMetadata } from "@/lib/site/page-metadata";

export const generateMetadata = () => pageMetadata(getContent(), "/contact");

export default function ContactPage() {
  const content = getContent();
  const { firm, shared, pages } = content;
  const { form, direct, planLine, planStart, planTimes } = pages.contact;
  const facts = <FirmFacts content={content} />;
  const contacts = <DirectContact content={content} />;
  if (closedWords(content)) {
    return (
      <SitePage content={content} route="/contact" banner={{ compact: true, lead: contacts }}>
        <div className="wrap pb-10">{facts}</div>
      </SitePage>
    );
  }
  return (
    <SitePage content={content} route="/contact" banner={{ compact: true }}>
      <div className="wrap grid items-start gap-x-16 gap-y-14 pb-10 lg:grid-cols-[3fr_2fr]">
        <section>
          <h2 className="mb-3 text-h3">{form.heading}</h2>
          <noscript>
            <Notice className="mb-4">
              <Markdown text={direct.noScript} />
            </Notice>
          </noscript>
          <Island
            of="inquiry-form"
            when="idle"
            props={{
              words: form,
              copy: shared.copy,
              chatPhone: firm.chat.phone,
              planLines: planLines(content, planLine),
              planWords: { planStart, planTimes },
            }}
          />
          {contacts}
        </section>
        {facts}
      </div>
      <BeforeContact content={content} />
    </SitePage>
  );
}
