import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readdir, stat, symlink } from "node:fs/promises";
import path from "node:path";
import { createInterface } from "node:readline";
import { expect, test } from "@playwright/test";
import { applicant, fillForm, openForm, sendForm } from "../support/consent/consent";

// `npm run serve` as an owner starts it, with a folder of its own for what it writes.

const READ = [
  "out",
  "content",
  "public",
  "lib",
  "components",
  "scripts",
  "packages",
  "package.json",
  "tsconfig.json",
];

async function startServe(folder: string) {
  await mkdir(folder, { recursive: true });
  for (const name of [...READ, "node_modules"]) {
    await symlink(path.resolve(name), path.join(folder, name));
  }
  // An empty HOST is none, whatever the machine exports.
  const server = spawn("npm", ["run", "--silent", "serve"], {
    cwd: folder,
    env: { ...process.env, HOST: "", PORT: "0" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const lines: string[] = [];
  for await (const line of createInterface(server.stdout)) {
    lines.push(line);
    if (line.includes("Keep that link secret")) break;
  }
  return { server, lines };
}

test("the form arrives, and the printed link alone shows it", async ({
  browser,
  request,
}, testInfo) => {
  const folder = testInfo.outputPath("site");
  const { server, lines } = await startServe(folder);
  const [address = "", who, arrive = ""] = lines;
  const [here = ""] = /http:\/\/localhost:\d+/.exec(address) ?? [];
  expect(address).toBe(`The site is at ${here} until you press Ctrl+C here.`);
  expect(who).toMatch(/^Only this machine can open it/);
  const link = /http:\S+/.exec(arrive)?.[0] ?? "";
  expect(link.startsWith(`${here}/__intake/`)).toBe(true);

  const context = await browser.newContext({ baseURL: here });
  const page = await context.newPage();
  // The form asks the page before it whether providers are there.
  await page.goto("/");
  await openForm(page);
  await fillForm(page);
  await sendForm(page);
  expect((await request.get(`${here}/__intake`)).status()).toBe(401);
  await page.goto(link);
  await expect(page.getByText(applicant["Full Name"])).toBeVisible();
  const images = page.locator("img");
  await expect(images).toHaveCount(4);
  for (const image of await images.all()) {
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
      .toBeGreaterThan(0);
  }

  const kept = path.join(folder, ".intake");
  for (const name of await readdir(kept, { recursive: true })) {
    const status = await stat(path.join(kept, name));
    expect(status.mode & 0o777, name).toBe(status.isDirectory() ? 0o700 : 0o600);
  }

  // As whoever types `kill` does; the server is a child of npm's child.
  server.kill("SIGTERM");
  await once(server, "exit");
  await expect.poll(() => request.get(here).catch(() => "nobody")).toBe("nobody");
});
