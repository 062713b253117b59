import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import type { Content } from "@/lib/content/load/load";
import { menuLinks, type SitePage as Page, serviceLinks } from "@/lib/site/site-pages";
import { pageGraph } from "@/lib/site/structured-data/page-graph";
import { scriptJson } from "@/lib/site/structured-data/script-json";
import { ChatButton } from "./chat-button";
import { RegistrationStrip } from "./registration-strip";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";

interface SitePageProps {
  content: Content;
  /** The page being shown, so that its links can be marked; the 404 page is none. */
  page?: Page;
  children: ReactNode;
}

/** What every page shares, around its sections. */
export function SitePage({ content, page, children }: SitePageProps) {
  const { firm, shared } = content;
  const services = serviceLinks(content);
  return (
    <>
      <Button href="#main" className="absolute -top-24 left-2 z-40 focus:top-2">
        {shared.header.skip}
      </Button>
      <RegistrationStrip registration={firm.registration} words={shared.strip} />
      <SiteHeader
        firmName={firm.name}
        links={menuLinks(content, "header")}
        services={services}
        current={page?.route}
        words={shared.header}
      />
      <main id="main" tabIndex={-1} className="focus:outline-none">
        {children}
      </main>
      <SiteFooter
        firm={firm}
        pages={menuLinks(content, "footer")}
        services={services}
        words={shared.footer}
      />
      <ChatButton chat={firm.chat} label={shared.chat} />
      {page && (
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: React would write &quot; into the JSON; scriptJson leaves no "<" in it
          dangerouslySetInnerHTML={{ __html: scriptJson(pageGraph(content, page.route)) }}
        />
      )}
    </>
  );
}
