import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, type FrameLocator, type Locator, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { type EditServer, startEditServer } from "../support/servers/edit-server";

/*
 * The page to edit in, as an editor uses it, on a copy of the real content: each edit changes as few
 * lines as by hand. `next dev` makes its pages one by one, so the first ones take their time.
 */

test.describe.configure({ mode: "serial", timeout: 300_000 });

const SLOW = { timeout: 60_000 };

let server: EditServer;
let page: Page;
let site: FrameLocator;
let panel: Locator;

test.beforeAll(async ({ browser }) => {
  test.setTimeout(300_000);
  server = await startEditServer("edit");
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(server.entrance);
  site = page.frameLocator('iframe[title="The site"]');
  panel = page.getByRole("complementary", { name: "What can be edited" });
  await expect(site.getByRole("heading", { level: 1 })).toBeVisible({ timeout: 240_000 });
});

test.beforeEach(async () => {
  await page.goto(new URL("/__edit/", server.entrance).href);
  await expect(site.getByRole("heading", { level: 1 })).toBeVisible(SLOW);
});

test.afterAll(async () => {
  await page?.close();
  await server?.stop();
});

/** Lines new and gone in a file, as git counts them. */
function diffOf(file: string): string {
  const [added = "0", removed = "0"] = server.git("diff", "--numstat", "--", file).split("\t");
  return `${added || 0} new, ${removed} gone`;
}

const textOf = (file: string) => readFileSync(path.join(server.folder, file), "utf8");

/** Keeps what was saved, so that the next edit is counted by itself. */
const commit = () => server.git("commit", "--quiet", "--all", "-m", "An edit");

async function showPage(route: string, heading: string | RegExp): Promise<void> {
  await page.getByRole("combobox", { name: "Page" }).selectOption(route);
  await expect(site.getByRole("heading", { level: 1, name: heading })).toBeVisible(SLOW);
}

/** Changes a text where it stands on the page. */
async function editInPlace(text: Locator, change: (value: string) => string): Promise<void> {
  const card = page.getByRole("group", { name: "Edit this text" });
  // Until the sources of the page's texts are known, a click does nothing.
  await expect(async () => {
    if (!(await card.isVisible())) await text.click({ timeout: 5_000 });
    await expect(card).toBeVisible({ timeout: 10_000 });
  }).toPass(SLOW);
  const area = card.getByRole("textbox");
  await area.fill(change(await area.inputValue()));
  await card.getByRole("button", { name: "Save", exact: true }).click();
  await expect(card).toBeHidden(SLOW);
}

/** Opens the fields around a value that the search finds. */
async function openFound(words: string, where: string | RegExp): Promise<void> {
  const home = panel.getByRole("button", { name: "Back", exact: true });
  while (await home.isVisible()) await home.click();
  await panel.getByRole("searchbox").fill(words);
  await panel
    .getByRole("region", { name: "Where it is written" })
    .getByRole("button", { name: where })
    .first()
    .click(SLOW);
  await expect(panel.getByRole("heading", { level: 2 }).first()).toBeVisible();
}

const labelled = (label: string) => panel.getByLabel(label, { exact: true });

/** The field with a label, with its buttons and what is said of it. */
const fieldOf = (label: string) =>
  panel
    .locator(".field")
    .filter({ has: page.getByLabel(label, { exact: true }) })
    .last();

async function saveField(label: string): Promise<void> {
  const save = fieldOf(label).getByRole("button", { name: "Save", exact: true });
  await save.click();
  await expect(save).toBeHidden(SLOW);
}

/** By the keyboard: the page that is shown anew beside it does not delay a key. */
const pressLast = (name: RegExp) => panel.getByRole("button", { name }).last().press("Enter");

/** What one edit did: lines new and gone in its file, and what the file says. */
async function expectWritten(file: string, lines: string, says: string): Promise<void> {
  await expect.poll(() => diffOf(file), SLOW).toBe(lines);
  expect(textOf(file)).toContain(says);
  expect(server.git("status", "--porcelain", "--", "content").split("\n")).toHaveLength(1);
  commit();
}

const ONE_LINE = "1 new, 1 gone";

