import { PageBanner } from "@/components/layout/page-banner";
import { SitePage } from "@/components/layout/site-page";
import { DirectContact } from "@/components/pages/direct-contact";
import { FirmFacts } from "@/components/pages/firm-facts";
import { Markdown } from "@/components/ui/markdown";
import { Notice } from "@/components/ui/notice";
import { getContent } from "@/lib/content/content";
import { planLines } from "@/lib/fees/plans";
import { Island } from "@/lib/islands/island";
import { pageMetadata } from "@/lib/site/page-metadata";
import { sitePageAt } from "@/lib/site/site-pages";

export const generateMetadata = () => pageMetadata(getContent(), "/contact");

export default function ContactPage() {
  const content = getContent();
  const page = sitePageAt(content, "/contact");
  const { firm, shared } = content;
  const { form, direct, planLine, labels } = content.pages.contact;
  return (
    <SitePage content={content} page={page}>
      <PageBanner page={page} words={shared.crumbs} compact />
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
            }}
          />
          <div className="mt-3">
            <DirectContact intro={direct.intro} chatLabel={labels.chat} firm={firm} />
          </div>
        </section>
        <FirmFacts firm={firm} words={content.pages.contact} />
      </div>
    </SitePage>
  );
}
