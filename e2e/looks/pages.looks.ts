import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { exportedPages } from "../support/pages/exported-pages";
import { openSettled } from "./settled-page";

const isRedirect = (file: string) =>
  /http-equiv="?refresh/i.test(readFileSync(path.join("out", file), "utf8"));

for (const file of exportedPages().filter((file) => !isRedirect(file))) {
  const name = path.basename(file, ".html");
  test(name, async ({ page }) => {
    await openSettled(page, name === "index" ? "/" : `/${name}`, true);
    await expect(page).toHaveScreenshot(`page-${name}.png`, { fullPage: true });
  });
}
