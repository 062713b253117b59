import type { BreadcrumbList, FAQPage, Graph, Question, WebPage } from "schema-dts";
import type { CheckedContent } from "@/lib/checks/checked-content";
import type { Block } from "@/lib/content/schemas/block";
import { fullTitle } from "@/lib/site/page-metadata";
import { sitePageAt } from "@/lib/site/site-pages";
import { absoluteUrl, siteUrl } from "@/lib/site/site-url";
import { plainText } from "@/lib/text/plain-text";
import { analystNode, firmNode, hasDetails, LANGUAGE, nodeId, websiteNode } from "./firm";
import { serviceNode } from "./service";

const PAGE_TYPES: Record<string, "AboutPage" | "ContactPage"> = {
  "/about": "AboutPage",
  "/contact": "ContactPage",
};

/** The questions of a page in its order; undefined if it has none. */
function faqNode(blocks: readonly Block[], origin: string, route: string): FAQPage | undefined {
  const questions = blocks.flatMap((block): Question[] =>
    block.kind === "faq"
      ? block.items.map(({ question, answer }) => ({
          "@type": "Question",
          name: question,
          acceptedAnswer: { "@type": "Answer", text: plainText(answer) },
        }))
      : [],
  );
  if (questions.length === 0) return undefined;
  return {
    "@type": "FAQPage",
    "@id": nodeId(origin, "faq", route),
    isPartOf: { "@id": nodeId(origin, "page", route) },
    mainEntity: questions,
  };
}

/**
 * The structured data of a page, its page node and the firm's nodes, as one graph.
 * @throws Error if there is no page at the address
 */
export function pageGraph(
  content: CheckedContent,
  route: string,
  origin = siteUrl(content.firm),
): Graph {
  const { firm, services, blockPages } = content;
  const { name, title, description, crumbs } = sitePageAt(content, route);
  const service = services.find((candidate) => candidate.route === route);
  const breadcrumb: BreadcrumbList = {
    "@type": "BreadcrumbList",
    "@id": nodeId(origin, "breadcrumb", route),
    itemListElement: crumbs.map(({ label, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: absoluteUrl(origin, href),
    })),
  };
  const { blocks } = service ?? blockPages.get(name) ?? { blocks: [] };
  const faq = faqNode(blocks, origin, route);
  const hasCrumbs = crumbs.length > 0;
  const page: WebPage = {
    "@type": PAGE_TYPES[route] ?? "WebPage",
    "@id": nodeId(origin, "page", route),
    url: absoluteUrl(origin, route),
    name: fullTitle(title, firm.name),
    description,
    inLanguage: LANGUAGE,
    isPartOf: { "@id": nodeId(origin, "website") },
    about: { "@id": nodeId(origin, "firm") },
    ...(hasCrumbs ? { breadcrumb: { "@id": nodeId(origin, "breadcrumb", route) } } : {}),
    ...(service ? { mainEntity: { "@id": nodeId(origin, "service", route) } } : {}),
  };
  return {
    "@context": "https://schema.org",
    "@graph": [
      firmNode(content, origin, route),
      websiteNode(firm, origin),
      page,
      ...(hasCrumbs ? [breadcrumb] : []),
      ...(hasDetails(route) ? [analystNode(firm, origin)] : []),
      ...(service ? [serviceNode(service, content, origin)] : []),
      ...(faq ? [faq] : []),
    ],
  };
}

/**
 * JSON for a script element: without `<`, so that no text can end the element or open a comment
 * (`</script>`, `<!--`).
 */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