test(`sentences are changed where they stand on the page`, async () => {
  await showPage("/about", /You pay us/);
  const file = "content/pages/about.yaml";
  const heading = site.getByRole("heading", { level: 1 });
  await editInPlace(heading, () => "You pay us for research alone");
  await expect(heading).toHaveText("You pay us for research alone", SLOW);
  await expectWritten(file, ONE_LINE, "  heading: You pay us for research alone\n");

  await editInPlace(site.getByText("We publish research on Indian equities"), (value) => {
    // The fact stands as its value.
    expect(value).toMatch(/^\{\{[\w ]+\}\} is a SEBI-registered/);
    return value.replace("who decide", "who themselves decide");
  });
  await expectWritten(file, ONE_LINE, "themselves decide");

  await editInPlace(site.getByText("It also sets limits."), (value) => `${value} We say so.`);
  await expect(site.getByText("We say so.")).toBeVisible(SLOW);
  await expectWritten(file, ONE_LINE, "remains your decision. We say so.\n");

  await editInPlace(site.getByText("A view starts from prices, accounts"), (value) =>
    value.replace("anyone can", "everybody can"),
  );
  await expectWritten(
    file,
    ONE_LINE,
    '- "**Evidence first.** A view starts from prices, accounts and filings that everybody can look up."',
  );

  await editInPlace(
    site.getByText("Whom we do not serve", { exact: true }),
    () => "Whom we cannot serve: a list",
  );
  await expectWritten(file, ONE_LINE, 'heading: "Whom we cannot serve: a list"');
});

test(`a price opens its fields; a mistake is told in the words of the build`, async () => {
  await showPage("/options", /Options research/);
  const file = "content/services/options.yaml";
  const price = labelled("Price");
  await expect(async () => {
    await site.getByText("₹50,000", { exact: true }).first().click();
    await expect(price).toBeVisible({ timeout: 10_000 });
  }).toPass(SLOW);
  await price.fill("1");
  await expect(
    panel.getByText("expected at least 100 rupees", { exact: false }).first(),
  ).toBeVisible(SLOW);
  await price.fill("52000");
  await saveField("Price");
  await expect(site.getByText("₹52,000", { exact: true }).first()).toBeVisible(SLOW);
  await expectWritten(file, ONE_LINE, "    price: 52000\n");

  const months = labelled("Months");
  await months.fill("5");
  await saveField("Months");
  await expectWritten(file, ONE_LINE, "    months: 5\n");

  await panel.getByRole("button", { name: "Why", exact: true }).click();
  const why = labelled("Why");
  await why.fill("For those who stay");
  await saveField("Why");
  await expectWritten(file, "1 new, 0 gone", "why: For those who stay");
  await fieldOf("Why").getByRole("button", { name: "Leave it out" }).click();
  await expectWritten(file, "0 new, 1 gone", "    price: 52000\n");
});

test(`lists: an entry is added, moved and taken out`, async () => {
  const file = "content/services/options.yaml";
  await openFound("Messaging support", /Options.*Features/);
  await pressLast(/^Add/);
  const entry = panel.getByRole("group", { name: /^New entry in/ });
  await entry.getByRole("textbox").fill("Charts by message");
  expect(server.git("status", "--porcelain", "--", "content")).toBe("");
  await entry.getByRole("button", { name: /^Save/ }).click();
  await expectWritten(file, "1 new, 0 gone", "      - Charts by message\n");
  const up = panel.getByRole("button", { name: "Move up: Charts by message" });
  await expect(up).toBeEnabled(SLOW);
  await up.press("Enter");
  await expect.poll(() => diffOf(file), SLOW).toBe("1 new, 1 gone");
  commit();
  const remove = panel.getByRole("button", { name: /^Remove/ }).first();
  await expect(remove).toHaveAccessibleName("Remove: Charts by message", SLOW);
  await remove.press("Enter");
  await expectWritten(file, "0 new, 1 gone", "      - Messaging support\n");
});

test(`a choice, a switch, a day, a value on other days`, async () => {
  await openFound("Subscribe", /Options.*Label of the buttons/);
  const button = labelled("Label of the buttons");
  await button.selectOption("Get Started");
  await saveField("Label of the buttons");
  await expectWritten("content/services/options.yaml", ONE_LINE, "cta: Get Started\n");

  await openFound("2028-12-31", /Firm/i);
  const expires = labelled("Expires");
  await expires.fill("2029-01-31");
  await saveField("Expires");
  await expectWritten("content/firm.yaml", ONE_LINE, "expires: 2029-01-31");

  await openFound("Before you begin", /Options/);
  await panel.getByRole("switch", { name: "Is joined" }).click();
  await expectWritten("content/services/options.yaml", ONE_LINE, "isJoined: false\n");

  await openFound("20000", /Futures.*Price|Price/);
  await fieldOf("Price").getByRole("button", { name: "Change it on a day to come" }).click();
  await panel.getByLabel("First day").fill("2027-01-26");
  await panel.getByLabel("On these days").fill("21000");
  await panel.getByRole("button", { name: "Save these days" }).click();
  await expectWritten("content/services/futures.yaml", "5 new, 1 gone", "    - from: 2027-01-26\n");
});

