import type { ReactNode } from "react";
import { getContent } from "@/lib/content/content";
import { footerLinks, headerLinks, serviceLinks } from "@/lib/site/navigation";
import { ChatButton } from "./chat-button";
import { RegistrationStrip } from "./registration-strip";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";
import { StructuredData } from "./structured-data";

interface SitePageProps {
  /** Address of this page, as links to it are written; the 404 page has none. */
  path: string;
  children: ReactNode;
}

/** What every page shares, around its sections. Knows the page, so that its link can be marked. */
export function SitePage({ path, children }: SitePageProps) {
  const content = getContent();
  const { firm, shared } = content;
  const services = serviceLinks(content);
  return (
    <>
      <a href="#main" className="button absolute -top-24 left-2 z-40 focus:top-2">
        {shared.header.skip}
      </a>
      <RegistrationStrip registration={firm.registration} words={shared.strip} />
      <SiteHeader
        firmName={firm.name}
        links={headerLinks(content)}
        services={services}
        current={path}
        words={shared.header}
      />
      <main id="main" tabIndex={-1} className="focus:outline-none">
        {children}
      </main>
      <SiteFooter
        firm={firm}
        pages={footerLinks(content)}
        services={services}
        words={shared.footer}
      />
      <ChatButton chat={firm.chat} label={shared.chat} />
      {path && <StructuredData content={content} path={path} />}
    </>
  );
}
