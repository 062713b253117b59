import { SitePage } from "@/components/layout/site-page";
import {
  BeforeContact,
  ContactPart,
  DirectContact,
  FirmFacts,
} from "@/components/pages/contact-details";
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
  const { form, noScript, information, planLine } = pages.contact;
  const isOpen = !closedWords(content);
  return (
    <SitePage
      content={content}
      route="/contact"
      top={{ className: "lg:pt-5! [&_h1]:text-[min(2.25rem,10vw)] lg:[&_h1]:text-[2.125rem]" }}
    >
      <div className="wrap grid items-start gap-x-12 gap-y-3 pb-8 max-lg:gap-y-6 lg:grid-cols-[minmax(0,1fr)_25rem] lg:grid-rows-[auto_1fr]">
        {/* Before the form on phones, beside it on wide screens. */}
        <div className="lg:col-start-2">
          <ContactPart heading={information.heading}>
            <DirectContact content={content} />
          </ContactPart>
        </div>
        {isOpen && (
          <section className="note lg:[grid-area:1/1/span_2/auto] lg:px-8 lg:pt-5 lg:pb-6">
            <h2 className="mb-2 text-mid">{form.heading}</h2>
            <noscript>
              <Notice>
                <Markdown text={noScript} />
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
              }}
            />
          </section>
        )}
        <div className="lg:col-start-2">
          <FirmFacts content={content} />
        </div>
      </div>
      {isOpen && <BeforeContact content={content} />}
    </SitePage>
  );
}