test(`a placeholder is supplied, and one less is left`, async () => {
  const left = page.getByRole("button", { name: /to supply: show the examples/ });
  const before = Number(/\d+/.exec((await left.getAttribute("aria-label")) ?? "")?.[0]);
  await openFound("English and Hindi", /Firm/i);
  const languages = labelled("Languages");
  await languages.fill("English, Hindi and Kannada");
  await saveField("Languages");
  await expectWritten("content/firm.yaml", ONE_LINE, "languages: English, Hindi and Kannada\n");
  await expect(left).toHaveAccessibleName(new RegExp(`^${before - 1} `), SLOW);
});

test(`policies and titles`, async () => {
  await showPage("/privacy-policy", "Privacy policy");
  await editInPlace(site.getByText("We use personal data to:"), (value) =>
    value.replace("use personal", "use your personal"),
  );
  await expectWritten(
    "content/policies/privacy-policy.md",
    ONE_LINE,
    "We use your personal data to:",
  );

  await openFound("Nifty and stock options: plans", /Options/);
  const title = labelled("Title");
  await title.fill("Nifty and stock options: plans, fees");
  await saveField("Title");
  await expectWritten(
    "content/services/options.yaml",
    ONE_LINE,
    '  title: "Nifty and stock options: plans, fees"\n',
  );
});

test(`what the owner fixed stays, and says who may change it`, async () => {
  await openFound("Who We Serve", /About.*Who We Serve/s);
  await expect(panel.getByText(/Only the owner may change this/).first()).toBeVisible();
});

/** A file as somebody drops it. */
async function dropped(name: string, bytes: Buffer) {
  return page.evaluateHandle(
    ({ fileName, numbers }) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(numbers)], fileName));
      return transfer;
    },
    { fileName: name, numbers: [...bytes] },
  );
}

test(`a picture is dropped, and what is none is refused`, async () => {
  await openFound("Degree and institution to", /Qualification/);
  await panel.getByRole("button", { name: "Photograph", exact: true }).click();
  const field = fieldOf("Photograph");
  const area = field.locator(".picture");
  await area.dispatchEvent("drop", { dataTransfer: await dropped("cv.jpg", Buffer.from("%PDF")) });
  await expect(field.getByText(/cannot be read as one/)).toBeVisible(SLOW);
  const portrait = {
    create: { width: 400, height: 500, channels: 3, background: "teal" },
  } as const;
  const png = await sharp(portrait).png().toBuffer();
  await area.dispatchEvent("drop", { dataTransfer: await dropped("हमारे Analyst.PNG", png) });
  await expect(field.getByText("400 by 500 pixels.")).toBeVisible(SLOW);
  await saveField("Photograph");
  await expect.poll(() => diffOf("content/firm.yaml"), SLOW).toBe("1 new, 0 gone");
  expect(textOf("content/firm.yaml")).toContain("  photograph: analyst.png\n");
  expect(readFileSync(path.join(server.folder, "content/pictures/analyst.png"))).toEqual(png);
  server.git("add", "content");
  commit();
});

test(`what is typed stays over a reload`, async () => {
  await openFound("Our numbers and addresses", /About/);
  const heading = labelled("Heading");
  await heading.fill("Our numbers, and that is all");
  await expect(panel.getByText("Not saved yet").first()).toBeVisible();
  await expect
    .poll(() => readFileSync(path.join(server.folder, ".edit/drafts.json"), "utf8"), SLOW)
    .toContain("that is all");
  await page.reload();
  await expect(panel.getByText(/not saved/i).first()).toBeVisible(SLOW);
  expect(server.git("status", "--porcelain", "--", "content")).toBe("");
});

test(`a change is undone, and all`, async () => {
  await page.getByRole("button", { name: /Send for approval/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog
    .getByRole("button", { name: /^Undo:/ })
    .first()
    .click();
  await expect.poll(() => server.git("status", "--porcelain", "--", "content"), SLOW).not.toBe("");
  await dialog.getByRole("button", { name: /^Undo all/ }).click();
  const first = server.git("rev-list", "--max-parents=0", "HEAD");
  await expect.poll(() => server.git("diff", "--stat", first, "--", "content"), SLOW).toBe("");
});
