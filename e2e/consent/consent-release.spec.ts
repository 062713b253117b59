import { FURTHER } from "@/e2e/run/further";
import {
  alert,
  applicant,
  consentForm,
  expect,
  fillForm,
  imageInput,
  openForm,
  openPlan,
  submitButton,
  test,
} from "../support/consent/consent";
import * as photos from "../support/consent/photos";
import { content } from "../support/pages/routes";

// A release replaces the site's files while the form is open, or while it is filled in.

const { replaced, errors } = content.pages["consent-form"].form;
const GONE = { status: 404, contentType: "text/plain", body: "Not found" };

test.use({ serviceWorkers: "block" });

test("the form says to reload as soon as it is begun, and no word about the connection", async ({
  page,
}) => {
  await openForm(page);
  await page.context().route("**/assets/*", (route) => route.fulfill(GONE));
  await consentForm(page).getByLabel("Full Name").fill(applicant["Full Name"]);
  const notice = alert(page).filter({ hasText: replaced.alert });
  await expect(notice).toBeVisible();
  await expect(notice.getByRole("link")).toHaveCount(3);
  await imageInput(page, "PAN Image").setInputFiles(
    await photos.jpeg("pan.jpg", { width: 64, height: 40 }),
  );
  await expect(consentForm(page).getByText(errors.refusals.replaced)).toBeVisible();
  await expect(page.getByText("Check your internet connection")).toBeHidden();
});

test("the reload keeps the plan and nothing else", async ({ page, context }) => {
  await openForm(page);
  await context.route("**/assets/*", (route) => route.fulfill(GONE));
  const plan = await openPlan(page);
  await plan.selectOption({ index: 1 });
  const chosen = await plan.inputValue();
  await consentForm(page).getByLabel("Full Name").fill(applicant["Full Name"]);
  const reload = consentForm(page).getByRole("button", { name: replaced.reload });
  await expect(reload).toBeVisible();
  await context.unroute("**/assets/*");
  await Promise.all([page.waitForEvent("load"), reload.click()]);
  await expect(page.locator('[data-island="consent-form"][data-ready]')).toBeAttached();
  await expect(consentForm(page).getByRole("combobox")).toHaveValue(chosen);
  await expect(consentForm(page).getByLabel("Full Name")).toHaveValue("");
  expect(await page.evaluate(() => [history.state, location.search])).toEqual([null, ""]);
});

test("pressed, the button says so instead of a failure of the line", { tag: FURTHER }, async ({
  page,
  context,
}) => {
  // The code that sends is gone, the rest has come.
  await context.route(/\/assets\/(run|media-host|mail)[^/]*\.js$/, (route) => route.fulfill(GONE));
  await openForm(page);
  await fillForm(page);
  await submitButton(page).click();
  await expect(alert(page).filter({ hasText: replaced.text }).first()).toBeVisible();
  await expect(submitButton(page)).toBeEnabled();
});
