import type { Metadata } from "next";
import { ApplicationForm } from "@/components/consent-form/application-form";
import { DataNotice } from "@/components/consent-form/data-notice";
import { PageFrame } from "@/components/layout/page-frame";
import { DirectContact } from "@/components/ui/direct-contact";
import { Notice } from "@/components/ui/notice";
import { getContent } from "@/lib/checks/checked-content";
import { closedWords } from "@/lib/site/closed";
import { pageMetadata } from "@/lib/site/page-metadata";

const ROUTE = "/consent-form";

export function generateMetadata(): Metadata {
  return pageMetadata(getContent(), ROUTE);
}

export default function ConsentFormPage() {
  const content = getContent();
  if (closedWords(content)) {
    const contact = (
      <div className="mt-4">
        <DirectContact content={content} />
      </div>
    );
    return <PageFrame content={content} route={ROUTE} top={{ children: contact }} />;
  }
  return (
    <PageFrame content={content} route={ROUTE}>
      <div className="px-edge consent-columns">
        <div>
          <DataNotice content={content} />
          <noscript>
            <Notice role="note">
              <p>{content.pages["consent-form"].noScript}</p>
              <DirectContact content={content} />
            </Notice>
          </noscript>
        </div>
        <ApplicationForm content={content} />
      </div>
    </PageFrame>
  );
}
