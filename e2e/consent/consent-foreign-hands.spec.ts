import type { Page } from "@playwright/test";
import { FURTHER, furtherUnless } from "@/e2e/run/further";
import {
  acceptance,
  alert,
  applicantById,
  choosePhotos,
  consentForm,
  expect,
  failed,
  fillForm,
  fillText,
  mails,
  openForm,
  paramsOf,
  smallPhotos,
  submitButton,
  test,
  thanks,
} from "../support/consent/consent";
import { COPIED, copyElements } from "../support/hands/copier";
import { fillSilently, putIcons } from "../support/hands/password-manager";
import { MANNERS, said, translatePage } from "../support/hands/translator";
import { holdBack } from "../support/pages/hold-back";
import { content } from "../support/pages/routes";

// What stands in a page belongs to the visitor's other programs too.

test.use({ actionTimeout: 10_000 });

const FORM = "consent-form";
const { form: words } = content.pages["consent-form"];

async function expectTyped(page: Page): Promise<void> {
  for (const [id, value] of Object.entries(applicantById)) {
    await expect(page.locator(`#${id}`), id).toHaveValue(value);
  }
}

/** Whatever another program has made of its words. */
const submit = (page: Page) => page.locator(`[data-island="${FORM}"] [type=submit]`);
const island = (page: Page) => page.locator(`[data-island="${FORM}"]`);

/** The one page is translated, the other not: they must say the same in this state. */
async function expectSame(page: Page, plain: Page, state: string): Promise<void> {
  await expect(async () => {
    const [translated, original] = [await said(page, FORM), await said(plain, FORM)];
    expect(sentences(translated), state).toEqual(sentences(original));
  }).toPass({ timeout: 5_000 });
}

/** Two applications have two references and are not sent in the same second. */
function sentences(text: string): string[] {
  const same = text.replace(/[0-9A-Z]{4}(-[0-9A-Z]{4}){2}/g, "").replace(/\d\d?:\d\d(:\d\d)?/g, "");
  return same.split(/(?<=[.?!])/);
}

for (const manner of MANNERS) {
  test(`translated by a tool that ${manner}, the form says and does what it does otherwise`, {
    tag: FURTHER,
  }, async ({ page, context, providers }) => {
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    const plain = await context.newPage();
    for (const tab of [plain, page]) await openForm(tab);
    await translatePage(page, manner);
    const inBoth = async (state: string, act: (tab: Page) => Promise<void>) => {
      for (const tab of [plain, page]) await act(tab);
      await expectSame(page, plain, state);
    };

    await inBoth("errors", async (tab) => {
      await tab.locator("#acceptedTerms").check();
      await submit(tab).click();
      await expect(island(tab).getByRole("alert").getByRole("link")).toHaveCount(10);
    });
    await inBoth("a plan", async (tab) => {
      await island(tab).locator("summary").click();
      await tab.locator("#plan").selectOption({ index: 2 });
    });
    await inBoth("typed", async (tab) => {
      for (const [id, value] of Object.entries(applicantById))
        await tab.locator(`#${id}`).fill(value);
    });
    await inBoth("photographs", async (tab) => {
      const photos = Object.values(await smallPhotos());
      for (const [index, file] of photos.entries()) {
        await island(tab).locator("input[type=file]").nth(index).setInputFiles(file);
      }
      await expect(island(tab).getByText(words.documents.ready)).toHaveCount(4);
    });
    await inBoth("one removed and chosen again", async (tab) => {
      await island(tab).getByRole("button", { name: words.documents.remove }).first().click();
      await expect(island(tab).getByText(words.documents.ready)).toHaveCount(3);
      const [first] = Object.values(await smallPhotos());
      if (!first) throw new Error("no photograph");
      await island(tab).locator("input[type=file]").first().setInputFiles(first);
      await expect(island(tab).getByText(words.documents.ready)).toHaveCount(4);
    });
    await inBoth("failed", async (tab) => {
      providers.setFaults([{ endpoint: "mail", kind: "status", status: 500 }]);
      await submit(tab).click();
      await expect(island(tab).getByRole("alert")).toContainText(failed);
    });
    await expectTyped(page);
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await inBoth("sending", async (tab) => {
      await tab.route("**/email/send", async (route) => {
        await held;
        await route.continue();
      });
      await submit(tab).click();
      await expect(
        island(tab).getByRole("heading", { name: words.progress.heading }),
      ).toBeVisible();
      await expect(submit(tab)).toContainText(words.submitting);
    });
    letGo();
    await inBoth("sent", async (tab) => {
      await expect(island(tab).getByRole("status").first()).toContainText(thanks);
    });
    expect(paramsOf(mails(providers).at(-1))).toMatchObject({ fullName: applicantById.fullName });
    expect(errors).toEqual([]);
  });
}

