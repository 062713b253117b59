import { expect, type Locator, type Page } from "@playwright/test";

export const inquiry = {
  "Full Name": "Asha Rao",
  Email: "asha@example.in",
  "Phone Number": "9876543210",
  Language: "Kannada",
  "Your Message": "Which plan suits one lot?\nI trade twice a week.",
};

export function inquiryForm(page: Page): Locator {
  return page.getByRole("form", { name: "Send us a message" });
}

export function field(page: Page, label: keyof typeof inquiry): Locator {
  return inquiryForm(page).getByLabel(label);
}

export function sendButton(page: Page): Locator {
  return inquiryForm(page).getByRole("button", { name: "Send Message" });
}

/** WhatsApp is answered for, never asked. */
export async function answerForWhatsApp(page: Page): Promise<void> {
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
  for (const [label, value] of Object.entries({ ...inquiry, ...values })) {
    await inquiryForm(page).getByLabel(label).fill(value);
  }
}

/** The browser's answer when it blocks a tab. */
export async function blockTabs(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.open = () => null;
  });
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
