import { getContent } from "@/lib/checks/checked-content";
import { formWords } from "@/lib/consent/form-words";
import { planOffers } from "@/lib/consent/plan-offers";
import { priceOf } from "@/lib/fees/price";
import { formatRupees } from "@/lib/text/format";
import { versionsInForce } from "@/lib/versions/versions";
import {
  consentForm,
  expect,
  fillForm,
  mails,
  openForm,
  paramsOf,
  sendForm,
  test,
} from "../support/consent/consent";

const content = getContent();
const [plan] = content.services.flatMap(({ plans }) => plans);
const [offer] = planOffers(content, formWords(content).plan);
if (!plan || !offer) throw new Error("The content has no plan.");
const { base, gst, total } = priceOf(plan, content.firm.gstPercent);

test("the plan of the address and every version are in the e-mail", async ({ page, providers }) => {
  await openForm(page, `?plan=${plan.id}`);
  for (const amount of [base, gst, total, content.firm.feeCap]) {
    await expect(consentForm(page).getByRole("status").first()).toContainText(formatRupees(amount));
  }
  await fillForm(page);
  await sendForm(page);
  const params = paramsOf(mails(providers)[0]);
  const labels = Object.values(versionsInForce(content)).map(
    ({ label, words }) => `${label}: ${words}`,
  );
  expect(labels).toHaveLength(5);
  expect(params).toMatchObject({
    plan: offer.name,
    planFee: formatRupees(base),
    planGst: formatRupees(gst),
    planTotal: formatRupees(total),
    planCap: expect.stringContaining(formatRupees(content.firm.feeCap)),
    acceptedVersions: labels.join("; "),
  });
});

test("the data notice comes first, and each accepted text opens", async ({ page, context }) => {
  await openForm(page);
  const notice = page.getByRole("region", { name: "Your data: please read this first" });
  for (const words of [
    "Aadhaar is your choice",
    "Cloudinary",
    "EmailJS",
    "Data Protection Board",
  ]) {
    await expect(notice).toContainText(words);
  }
  const isBefore = await notice.evaluate(
    (element) =>
      element.compareDocumentPosition(document.querySelector("form input, form select") as Node) &
      Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(isBefore).toBeTruthy();
  await expect(page.getByRole("checkbox")).toHaveCount(1);
  await consentForm(page).getByLabel("Full Name").fill("Asha");
  for (const { label, words, href } of Object.values(versionsInForce(content))) {
    const link = consentForm(page).getByRole("link", { name: `${label}: ${words}` });
    await expect(link).toHaveAttribute("href", href);
    const opened = context.waitForEvent("page");
    await link.click();
    const tab = await opened;
    await expect(tab.getByRole("heading", { level: 1 })).toBeVisible();
    await tab.close();
  }
  await expect(consentForm(page).getByLabel("Full Name")).toHaveValue("Asha");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the data notice can be read, its most important facts at once", async ({ page }) => {
    await page.goto("/consent-form");
    const notice = page.getByRole("region", { name: "Your data: please read this first" });
    for (const fact of ["Aadhaar is your choice", "Cloudinary", "We delete it within"]) {
      await expect(notice.getByText(fact).filter({ visible: true })).toHaveCount(1);
    }
    await notice.locator("summary").click();
    await expect(notice.getByText("How to take your consent back")).toBeVisible();
    await expect(consentForm(page)).toBeHidden();
  });
});
