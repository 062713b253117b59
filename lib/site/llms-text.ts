import type { CheckedContent } from "@/lib/checks/checked-content";
import type { Plan, Service } from "@/lib/content/schemas/service";
import { planHref } from "@/lib/fees/plans";
import { priceOf } from "@/lib/fees/price";
import { boundRule } from "@/lib/fees/refund-examples";
import { formatDate, formatRupees, formatTenure } from "@/lib/text/format";
import { closedWords } from "./closed";
import { serviceFacts } from "./service-facts";
import { type SitePage, sitePages } from "./site-pages";
import { absoluteUrl, siteUrl } from "./site-url";

/** The site as plain text for language models (llmstxt.org), without anything not on the pages. */
export function llmsText(content: CheckedContent, origin = siteUrl(content.firm)): string {
  const { firm, services, policies, pages, shared, refunds } = content;
  const { registration, hours, address } = firm;
  const closed = closedWords(content);
  const withOrigin = (markdown: string) => markdown.replaceAll("](/", `](${origin}/`);
  const link = ({ route, title, description }: SitePage) =>
    `- [${title}](${absoluteUrl(origin, route)}): ${description}`;
  const planLine = (plan: Plan) => {
    const { base, total } = priceOf(plan, firm.gstPercent);
    const price = `${formatRupees(base)} ${shared.plans.gst}, ${formatRupees(total)} ${shared.plans.total}`;
    const name = `${plan.name}, ${formatTenure(plan.months)}`;
    const offer = closed ? `${name} (${closed.plan})` : `[${name}](${origin}${planHref(plan)})`;
    return `- ${offer}: ${price}. ${plan.features.join("; ")}.`;
  };
  const serviceLines = (service: Service) => [
    `### [${service.title}](${absoluteUrl(origin, service.route)})`,
    service.meta.description,
    serviceFacts(service, content)
      .map(({ key, value }) => `${shared.facts[key]}: ${value}.`)
      .join(" "),
    service.plans.map(planLine).join("\n"),
  ];
  const indexed = sitePages(content).filter(({ noindex }) => !noindex);
  const policyPages = indexed.filter(({ name }) => policies.has(name));
  const slugs = services.map(({ slug }) => slug);
  const others = indexed.filter(
    (page) => !policyPages.includes(page) && !slugs.includes(page.name),
  );
  const [business] = hours.business;

  const paragraphs = [
    `# ${firm.name}`,
    `> ${pages.home.meta.description}`,
    ...(closed ? [`${closed.heading} ${withOrigin(closed.text)}`] : []),
    [
      `- SEBI registration: ${registration.role} (${registration.type}), ${registration.number}, valid from ${formatDate(registration.validFrom)} to ${formatDate(registration.validTo)}. Check it: ${registration.lookup}`,
      `- Registered name: ${firm.legalName}`,
      `- Address: ${[...address.lines, `${address.city} ${address.pin}`, address.state, address.country].join(", ")}`,
      `- Phone: ${firm.phone} (${hours.support.days}, ${hours.support.hours}); e-mail: ${firm.email.general}`,
      ...(business ? [`- Business hours: ${business.days}, ${business.hours}`] : []),
    ].join("\n"),
    firm.warning,
    ...firm.disclaimers,
    `## ${shared.footer.services}`,
    ...services.flatMap(serviceLines),
    withOrigin(shared.plans.cap),
    boundRule(refunds).short,
    "## Pages",
    others.map(link).join("\n"),
    "## Policies",
    policyPages.map(link).join("\n"),
  ];
  return `${paragraphs.join("\n\n")}\n`;
}
