import { expect, type Locator, type Page } from "@playwright/test";
import { content } from "./routes";

const { form } = content.pages.contact;

/** What a visitor types, by the name of the field in the content. */
export const inquiry = {
  name: "Asha Rao",
  email: "asha@example.in",
  phone: "9876543210",
  language: "Kannada",
  message: "Which plan suits one lot?\nI trade twice a week.",
};

export type Field = keyof typeof inquiry;

export const fields = Object.keys(inquiry) as Field[];

export const inquiryForm = (page: Page) => page.getByRole("form", { name: form.heading });
export const field = (page: Page, name: Field) => inquiryForm(page).getByLabel(form[name].label);

export function sendButton(page: Page): Locator {
  return inquiryForm(page).getByRole("button", { name: form.submit });
}

/** Answers for WhatsApp, so that nothing leaves the machine. */
async function answerForWhatsApp(page: Page): Promise<void> {
  await page
    .context()
    .route("https://wa.me/**", (route) =>
      route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Chat</title>" }),
    );
}

/** Opens the page and waits until the form listens. */
export async function openContact(page: Page, search = ""): Promise<void> {
  await answerForWhatsApp(page);
  await page.goto(`/contact${search}`);
  await expect(sendButton(page)).toBeEnabled();
}

export async function fillIn(page: Page, values: Partial<typeof inquiry> = {}): Promise<void> {
  for (const name of fields) await field(page, name).fill(values[name] ?? inquiry[name]);
}

/** Sends what the form holds and gives the tab that opened. */
export async function send(page: Page): Promise<Page> {
  const opening = page.waitForEvent("popup");
  await sendButton(page).click();
  const tab = await opening;
  await tab.waitForURL("https://wa.me/**");
  return tab;
}

/** The first message of the chat that a tab or a link leads to, line by line. */
export function messageLines(href: string): string[] {
  return (new URL(href).searchParams.get("text") ?? "").split("\n");
}
