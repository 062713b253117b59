import { FURTHER } from "@/e2e/run/further";
import {
  acceptance,
  alert,
  applicant,
  calls,
  consentForm,
  expect,
  fillText,
  mails,
  openForm,
  openPlan,
  paramsOf,
  received,
  sendForm,
  submitButton,
  test,
} from "../support/consent/consent";
import {
  choosePhotosOnDisk,
  expectForm,
  expectNoIdentity,
  expectNothingOfTheClient,
  fillFormFromDisk,
  fillInTheRest,
  OTHER,
} from "../support/consent/way-back";
import { goBackToCache, markDocument, pageCache } from "../support/engines/page-cache";
import { onePlan } from "../support/pages/routes";

// The page that is left is kept whole, and the back button shows it again as it was left.
test.use(pageCache);

test.beforeEach(async ({ page }) => {
  await openForm(page);
  await markDocument(page);
});

test("a form that was not sent comes back without what is secret", async ({ page, providers }) => {
  await fillFormFromDisk(page);
  await (await openPlan(page)).selectOption(onePlan);
  await page.goto("/about");
  await goBackToCache(page);
  await expectForm(page, { isKept: true });
  await expect(consentForm(page).getByRole("combobox")).toHaveValue(onePlan);
  // Nor does the browser's own undo bring a number back.
  await consentForm(page).getByLabel("PAN Number").focus();
  await page.keyboard.press("Control+z");
  await expectNoIdentity(page);
  await fillInTheRest(page);
  await sendForm(page);
  expect(paramsOf(mails(providers)[0])).toMatchObject(OTHER);
});

test("a form left while it is sent stops, and says so afterwards", { tag: FURTHER }, async ({
  page,
  providers,
}) => {
  await fillFormFromDisk(page);
  providers.setFaults([{ endpoint: "raw", kind: "hang" }]);
  page.on("dialog", (dialog) => dialog.accept());
  await submitButton(page).click();
  await expect.poll(() => calls(providers)).toContain("raw");
  await page.goto("/about");
  await goBackToCache(page);
  await expectForm(page, { isKept: true });
  await expect(alert(page)).toContainText("You left this page before your application was through");
  await expect(alert(page)).toContainText(/([0-9A-Z]{4}-){2}[0-9A-Z]{4}/);
  await expect(alert(page)).toBeFocused();
  await fillInTheRest(page);
  await sendForm(page);
  // One e-mail for what was filled in anew; the first application went no further.
  expect(mails(providers)).toHaveLength(1);
  expect(paramsOf(mails(providers)[0])).toMatchObject(OTHER);
});

test("of a sent form nothing comes back but the reference", { tag: FURTHER }, async ({
  page,
  providers,
}) => {
  await fillFormFromDisk(page);
  await sendForm(page);
  await page.goto("/about");
  await goBackToCache(page);
  await expect(received(page)).toContainText(paramsOf(mails(providers)[0]).reference ?? "no mail");
  await expectNothingOfTheClient(page);
});

test("what is typed before the script arrives does not come back", { tag: FURTHER }, async ({
  page,
}) => {
  await page.route("**/assets/consent-form.*.js", (route) => route.abort());
  await page.goto("/consent-form");
  await markDocument(page);
  await fillText(page);
  await choosePhotosOnDisk(page);
  await acceptance(page).check();
  await page.goto("/about");
  await goBackToCache(page);
  await expectNoIdentity(page);
  await expect(consentForm(page).getByLabel("Full Name")).toHaveValue(applicant["Full Name"]);
});
