import { expect, test } from "@playwright/test";
import { content } from "../support/pages/routes";

const [folds] = (content.bandPages.get("compliance")?.bands ?? []).filter(
  ({ kind }) => kind === "folds",
);
const parts = folds?.kind === "folds" ? folds.parts : [];
const clauses = parts.flatMap((part) => (part.kind === "clauses" ? part.items : []));
/** The last fold, and the last clause inside one. */
const anchors = [parts.at(-1)?.id, clauses.at(-1)?.id].filter((id) => id !== undefined);

test("an address with the anchor of what is folded opens it and shows it", async ({ page }) => {
  expect(anchors).toHaveLength(2);
  for (const anchor of anchors) {
    await page.goto("/about");
    await page.goto(`/compliance#${anchor}`);
    const heading = page.locator(`#${anchor}`).getByRole("heading").first();
    await expect(heading).toBeInViewport();
    await expect(page.locator("main details[open]")).toHaveCount(1);
  }
});
