import type { Page } from "@playwright/test";

/** Holds back what the page asks for at such addresses. @returns a function that lets it come */
export async function holdBack(page: Page, addresses: string | RegExp): Promise<() => void> {
  let letCome = () => {};
  const held = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(addresses, async (route) => {
    await held;
    await route.continue();
  });
  return letCome;
}
