import { expect, test } from "@playwright/test";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { furtherUnless } from "@/e2e/run/further";
import { capWords } from "@/lib/fees/fee-cap";
import { priceOf } from "@/lib/fees/price";
import { formatDate, formatRupees, formatTenure } from "@/lib/text/format";
import { content } from "../support/pages/routes";

const { firm, shared, services, refunds } = content;

/** Without spaces and hyphens, which line breaks change; a link's address is printed behind it. */
const bare = (text: string) =>
  text
    .normalize("NFKC")
    .replace(/\[([^\]]*)\](\([^)]*\))/g, "$1$2")
    .replace(/[\s*\u200b-]+/g, "");

/** What a reader must know before paying. */
function factsOf(service: (typeof services)[number]): string[] {
  const bands = content.bandPages.get("compliance")?.bands;
  const escalation = bands?.find(({ id }) => id === "escalation");
  const steps = escalation?.kind === "list" ? escalation.items : [];
  const rule = refunds[refunds.rule];
  const [isTenure, isOther] = new Set(service.plans.map(({ months }) => months !== undefined));
  const short = isTenure ? rule.shortTenure : rule.shortPicks;
  return [
    service.hero.heading,
    service.facts.segment,
    service.largestLoss,
    ...service.plans.flatMap((plan) => {
      const { base, total } = priceOf(plan, firm.gstPercent);
      const fee = `${formatRupees(base)},${formatRupees(total)}${shared.plans.total}`;
      const cap = capWords(plan, firm.feeCap, shared.plans.capUse).fits;
      return [plan.name, formatTenure(plan.months), fee, cap];
    }),
    shared.plans.gst,
    formatRupees(firm.feeCap),
    isOther === undefined ? short : rule.short,
    firm.warning,
    firm.legalName,
    firm.registration.number,
    formatDate(firm.registration.validTo),
    // The first sentence of each: what to do, and where.
    ...steps.map((step) => step.text.replace(/\.\s.*/s, ".")),
    firm.phone,
    firm.email.general,
    firm.address.city,
  ];
}

for (const service of services) {
  test(`${service.route} prints as one A4 sheet of facts, 9 pt or larger`, {
    tag: furtherUnless(service === services[0]),
  }, async ({ page }) => {
    await page.goto(service.route);
    const data = new Uint8Array(await page.pdf({ preferCSSPageSize: true }));
    const pdf = await getDocument({ data, verbosity: 0 }).promise;
    expect(pdf.numPages).toBe(1);
    let text = "";
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const sheet = await pdf.getPage(number);
      expect(sheet.view.slice(2).map(Math.round)).toEqual([595, 842]);
      for (const item of (await sheet.getTextContent()).items) {
        if (!("str" in item)) continue;
        text += item.str;
        if (/\w/.test(item.str)) expect.soft(item.height, item.str).toBeGreaterThanOrEqual(8.99);
      }
    }
    // At the foot of the sheet, and at the end of the page for browsers that draw no margins.
    const [before = ""] = shared.footer.printed.split("{");
    expect(text.split(before)).toHaveLength(3);
    for (const fact of factsOf(service)) expect.soft(bare(text), fact).toContain(bare(fact));

    // What paper cannot do stays on the screen.
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("navigation")).toHaveCount(0);
    await expect(page.getByRole("figure")).toHaveCount(0);
    await expect(page.getByRole("link", { name: service.cta })).toHaveCount(0);
    const heading = shared.callToAction.heading;
    await expect(page.getByRole("heading", { name: heading })).toHaveCount(0);
    await expect(page.getByRole("link", { name: shared.chat })).toHaveCount(0);
    // White letters would be lost on white paper.
    const footer = page.getByRole("contentinfo");
    await expect(footer).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
    const colour = await footer
      .getByText(firm.warning)
      .evaluate((element) => getComputedStyle(element).color);
    for (const channel of colour.match(/\d+/g) ?? []) {
      expect(Number(channel), colour).toBeLessThan(119);
    }
  });
}
