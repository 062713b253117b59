import type { Page } from "@playwright/test";
import { FURTHER, furtherUnless } from "@/e2e/run/further";
import { expect, test } from "../support/consent/consent";
import { MANNERS, said, tagOf, translatePage } from "../support/hands/translator";
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
    island: "inquiry-form",
    route: "/contact",
    steps: [
      (page) => page.locator("#user_name").fill("Asha Rao"),
      (page) => page.locator("#user_email").fill("asha@example.in"),
      (page) => page.locator("#user_phone").fill("9876543210"),
      (page) => page.locator("#message").fill("Which plan suits one lot?"),
      // First in a new tab, then with a browser that opens none.
      (page) => within(page, "inquiry-form").locator("[type=submit]").click(),
      async (page) => {
        await page.locator("#user_name").fill("Asha Rao");
        await page.locator("#user_email").fill("asha@example.in");
        await page.locator("#user_phone").fill("9876543210");
        await page.locator("#message").fill("Which plan suits two lots?");
        await page.evaluate(() => Object.assign(window, { open: () => null }));
        await within(page, "inquiry-form").locator("[type=submit]").click();
      },
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

async function wake(page: Page, island: string): Promise<void> {
  const element = within(page, island);
  await element.scrollIntoViewIfNeeded();
  // Again and again: the script that listens comes after the page.
  await expect(async () => {
    await element.evaluate((node) => node.dispatchEvent(new Event("pointerover")));
    await expect(element).toHaveAttribute("data-ready", { timeout: 500 });
  }).toPass();
}

async function open(page: Page, { route, island }: Use): Promise<void> {
  await page.route("https://wa.me/**", (chat) => chat.fulfill({ body: "" }));
  await page.clock.install();
  await page.goto(route);
  await wake(page, island);
}

/** Does each step on both pages, and compares what they say. */
async function compare(page: Page, plain: Page, { island, steps }: Use): Promise<void> {
  for (const [index, step] of steps.entries()) {
    for (const tab of [plain, page]) {
      await step(tab);
      await tab.clock.runFor(1_000);
    }
    expect.soft(await said(page, island), `step ${index}`).toBe(await said(plain, island));
  }
}

/** Islands that stand for the others in the tests of every day. */
const EVERY_DAY: readonly string[] = ["inquiry-form"];

for (const use of uses) {
  const { island, route, skip = "" } = use;
  for (const manner of MANNERS) {
    test(`${island}, of a translator that ${manner}, says what it says without`, {
      tag: EVERY_DAY.includes(island) ? tagOf(manner) : [FURTHER],
    }, async ({ page, context }) => {
      test.skip(skip !== "", skip);
      const errors: string[] = [];
      page.on("pageerror", ({ message }) => errors.push(message));
      const plain = await context.newPage();
      await open(plain, use);
      await open(page, use);
      await translatePage(page, manner);
      await compare(page, plain, use);
      expect(errors).toEqual([]);
    });
  }

  test(`${island}, translated before it is alive, says what it says without`, {
    tag: furtherUnless(EVERY_DAY.includes(island)),
  }, async ({ page, context }) => {
    test.skip(skip !== "", skip);
    const plain = await context.newPage();
    await open(plain, use);
    const letCome = await holdBack(page, "**/assets/*");
    await page.route("https://wa.me/**", (chat) => chat.fulfill({ body: "" }));
    await page.clock.install();
    await page.goto(route, { waitUntil: "commit" });
    await page.locator("footer").waitFor();
    await translatePage(page, "replaces");
    letCome();
    await wake(page, island);
    await compare(page, plain, use);
  });
}
