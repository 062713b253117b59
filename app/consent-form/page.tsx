import type { Metadata } from "next";
import type { ConsentFormProps } from "@/components/consent-form/consent-form";
import { PageBanner } from "@/components/layout/page-banner";
import { SitePage } from "@/components/layout/site-page";
import { pdfWords } from "@/lib/consent/pdf/pdf-words";
import { readServices } from "@/lib/consent/providers/provider-keys";
import { getContent } from "@/lib/content/content";
import { chatHref, phoneHref } from "@/lib/content/format";
import { Island } from "@/lib/islands/island";
import { pageMetadata } from "@/lib/site/page-metadata";

export function generateMetadata(): Metadata {
  return pageMetadata(getContent(), "/consent-form");
}

export default function ConsentFormPage() {
  const content = getContent();
  const { firm, shared } = content;
  const {
    meta: _,
    menu,
    noindex: __,
    pdf: ___,
    noScript,
    ...words
  } = content.pages["consent-form"];
  const contact: ConsentFormProps["contact"] = {
    phone: firm.phone,
    phoneHref: phoneHref(firm.phone),
    chatHref: chatHref(firm.chat.phone, firm.chat.message),
    email: firm.email.general,
  };
  return (
    <SitePage path="/consent-form">
      <PageBanner {...words.banner} crumbs={{ words: shared.crumbs, here: menu?.label ?? "" }} />
      <div className="wrap pb-10">
        <noscript>
          <p role="note" className="mb-10 border-l-4 border-ochre bg-pink px-5 py-4">
            {noScript}
          </p>
        </noscript>
        <Island
          of="consent-form"
          when="idle"
          props={{
            words,
            previewTitle: shared.preview.title,
            services: readServices(process.env),
            contact,
            pdf: pdfWords(content),
          }}
        />
      </div>
    </SitePage>
  );
}
