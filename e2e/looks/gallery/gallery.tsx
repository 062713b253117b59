import path from "node:path";
import { ConsentSamples } from "./consent-samples";
import { BlockSamples, FigureSamples } from "./content-samples";
import { InquirySamples } from "./inquiry-samples";
import { Sample } from "./sample";
import { UiSamples } from "./ui-samples";
import "./gallery.css";
import { loadContent } from "@/lib/checks/checked-content";
import { pdfWords } from "@/lib/consent/pdf/pdf-words";
import { planOffers } from "@/lib/consent/plan-offers";
import { chatHref } from "@/lib/inquiry/chat-link";
import { Island } from "@/lib/islands/island";
import { phoneHref } from "@/lib/text/format";

/** Every part of the pages in every state, on the tests' content. */
export function Gallery() {
  const content = loadContent(path.join(process.cwd(), "__tests__", "fixtures", "content"));
  const { firm, pages, shared, testimonials } = content;
  const { banner, form } = pages["consent-form"];
  const contact = {
    phone: firm.phone,
    phoneHref: phoneHref(firm.phone),
    chatHref: chatHref(firm.chat.phone, firm.chat.message),
    email: firm.email.general,
  };
  const consent = { words: form, previewTitle: shared.preview.title, contact };
  const pdf = pdfWords(content);
  const plans = planOffers(content, form.plan);
  return (
    <main id="main">
      <h1 className="wrap text-title">Gallery</h1>
      <UiSamples content={content} />
      <BlockSamples content={content} />
      <FigureSamples content={content} />
      <Sample name="carousel" layout="stack">
        <Island
          of="testimonials-carousel"
          when="visible"
          props={{ entries: testimonials.entries, words: shared.carousel }}
        />
      </Sample>
      <InquirySamples content={content} />
      <Sample name="consent-empty" layout="stack">
        <Island
          of="consent-form"
          when="idle"
          props={{ ...consent, title: banner.heading, providerKeys: null, pdf, plans }}
        />
      </Sample>
      <ConsentSamples {...consent} pdf={pdf} plans={plans} />
    </main>
  );
}
