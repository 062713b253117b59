import type { Metadata } from "next";
import { FirmFacts } from "@/components/blocks/firm-facts";
import { InquiryForm } from "@/components/forms/inquiry-form";
import { PageBanner } from "@/components/layout/page-banner";
import { SitePage } from "@/components/layout/site-page";
import { getContent } from "@/lib/content/content";
import { pageMetadata } from "@/lib/content/page-metadata";

export function generateMetadata(): Metadata {
  return pageMetadata(getContent().pages.contact);
}

export default function ContactPage() {
  const { firm, shared, pages } = getContent();
  const { banner, form, menu, registration, information, hours } = pages.contact;
  return (
    <SitePage path="/contact">
      <PageBanner {...banner} compact crumbs={{ words: shared.crumbs, here: menu?.label ?? "" }} />
      <div className="wrap grid items-start gap-x-16 gap-y-14 pb-10 lg:grid-cols-[3fr_2fr]">
        <section aria-label={form.heading}>
          <h2 className="mb-4 text-h3">{form.heading}</h2>
          <InquiryForm words={form} />
        </section>
        <FirmFacts
          firm={firm}
          words={{
            registration: registration.heading,
            information: information.heading,
            hours: hours.heading,
            support: hours.support,
            ...pages.contact.labels,
          }}
        />
      </div>
    </SitePage>
  );
}
