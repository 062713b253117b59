import { expect, test } from "@playwright/test";
import { fillIn } from "@/lib/text/fill-in";
import { formatMonth } from "@/lib/text/format";
import { content, phone } from "../support/pages/routes";

const { tables } = content.pages.complaints;
const newest = content.complaints.monthly.rows.at(-1)?.period ?? "";

/** Words of the notice on a month that is due and not entered, up to its due day. */
const missing = (month: string) =>
  (
    fillIn(tables.missing.month, { month: formatMonth(month), due: "|" }).split("|")[0] ?? ""
  ).trim();

const after = (month: string, count: number) => {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
};

test("a visitor reads of a month that is not entered from the eighth of the next, India's time", async ({
  page,
}) => {
  const next = after(newest, 1);
  const due = `${after(newest, 2)}-07`;
  const notice = page.getByRole("main").getByText(missing(next)).first();
  for (const [moment, isShown] of [
    [`${due}T18:29:00Z`, false],
    [`${due}T18:31:00Z`, true],
  ] as const) {
    await page.clock.setFixedTime(new Date(moment));
    await page.goto("/complaints");
    await expect(notice, moment).toBeVisible({ visible: isShown });
  }
});

test("on a phone a table's name stays in sight while its columns scroll", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/complaints");
  const region = page.getByRole("region", { name: tables.annual });
  const name = region.locator("caption").getByText(tables.annual);
  for (const left of [0, 100_000]) {
    await region.evaluate((element, to) => element.scrollTo({ left: to }), left);
    const [frame, text] = await Promise.all([region.boundingBox(), name.boundingBox()]);
    expect(text?.x ?? -1).toBeGreaterThanOrEqual(frame?.x ?? 0);
    expect((text?.x ?? 0) + (text?.width ?? 1e6)).toBeLessThanOrEqual(
      (frame?.x ?? 0) + (frame?.width ?? 0),
    );
  }
});
