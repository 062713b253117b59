import type { ContentFiles } from "@/lib/content/load/content-files";
import { writtenTexts } from "@/lib/content/load/written-texts";
import { routeOf } from "@/lib/content/route";
import { NO_ADDRESS } from "@/lib/content/schemas/common";
import { type Addresses, linkFinding, linksIn } from "./links";

/** Reports every link of every text that leads nowhere, and what may be none. */
export function checkLinks(files: ContentFiles, addresses: Addresses): void {
  for (const { name, text, key, report } of writtenTexts(files)) {
    const isHref = key === "href";
    const [, page] = /^(?:pages|services|policies)\/(.+)$/.exec(name) ?? [];
    const own = page === undefined || isHref ? undefined : routeOf(page);
    for (const { href, offset } of isHref ? [{ href: text, offset: 0 }] : linksIn(text)) {
      if (isHref && href === NO_ADDRESS) continue;
      const finding = linkFinding(href, addresses, own);
      if (finding) report(finding.isDoubt ? "warnings" : "issues", finding.message, href, offset);
    }
  }
}