/** What may happen to the HTML before the form is alive. */
const EARLY: Record<string, (page: Page) => Promise<void>> = {
  "translated by replacing": (page) => translatePage(page, "replaces"),
  "translated by wrapping": (page) => translatePage(page, "wraps"),
  highlighted: (page) => translatePage(page, "splits"),
  "given icons": putIcons,
};

const EARLY_EVERY_DAY = "translated by replacing";

for (const [change, act] of Object.entries(EARLY)) {
  test(`${change} before it is alive, the form keeps what is in it`, {
    tag: furtherUnless(change === EARLY_EVERY_DAY),
  }, async ({ page, providers }) => {
    const letCome = await holdBack(page, "**/assets/*");
    await page.goto("/consent-form", { waitUntil: "commit" });
    await fillText(page);
    await choosePhotos(page);
    await acceptance(page).check();
    await consentForm(page).locator("summary").click();
    await page.locator("#plan").selectOption({ index: 2 });
    const plan = await page.locator("#plan").inputValue();
    await page.locator("#fullName").focus();
    await act(page);
    letCome();
    await expect(island(page)).toHaveAttribute("data-ready");
    await expectTyped(page);
    await expect(page.locator("#fullName")).toBeFocused();
    await expect(page.locator("#plan")).toHaveValue(plan);
    await expect(page.locator("#acceptedTerms")).toBeChecked();
    await expect(island(page).getByText(words.documents.ready)).toHaveCount(4);
    await submit(page).click();
    await expect(island(page).getByRole("status").first()).toContainText(thanks);
    expect(paramsOf(mails(providers)[0])).toMatchObject({ fullName: applicantById.fullName });
  });
}

test("values that a program sets without an event are counted and sent", async ({
  page,
  providers,
}) => {
  await openForm(page);
  await choosePhotos(page);
  await fillSilently(page, applicantById);
  const missing = page.locator("#missing");
  await expect(missing).toHaveText(words.needs.rest.replace("{list}", words.needs.acceptance));
  await acceptance(page).check();
  await submitButton(page).click();
  await expect(island(page).getByRole("status").first()).toContainText(thanks);
  expect(paramsOf(mails(providers)[0])).toMatchObject({
    fullName: applicantById.fullName,
    panNumber: applicantById.panNumber,
  });
});

test("icons beside fields do no harm, nor a value set without an event just before the press", {
  tag: FURTHER,
}, async ({ page, providers }) => {
  await openForm(page);
  await putIcons(page);
  await fillForm(page);
  await putIcons(page);
  await submitButton(page).focus();
  await fillSilently(page, { fullName: "Asha Changed Rao" });
  await submitButton(page).press("Enter");
  await expect(island(page).getByRole("status").first()).toContainText(thanks);
  expect(mails(providers)).toHaveLength(1);
  expect(paramsOf(mails(providers)[0]).fullName).toBe("Asha Changed Rao");
});

/** Opens the form and fills it in, until all photographs are ready. */
async function openFilled(page: Page): Promise<void> {
  await openForm(page);
  await fillForm(page);
  await expect(island(page).getByText(words.documents.ready)).toHaveCount(4);
}

/** Makes the form's next drawings throw, as a broken browser API does. */
async function breakNext(page: Page, times: number): Promise<void> {
  await page.evaluate((count) => {
    let left = count;
    const scope = globalThis as { whole?: typeof Intl.ListFormat };
    scope.whole ??= Intl.ListFormat;
    const ListFormat = scope.whole;
    class Breaking extends ListFormat {
      constructor(...options: ConstructorParameters<typeof ListFormat>) {
        super(...options);
        left -= 1;
        if (left >= 0) throw new Error("broken on purpose");
      }
    }
    Object.assign(Intl, { ListFormat: Breaking });
  }, times);
}

test("after an exception the form is there again, with all that was in it", async ({
  page,
  providers,
}) => {
  await openFilled(page);
  providers.setFaults([{ endpoint: "mail", kind: "status", status: 500 }]);
  await submitButton(page).click();
  await expect(alert(page)).toContainText(failed);
  // React tries a drawing twice before it gives up.
  await breakNext(page, 2);
  await page.locator("#email").press("End");
  await page.keyboard.type("n");
  await page.keyboard.press("Backspace");
  await expect(island(page).getByText(words.documents.ready)).toHaveCount(4);
  await expectTyped(page);
  await expect(acceptance(page)).toBeChecked();
  await expect(alert(page)).toContainText(failed);
  await submitButton(page).click();
  await expect(island(page).getByRole("status").first()).toContainText(thanks);
  const references = mails(providers).map((mail) => paramsOf(mail).reference);
  expect(references).toHaveLength(2);
  expect(new Set(references).size).toBe(1);
});

