import type { Metadata } from "next";
import { PageFrame } from "@/components/layout/page-frame";
import { Markdown } from "@/components/ui/markdown";
import { SupportPhone } from "@/components/ui/support-phone";
import { getContent } from "@/lib/checks/checked-content";
import { serviceLinks } from "@/lib/site/site-pages";
import { fullTitle } from "@/lib/text/full-title";

export function generateMetadata(): Metadata {
  const { pages, firm } = getContent();
  const { title, description } = pages["not-found"].meta;
  return { title: fullTitle(title, firm.name), description, robots: { index: false } };
}

export default function NotFoundPage() {
  const content = getContent();
  const { heading, text, links, phone } = content.pages["not-found"];
  // Each service follows the link to all of them.
  const services = serviceLinks(content).map(({ note, ...link }) => ({ ...link, about: note }));
  const ways = links.flatMap((link) => (link.href === "/services" ? [link, ...services] : link));
  return (
    <PageFrame content={content}>
      <section className="px-edge pt-10 pb-6 lg:pt-24 lg:pb-12" aria-labelledby="heading">
        <h1 id="heading" className="text-h1">
          {heading}
        </h1>
        <Markdown text={text} className="mt-3 max-w-[33em] text-lede" />
      </section>
      <div className="px-edge bg-deep border-t-3 border-ink pt-2 pb-8">
        <ul className="gap-x-12 lg:columns-2">
          {ways.map(({ label, href, about }) => (
            <li key={href} className="break-inside-avoid">
              <a href={href} className="way-on">
                <span className="display text-[1.5rem]/[1.15]">{label}</span>
                <span className="text-small">{about}</span>
              </a>
            </li>
          ))}
        </ul>
        <SupportPhone intro={phone} firm={content.firm} className="mt-4" />
      </div>
    </PageFrame>
  );
}
