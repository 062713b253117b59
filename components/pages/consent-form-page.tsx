import { DataNotice } from "@/components/consent-form/data-notice";
import { type PageProps, SitePage } from "@/components/layout/site-page";
import { contactLinks } from "@/components/ui/contact-links";
import { Notice } from "@/components/ui/notice";
import { formWords } from "@/lib/consent/form-words";
import { planOffers } from "@/lib/consent/plan-offers";
import { readProviderKeys } from "@/lib/consent/providers/provider-keys";
import { readRecipients } from "@/lib/consent/seal/recipients";
import { Island } from "@/lib/islands/island";
import { closedWords } from "@/lib/site/closed";
import { DirectContact } from "./contact-page";

export function ConsentFormPage(page: PageProps) {
  const { content } = page;
  const { firm, shared } = content;
  const { hero, noScript, form } = content.pages["consent-form"];
  const direct = <DirectContact content={content} />;
  if (closedWords(content)) {
    const top = { children: <div className="mt-4">{direct}</div> };
    return <SitePage {...page} top={top} />;
  }
  const { phone, chat, email } = contactLinks(content);
  return (
    <SitePage {...page}>
      <div className="px-edge grid gap-x-12 gap-y-4 pb-10 lg:grid-cols-[minmax(0,1fr)_17rem] [&>[data-island]]:contents">
        <div>
          <DataNotice content={content} />
          <noscript>
            <Notice role="note">
              <p>{noScript}</p>
              {direct}
            </Notice>
          </noscript>
        </div>
        <Island
          of="consent-form"
          when="idle"
          props={{
            title: hero.heading,
            words: formWords(content),
            plans: planOffers(content, form.plan),
            previewTitle: shared.preview.title,
            providerKeys: readProviderKeys(process.env),
            recipients: readRecipients(process.env),
            contact: [
              { ...phone, label: firm.phone },
              { ...chat, label: form.sections.chat },
              { ...email, label: firm.email.general },
            ],
          }}
        />
      </div>
    </SitePage>
  );
}
