import type { Metadata } from "next";
import { ConsentForm } from "@/components/forms/consent-form";
import { PageBanner } from "@/components/layout/page-banner";
import { SitePage } from "@/components/layout/site-page";
import { Markdown } from "@/components/ui/markdown";
import { getContent } from "@/lib/content/content";
import { chatHref, phoneHref } from "@/lib/content/format";
import { pageMetadata } from "@/lib/content/page-metadata";

export function generateMetadata(): Metadata {
  return pageMetadata(getContent().pages["consent-form"]);
}

export default function ConsentFormPage() {
  const { firm, shared, pages } = getContent();
  const page = pages["consent-form"];
  const { banner, menu, rail } = page;
  return (
    <SitePage path="/consent-form">
      <PageBanner {...banner} crumbs={{ words: shared.crumbs, here: menu?.label ?? "" }} />
      <div className="wrap margin-grid pb-10">
        <div>
          <div className="lg:sticky lg:top-24">
            <h2 className="text-h3">{rail.heading}</h2>
            <ol className="mt-3 grid gap-1.5 text-muted">
              {rail.steps.map((step, index) => (
                <li key={step} className="grid grid-cols-[1.75rem_1fr]">
                  <span className="text-brand">{index + 1}</span>
                  {step}
                </li>
              ))}
            </ol>
            {rail.intro && <Markdown text={rail.intro} className="mt-4 text-small text-muted" />}
            <p className="mt-5 grid">
              <a className="flex min-h-9 items-center" href={phoneHref(firm.phone)}>
                {firm.phone}
              </a>
              <a
                className="flex min-h-9 items-center"
                href={chatHref(firm.chat.phone, firm.chat.message)}
                target="_blank"
                rel="noopener noreferrer"
              >
                {rail.chat}
              </a>
              <a
                className="flex min-h-9 items-center wrap-anywhere"
                href={`mailto:${firm.email.general}`}
              >
                {firm.email.general}
              </a>
            </p>
          </div>
        </div>
        <ConsentForm words={page} previewTitle={shared.preview.title} />
      </div>
    </SitePage>
  );
}
