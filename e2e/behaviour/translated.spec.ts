import type { Page } from "@playwright/test";
import { expect, test } from "../support/consent/consent";
import { MANNERS, said, translatePage, untranslated } from "../support/hands/translator";
import { NO_TESTIMONIALS } from "../support/pages/carousel";
import { holdBack } from "../support/pages/hold-back";
import { content, serviceWith } from "../support/pages/routes";

// Many visitors in India read the site through their browser's translator. These tests use each
// island on a translated page and on another beside it: both must say the same.

interface Use {
  island: string;
  route: string;
  /** What a visitor does, step by step. */
  steps: ((page: Page) => Promise<unknown>)[];
  skip?: string;
}

const priced = content.services.flatMap(({ plans }) => plans);
const planIds = priced.map(({ id }) => id);
const within = (page: Page, island: string) => page.locator(`[data-island="${island}"]`);

/** Writes into each slider's field, then a word, then puts all back. */
function figureSteps(island: string): Use["steps"] {
  const fold = (page: Page) => within(page, island).locator("details.more");
  const field = (page: Page) => fold(page).locator("input:visible").first();
  return [
    (page) => fold(page).locator("summary").click(),
    async (page) => field(page).fill((await field(page).inputValue()) === "2" ? "3" : "2"),
    (page) => field(page).fill("none"),
    (page) => fold(page).locator("button").click(),
  ];
}

const figures = [
  { kind: "call", island: "call-figure" },
  { kind: "option", island: "option-figure" },
  { kind: "lots", island: "lots-figure" },
  { kind: "hedge", island: "hedge-figure" },
  { kind: "together", island: "together-figure" },
];

test.use({ actionTimeout: 5_000 });

const uses: Use[] = [
  ...figures.map(({ kind, island }) => ({
    island,
    route: serviceWith(kind).route,
    steps: figureSteps(island),
  })),
  {
    island: "testimonials-carousel",
    route: "/",
    skip: NO_TESTIMONIALS,
    steps: [
      (page) => within(page, "testimonials-carousel").locator("button").nth(2).click(),
      (page) => within(page, "testimonials-carousel").locator("button").first().click(),
      (page) => within(page, "testimonials-carousel").locator("button").last().click(),
    ],
  },
  {
    island: "plan-planner",
    route: "/services",
    steps: [
      (page) => page.locator("#planner-plan-2").selectOption(planIds[1] ?? ""),
      (page) => page.locator("#planner-start-2").selectOption("7"),
      (page) => page.locator("#planner-plan-1").selectOption(""),
      (page) => page.locator("#planner-plan-2").selectOption(""),
      (page) => page.locator("#planner-plan-1").selectOption(planIds[0] ?? ""),
    ],
  },
  {
    island: "plan-amount",
    route: "/bankdetails",
    steps: [
      (page) => page.locator("#slip-plan").selectOption(planIds[0] ?? ""),
      (page) => page.locator("#slip-plan").selectOption(planIds[1] ?? ""),
      (page) => page.locator("#slip-plan").selectOption(""),
      (page) => page.locator("#slip-plan").selectOption(planIds[2] ?? ""),
    ],
  },
  {
    island: "refund-calculator",
    route: "/refunds",
    steps: [
      ...planIds.slice(0, 3).map((id) => (page: Page) => {
        return page.locator("#refund-plan").selectOption(id);
      }),
      (page) => page.locator("#refund-used").press("ArrowRight"),
      (page) => page.locator("#refund-used").press("Home"),
    ],
  },
];

/** Lets a translator and React have their turns, and texts for screen readers settle. */
const settle = (page: Page) => page.waitForTimeout(900);

async function wake(page: Page, island: string): Promise<void> {
  const element = within(page, island);
  await element.scrollIntoViewIfNeeded();
  await element.locator("select, input, button").first().hover({ trial: false });
  await element.evaluate((node) => node.dispatchEvent(new Event("pointerover")));
  await expect(element).toHaveAttribute("data-ready");
}

for (const manner of MANNERS) {
  for (const { island, route, steps, skip = "" } of uses) {
    test(`${island}, of a translator that ${manner}, says what it says without`, async ({
      page,
      context,
    }) => {
      test.skip(skip !== "", skip);
      const errors: string[] = [];
      page.on("pageerror", ({ message }) => errors.push(message));
      const plain = await context.newPage();
      for (const tab of [plain, page]) {
        await tab.clock.install();
        await tab.goto(route);
        await wake(tab, island);
      }
      await translatePage(page, manner);
      for (const [index, step] of steps.entries()) {
        for (const tab of [plain, page]) {
          await step(tab);
          await tab.clock.runFor(1_000);
        }
        expect.soft(await said(page, island), `step ${index}`).toBe(await said(plain, island));
      }
      expect(errors).toEqual([]);
    });
  }
}
