import { expect, type Page, test } from "@playwright/test";
import { control, dot, expectShown, openWithClock, pass } from "../support/pages/carousel";

async function leaveWithTheMouse(page: Page) {
  await page.mouse.move(0, 0);
}

test.describe("by itself", () => {
  test("it moves on after 5 seconds and not before", async ({ page }) => {
    await openWithClock(page);
    await expectShown(page, 1);
    await pass(page, 4_500);
    await expectShown(page, 1);
    await pass(page, 400);
    await expectShown(page, 1);
    await pass(page, 100 + 700);
    await expectShown(page, 2);
  });

  test("it shows all five in turn and begins again", async ({ page }) => {
    await openWithClock(page);
    for (const number of [2, 3, 4, 5, 1]) {
      await pass(page, 5_000);
      await expect(dot(page, number)).toHaveAttribute("aria-current", "true");
    }
    await pass(page, 700);
    await expectShown(page, 1);
  });

  test("it stands still under the mouse", async ({ page }) => {
    await openWithClock(page);
    await control(page, "Next").hover();
    await pass(page, 60_000);
    await expectShown(page, 1);
    await leaveWithTheMouse(page);
    await pass(page, 5_700);
    await expectShown(page, 2);
  });

  test("it stands still while the keyboard's focus is in it", async ({ page }) => {
    await openWithClock(page);
    await control(page, "Pause").focus();
    await page.keyboard.press("Tab");
    await expect(control(page, "Previous")).toBeFocused();
    await pass(page, 60_000);
    await expectShown(page, 1);
    await dot(page, 5).focus();
    await page.keyboard.press("Tab");
    await pass(page, 5_700);
    await expect(dot(page, 2)).toHaveAttribute("aria-current", "true");
  });

  test("the pause button stops it and starts it again", async ({ page }) => {
    await openWithClock(page);
    await control(page, "Pause").click();
    await leaveWithTheMouse(page);
    await expect(control(page, "Pause")).toHaveCount(0);
    await pass(page, 60_000);
    await expectShown(page, 1);
    await control(page, "Play").click();
    await leaveWithTheMouse(page);
    await expect(control(page, "Pause")).toBeVisible();
    await pass(page, 5_700);
    await expectShown(page, 2);
  });
});

test.describe("a manual action", () => {
  const actions = [
    { name: "Next", button: (page: Page) => control(page, "Next"), shown: 2, after: 3 },
    { name: "Previous", button: (page: Page) => control(page, "Previous"), shown: 5, after: 1 },
    { name: "a dot", button: (page: Page) => dot(page, 3), shown: 3, after: 4 },
  ];
  for (const { name, button, shown, after } of actions) {
    test(`${name} pauses it for 10 seconds, so that it moves on 15 seconds later`, async ({
      page,
    }) => {
      await openWithClock(page);
      // Just before it would have moved by itself.
      await pass(page, 4_900);
      await button(page).click();
      await leaveWithTheMouse(page);
      await pass(page, 14_500);
      await expectShown(page, shown);
      await pass(page, 500 + 700);
      await expectShown(page, after);
    });
  }

  test("a second one begins the 10 seconds anew", async ({ page }) => {
    await openWithClock(page);
    await control(page, "Next").click();
    await leaveWithTheMouse(page);
    await pass(page, 9_000);
    await control(page, "Next").click();
    await leaveWithTheMouse(page);
    await pass(page, 14_500);
    await expectShown(page, 3);
    await pass(page, 500 + 700);
    await expectShown(page, 4);
  });

  test("works by keyboard alone", async ({ page }) => {
    await openWithClock(page);
    await control(page, "Pause").focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(control(page, "Next")).toBeFocused();
    await page.keyboard.press("Enter");
    await pass(page, 700);
    await expectShown(page, 2);
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Space");
    await pass(page, 700);
    await expectShown(page, 1);
    for (let tabs = 0; tabs < 5; tabs += 1) await page.keyboard.press("Tab");
    await expect(dot(page, 4)).toBeFocused();
    await page.keyboard.press("Enter");
    await pass(page, 700);
    await expectShown(page, 4);
  });
});

test.describe("for visitors who want less motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("nothing moves by itself and a click jumps", async ({ page }) => {
    await openWithClock(page);
    await pass(page, 60_000);
    await expectShown(page, 1);
    await control(page, "Next").click();
    await pass(page, 50);
    await expectShown(page, 2);
    await leaveWithTheMouse(page);
    await pass(page, 60_000);
    await expectShown(page, 2);
  });
});
