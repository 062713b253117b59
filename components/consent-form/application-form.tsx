import { contactLinks } from "@/components/ui/contact-links";
import { StoppedNotice } from "@/components/ui/stopped-notice";
import type { CheckedContent } from "@/lib/checks/checked-content";
import { formWords } from "@/lib/consent/form-words";
import { planOffers } from "@/lib/consent/plan-offers";
import { readProviderKeys } from "@/lib/consent/providers/provider-keys";
import { readRecipients } from "@/lib/consent/seal/recipients";
import { Island } from "@/lib/islands/island";

/** The form as an island: its words, plans, provider keys and contacts are read at build time. */
export function ApplicationForm({ content }: { content: CheckedContent }) {
  const { firm, shared } = content;
  const { hero, form } = content.pages["consent-form"];
  const { phone, chat, email } = contactLinks(content);
  return (
    <Island
      of="consent-form"
      when="idle"
      stopped={<StoppedNotice content={content} />}
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
  );
}
