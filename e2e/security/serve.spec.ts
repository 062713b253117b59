import { spawnSync } from "node:child_process";
import { readdir, stat } from "node:fs/promises";
import { networkInterfaces } from "node:os";
import path from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { applicant, fillForm, received, submitButton } from "../support/consent/consent";
import { type ServedProcess, startServe } from "../support/servers/served-process";

// The server as an owner starts it, on this machine alone and opened to the network.

let server: ServedProcess;
test.afterEach(() => server.stop());

const addressIn = (line = "") => /https?:\/\/\S+/.exec(line)?.[0] ?? "";

async function sendForm(page: Page, origin: string) {
  await page.goto(origin);
  await page.goto(`${origin}/consent-form`);
  await expect(page.locator('[data-island="consent-form"][data-ready]')).toBeAttached();
  await fillForm(page);
  await submitButton(page).click();
  await expect(received(page)).toBeVisible();
}

async function rightsOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const rights = await Promise.all(
    entries.map(async (entry) => {
      const { mode } = await stat(path.join(entry.parentPath ?? entry.path, entry.name));
      return `${entry.isDirectory() ? "folder" : "file"} ${(mode & 0o777).toString(8)}`;
    }),
  );
  return [...new Set(rights)].sort();
}

test("the printed address opens, the form arrives, and the printed link alone shows it", async ({
  page,
  browser,
}, testInfo) => {
  server = await startServe(testInfo.outputPath("site"), {});
  const [here, who, arrive] = server.lines;
  expect(here).toMatch(/^http:\/\/localhost:\d+$/);
  expect(who).toMatch(/^Only this machine can open it/);
  const link = addressIn(arrive);
  expect(link.startsWith(`${here}/__intake?token=`)).toBe(true);
  await sendForm(page, here ?? "");

  // Another account of this machine, in a browser of its own.
  const other = await (await browser.newContext()).newPage();
  for (const address of [`${here}/__intake`, `${here}/__intake?token=guess`]) {
    expect((await other.goto(address))?.status(), address).toBe(401);
  }
  await expect(other.locator("body")).not.toContainText(applicant["Full Name"]);

  await page.goto(link);
  await expect(page).toHaveURL(`${here}/__intake`);
  await expect(page.getByText(applicant["Full Name"])).toBeVisible();
  const images = page.locator("img");
  await expect(images).toHaveCount(4);
  for (const image of await images.all()) {
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
      .toBeGreaterThan(0);
  }
  const [cookie, ...more] = await page.context().cookies();
  expect(more).toEqual([]);
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Strict", path: "/__intake" });
  expect(await page.evaluate(() => document.cookie)).toBe("");

  expect(await rightsOf(path.join(server.folder, ".intake"))).toEqual(["file 600", "folder 700"]);
});

const phone = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .find(({ family, internal }) => family === "IPv4" && !internal)?.address;

test("opened to the network it prints the address for a phone, whose form arrives too", async ({
  page,
}, testInfo) => {
  test.skip(!phone, "This machine is in no network that a phone could be in.");
  server = await startServe(testInfo.outputPath("site"), { HOST: "0.0.0.0" });
  const printed = server.lines.find((line) => line.includes(`//${phone}:`));
  expect(printed).toMatch(/^On a phone in the same network: /);
  const address = addressIn(printed);
  await sendForm(page, address);
  expect((await page.goto(`${address}/__intake`))?.status()).toBe(401);

  const link = new URL(addressIn(server.lines.find((line) => line.includes("/__intake"))));
  await page.goto(`${address}${link.pathname}${link.search}`);
  await expect(page.getByText(applicant["Full Name"])).toBeVisible();
  await expect(page.locator("img").first()).toBeVisible();
});

test("after `kill` of npm the port is free", async ({ request }, testInfo) => {
  server = await startServe(testInfo.outputPath("site"), {});
  const address = server.lines[0] ?? "";
  expect((await request.get(address)).status()).toBe(200);
  await server.stop();
  const look = () => request.get(address).catch(() => "nobody");
  await expect.poll(look).toBe("nobody");
});

// biome-ignore lint/correctness/noEmptyPattern: Playwright reads a test's needs from this pattern
test("a port that is taken is told at once, with what to type instead", async ({}, testInfo) => {
  server = await startServe(testInfo.outputPath("site"), {});
  const { port } = new URL(server.lines[0] ?? "");
  const { status, stderr } = spawnSync(
    process.execPath,
    ["--import", "tsx", "scripts/serve.ts", "--port-only"],
    {
      env: { ...process.env, HOST: "", PORT: port, npm_lifecycle_event: "start" },
      encoding: "utf8",
    },
  );
  expect(status).toBe(1);
  expect(stderr.trim()).toBe(
    `Port ${port} is taken. Stop the other program or choose another: PORT=${Number(port) + 1} npm start`,
  );
});
