import type { Metadata } from "next";
import { PageBanner } from "@/components/layout/page-banner";
import { SitePage } from "@/components/layout/site-page";
import { FirmFacts } from "@/components/pages/firm-facts";
import { DirectContact } from "@/components/ui/direct-contact";
import { Markdown } from "@/components/ui/markdown";
import { getContent } from "@/lib/content/content";
import { planLines } from "@/lib/fees/plan-lines";
import { Island } from "@/lib/islands/island";
import { directLinks } from "@/lib/site/direct-links";
import { pageMetadata } from "@/lib/site/page-metadata";

export function generateMetadata(): Metadata {
  return pageMetadata(getContent(), "/contact");
}

export default function ContactPage() {
  const content = getContent();
  const { firm, shared } = content;
  const { banner, form, menu, registration, information, hours, labels } = content.pages.contact;
  const { direct, plan, ...words } = form;
  return (
    <SitePage path="/contact">
      <PageBanner {...banner} compact crumbs={{ words: shared.crumbs, here: menu?.label ?? "" }} />
      <div className="wrap grid items-start gap-x-16 gap-y-14 pb-10 lg:grid-cols-[3fr_2fr]">
        <section aria-label={form.heading}>
          <h2 className="mb-3 text-h3">{form.heading}</h2>
          <noscript>
            <Markdown text={direct.noScript} className="mb-4 bg-pink px-5 py-4" />
          </noscript>
          <Island
            of="inquiry-form"
            when="idle"
            props={{
              words,
              copy: shared.copy,
              chatPhone: firm.chat.phone,
              planLines: planLines(content, plan),
            }}
          />
          <div className="mt-3">
            <DirectContact intro={direct.intro} links={directLinks(firm, labels.chat)} />
          </div>
        </section>
        <FirmFacts
          firm={firm}
          words={{
            registration: registration.heading,
            information: information.heading,
            hours: hours.heading,
            support: hours.support,
            ...labels,
          }}
        />
      </div>
    </SitePage>
  );
}
