import { expect, type Page, test } from "@playwright/test";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { getContent } from "@/lib/checks/checked-content";
import { capWords } from "@/lib/fees/cap-words";
import { priceOf } from "@/lib/fees/price";
import { formatDate, formatRupees, formatTenure } from "@/lib/text/format";

const content = getContent();
const { firm, shared, services, refunds } = content;

interface Sheet {
  /** Width and height in points. */
  size: number[];
  /** Words in reading order, each run of spaces as one. */
  text: string;
  /** Font sizes in points, of the texts that have letters or digits. */
  fontSizes: number[];
}

/** Prints the open page as a browser does, by the page size of its style sheet. */
async function printed(page: Page): Promise<Sheet[]> {
  const data = new Uint8Array(await page.pdf({ preferCSSPageSize: true }));
  const pdf = await getDocument({ data, verbosity: 0 }).promise;
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const sheet = await pdf.getPage(index + 1);
      const { items } = await sheet.getTextContent();
      const texts = items.flatMap((item) => ("str" in item ? [item] : []));
      return {
        size: sheet.view.slice(2).map(Math.round),
        text: texts.map(({ str, hasEOL }) => str + (hasEOL ? " " : "")).join(""),
        fontSizes: texts.filter(({ str }) => /\w/.test(str)).map(({ height }) => height),
      };
    }),
  );
}

/** Without spaces and hyphens, which line breaks change; a link's address is printed behind it. */
const bare = (text: string) =>
  text
    .normalize("NFKC")
    .replace(/\[([^\]]*)\](\([^)]*\))/g, "$1$2")
    .replace(/[\s*\u200b-]+/g, "");

for (const service of services) {
  test(`${service.route} prints on one or two sheets of A4, nothing below 9 pt`, async ({
    page,
  }) => {
    await page.goto(service.route);
    const sheets = await printed(page);
    expect(sheets.length).toBeLessThanOrEqual(2);
    for (const { size, fontSizes } of sheets) {
      expect(size).toEqual([595, 842]);
      expect(Math.min(...fontSizes)).toBeGreaterThanOrEqual(8.99);
    }
  });

  test(`${service.route} prints what a reader must know before paying`, async ({ page }) => {
    await page.goto(service.route);
    const sheets = await printed(page);
    const text = bare(sheets.map((sheet) => sheet.text).join(" "));
    const escalation = content.blockPages
      .get("compliance")
      ?.blocks.find(({ id }) => id === "escalation");
    const steps = escalation?.kind === "steps" ? escalation.items : [];
    expect(steps.length).toBeGreaterThan(0);
    const rule = refunds[refunds.rule];
    const kinds = new Set(service.plans.map(({ months }) => months !== undefined));
    const facts = [
      service.banner.heading,
      service.facts.segment,
      service.largestLoss,
      ...service.plans.flatMap((plan) => {
        const { base, total } = priceOf(plan, firm.gstPercent);
        const fee = `${formatRupees(base)}${shared.plans.gst}: ${formatRupees(total)}`;
        const cap = capWords(plan, firm.feeCap, shared.plans.capUse).fits;
        return [`${plan.name}${formatTenure(plan.months)}`, fee, cap];
      }),
      formatRupees(firm.feeCap),
      ...[...kinds].map((isTenure) => (isTenure ? rule.shortTenure : rule.shortPicks)),
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
    for (const fact of facts) expect.soft(text, fact).toContain(bare(fact));
  });

  test(`${service.route} leaves on the screen what paper cannot do`, async ({ page }) => {
    await page.emulateMedia({ media: "print" });
    await page.goto(service.route);
    await expect(page.getByRole("navigation")).toHaveCount(0);
    await expect(page.getByRole("figure")).toHaveCount(0);
    await expect(page.getByRole("main").getByRole("link", { name: service.cta })).toHaveCount(0);
    const heading = shared.callToAction.heading;
    await expect(page.getByRole("heading", { name: heading })).toHaveCount(0);
    await expect(page.getByRole("link", { name: shared.chat })).toHaveCount(0);
  });
}
