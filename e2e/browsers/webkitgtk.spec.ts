import { writeFile } from "node:fs/promises";
import {
  applicant,
  calls,
  expect,
  imageLabels,
  mails,
  paramsOf,
  sentParams,
  test,
  thanks,
} from "../support/consent/consent";
import { jpeg } from "../support/consent/photos";
import { SAYS_NO_IDENTITY } from "../support/consent/way-back";
import { openWebKit, type WebKit } from "../support/engines/webkitgtk";
import { inquiry, messageLines } from "../support/pages/inquiry";
import { content, layoutKinds } from "../support/pages/routes";

// Safari's engine where Playwright's WebKit is not to be had. WebKitGTK keeps the page that is left,
// so Back here is Back as visitors know it.

const TEXTS = ["fullName", "email", "phone", "dob", "panNumber", "adhaarNumber"];
const IMAGES = ["panImage", "adhaarFrontImage", "adhaarBackImage", "signImage"];

let webkit: WebKit;
test.beforeAll(async () => {
  const port = 20_000 + (process.pid % 10_000);
  webkit = await openWebKit(process.env.WEBKITGTK_PATH ?? "", port);
});
test.afterAll(() => webkit.close());

const says = (text: string) => () =>
  webkit.ask<boolean>(
    `document.querySelector("main").textContent.includes(${JSON.stringify(text)})`,
  );

async function fillInConsent(baseURL: string | undefined): Promise<void> {
  await webkit.open(`${baseURL}/consent-form`);
  await expect.poll(() => webkit.ask(SAYS_NO_IDENTITY)).toBe(true);
  // A field of a date is typed into as it is shown, the month first.
  const dob = applicant["Date Of Birth"].replace(/(\d+)-(\d+)-(\d+)/, "$2-$3-$1");
  const values = Object.values({ ...applicant, "Date Of Birth": dob });
  for (const [index, id] of TEXTS.entries()) await webkit.type(`#${id}`, values[index] ?? "");
  const photo = test.info().outputPath("Canary photo.jpg");
  await writeFile(photo, (await jpeg(photo, { width: 320, height: 200 })).buffer);
  for (const id of IMAGES) await webkit.type(`#${id}`, photo);
  const previews = () => webkit.ask("document.querySelectorAll('main form img').length");
  await expect.poll(previews).toBe(imageLabels.length);
  await webkit.click("#acceptedTerms");
}

test("every layout shows its heading and text, and no drawing lies on words", async ({
  baseURL,
}) => {
  for (const route of layoutKinds) {
    await webkit.open(`${baseURL}${route}`);
    const shown = await webkit.ask(`[
      document.querySelector("h1").getBoundingClientRect().height > 20,
      document.querySelector("main").innerText.length > 500,
      getComputedStyle(document.querySelector("header > :last-child")).position,
      [...document.querySelectorAll("main li > svg + *")].filter((words) =>
        words.previousElementSibling.getBoundingClientRect().right > words.getBoundingClientRect().left
      ).length,
    ]`);
    expect.soft(shown, route).toEqual([true, true, "sticky", 0]);
  }
});

test("an inquiry becomes a WhatsApp message", async ({ baseURL }) => {
  await webkit.open(`${baseURL}/contact`);
  const [line = ""] = inquiry.message.split("\n");
  const typed = { user_name: inquiry.name, user_email: inquiry.email, message: line };
  for (const [id, text] of Object.entries(typed)) await webkit.type(`#${id}`, text);
  await webkit.type("#user_phone", inquiry.phone);
  await webkit.click("main form [type=submit]");
  await expect.poll(says(content.pages.contact.form.sent.title)).toBe(true);
  const href = await webkit.ask<string>("document.querySelector('[role=status] a').href");
  expect(messageLines(href)).toEqual(
    expect.arrayContaining([expect.stringContaining(inquiry.name), line]),
  );
});

test("a consent form arrives whole", async ({ baseURL, providers }) => {
  await fillInConsent(baseURL);
  await webkit.click("main form [type=submit]");
  await expect.poll(says(thanks), { timeout: 30_000 }).toBe(true);
  expect(calls(providers)).toEqual(["auto", "auto", "auto", "auto", "raw", "mail"]);
  expect(paramsOf(mails(providers)[0])).toEqual(sentParams());
});

test("Back and a reload bring back nothing that proves an identity", async ({ baseURL }) => {
  await fillInConsent(baseURL);
  await webkit.open(`${baseURL}/about`);
  await webkit.back();
  await expect.poll(() => webkit.ask(SAYS_NO_IDENTITY)).toBe(true);
  expect(await webkit.ask("document.querySelector('#fullName').value")).toBe(
    applicant["Full Name"],
  );
  await fillInConsent(baseURL);
  await webkit.reload();
  await expect.poll(() => webkit.ask(SAYS_NO_IDENTITY)).toBe(true);
});