/** Makes the next drawings of the progress throw. */
async function breakProgress(page: Page, times: number): Promise<void> {
  await page.evaluate((count) => {
    let left = count;
    const { values } = Object;
    Object.assign(Object, {
      values(of: { signImage?: unknown }) {
        if (typeof of.signImage === "number") {
          left -= 1;
          if (left >= 0) throw new Error("broken on purpose");
        }
        return values(of);
      },
    });
  }, times);
}

test("an exception while it is sent leaves the form, and says that it may have arrived", {
  tag: FURTHER,
}, async ({ page, providers }) => {
  await openForm(page);
  await fillForm(page);
  await breakProgress(page, 2);
  await submitButton(page).click();
  await expect(alert(page)).toContainText(words.failed.unsure);
  await expectTyped(page);
  await expect(island(page).getByText(words.documents.ready)).toHaveCount(4);
  await submitButton(page).click();
  await expect(island(page).getByRole("status").first()).toContainText(thanks);
  expect(mails(providers).length).toBeGreaterThan(0);
});

test("where it breaks again and again, the form stays to be read, with contacts and a way on", {
  tag: FURTHER,
}, async ({ page, providers }) => {
  await openFilled(page);
  await breakNext(page, Number.POSITIVE_INFINITY);
  await page.locator("#panNumber").clear();
  const notice = alert(page).filter({ hasText: content.shared.stopped });
  await expect(notice).toBeVisible();
  await expect(notice.locator('a[href^="tel:"]')).toBeVisible();
  await expect(page.locator("#fullName")).toHaveValue(applicantById.fullName);
  await expect(acceptance(page)).toBeChecked();
  // What was broken works again.
  await breakNext(page, 0);
  await submitButton(page).click();
  await expect(notice).toBeHidden();
  await expect(island(page).getByText(words.documents.ready)).toHaveCount(4);
  await page.locator("#panNumber").fill(applicantById.panNumber);
  await expectTyped(page);
  await submitButton(page).click();
  await expect(island(page).getByRole("status").first()).toContainText(thanks);
  expect(mails(providers)).toHaveLength(1);
});

for (const copied of COPIED) {
  test(`with a copy in the place of ${copied}, the form goes on with all that was in it`, {
    tag: FURTHER,
  }, async ({ page, providers }) => {
    const letCome = await holdBack(page, "**/assets/*");
    await page.goto("/consent-form", { waitUntil: "commit" });
    await fillText(page);
    await page.locator("footer").waitFor();
    await copyElements(page, copied);
    letCome();
    await expect(island(page)).toHaveAttribute("data-ready");
    await fillForm(page);
    await page.locator("#email").focus();
    await copyElements(page, copied);
    await expect(page.locator("#email")).toBeFocused();
    await expectTyped(page);
    await expect(island(page).getByText(words.documents.ready)).toHaveCount(4);
    await expect(acceptance(page)).toBeChecked();
    await submitButton(page).click();
    await expect(island(page).getByRole("heading", { name: words.progress.heading })).toBeVisible();
    await copyElements(page, copied);
    await expect(island(page).getByRole("status").first()).toContainText(thanks);
    await copyElements(page, copied);
    await expect(island(page).getByRole("status").first()).toContainText(thanks);
    expect(mails(providers)).toHaveLength(1);
    expect(paramsOf(mails(providers)[0])).toMatchObject({ fullName: applicantById.fullName });
  });
}

/** Of a blocker's that throws in place of a request. */
const THROWING: Record<string, string> = {
  "an upload": "XMLHttpRequest.prototype.send = stop",
  "the beginning of an upload": "XMLHttpRequest.prototype.open = stop",
  "the e-mail": "globalThis.fetch = stop",
};

for (const [what, change] of Object.entries(THROWING)) {
  test(`a program that throws in place of ${what} lets the form fail at once`, {
    tag: FURTHER,
  }, async ({ page }) => {
    await openFilled(page);
    await page.evaluate(
      `{ const stop = () => { throw new TypeError("blocked on purpose"); }; ${change}; }`,
    );
    await submitButton(page).click();
    await expect(alert(page)).toContainText(failed, { timeout: 5_000 });
    await expect(alert(page)).toContainText(words.failed.filter);
    await expectTyped(page);
    await expect(submitButton(page)).toBeEnabled();
  });
}
