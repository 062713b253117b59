import type { Metadata } from "next";
import { SitePage } from "@/components/layout/site-page";
import { SupportPhone } from "@/components/pages/page-end";
import { Markdown } from "@/components/ui/markdown";
import { getContent } from "@/lib/checks/checked-content";
import { fullTitle } from "@/lib/site/page-metadata";

export function generateMetadata(): Metadata {
  const { pages, firm } = getContent();
  const { title, description } = pages["not-found"].meta;
  return { title: fullTitle(title, firm.name), description, robots: { index: false } };
}

export default function NotFoundPage() {
  const content = getContent();
  const { heading, text, links, phone } = content.pages["not-found"];
  return (
    <SitePage content={content}>
      <div className="wrap grid items-start gap-x-16 gap-y-10 pt-14 pb-10 md:pt-24 lg:grid-cols-2">
        <div>
          <h1 className="text-title">{heading}</h1>
          <Markdown text={text} className="mt-5 text-lede text-muted" />
          <SupportPhone intro={phone} firm={content.firm} className="mt-5" />
        </div>
        <ul className="border-t border-ink">
          {links.map(({ label, href }) => (
            <li key={href} className="border-b border-rule">
              <a href={href} className="flex min-h-13 items-center font-display text-h3">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </SitePage>
  );
}
