import type { Metadata } from "next";
import { BeforeContact } from "@/components/contact/before-contact";
import { FirmDetails } from "@/components/contact/firm-details";
import { Inquiry } from "@/components/contact/inquiry";
import { PageFrame } from "@/components/layout/page-frame";
import { getContent } from "@/lib/checks/checked-content";
import { closedWords } from "@/lib/site/closed";
import { pageMetadata } from "@/lib/site/page-metadata";

const ROUTE = "/contact";

export function generateMetadata(): Metadata {
  return pageMetadata(getContent(), ROUTE);
}

export default function ContactPage() {
  const content = getContent();
  const isOpen = !closedWords(content);
  return (
    <PageFrame content={content} route={ROUTE} top={{ className: "contact-top" }}>
      <div className="px-edge grid items-start gap-x-12 gap-y-6 pb-8 lg:grid-cols-[minmax(0,1fr)_25rem]">
        {isOpen && <Inquiry content={content} />}
        <FirmDetails content={content} />
      </div>
      {isOpen && <BeforeContact content={content} />}
    </PageFrame>
  );
}
