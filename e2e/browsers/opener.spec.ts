import { writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { expect, type Page, test } from "@playwright/test";
import { Encrypter } from "age-encryption";
import { type Key, keyFile, makeKey } from "desk/opener-keys";
import { openerPage } from "desk/opener-page";
import { PDFDocument } from "pdf-lib";
import { FURTHER, furtherUnless } from "@/e2e/run/further";
import { violations } from "../support/checks/accessibility";
import { jpeg } from "../support/consent/photos";
import { inWholeBrowser } from "../support/engines/whole-browser";

// The page as staff have it: a file on disk. Chromium runs this among the site's own tests.

test.use(inWholeBrowser());

const FILES = ["pan.jpg", "aadhaar-front.jpg", "aadhaar-back.jpg", "signature.jpg", "details.pdf"];
const FIRST = "7K3Q-M2X9-D4TB";
const SECOND = "9ABC-DEFG-HJKM";
let working: Key;
let stranger: Key;
let picture: Buffer;
let pdf: Buffer;

async function seal(name: string, content: Uint8Array, key = working) {
  const encrypter = new Encrypter();
  encrypter.addRecipient(key.recipient);
  const buffer = Buffer.from(await encrypter.encrypt(content));
  return { name: `${name}.age`, mimeType: "", buffer };
}
const application = (reference: string) =>
  Promise.all(FILES.map((name) => seal(`${reference}-${name}`, /pdf/.test(name) ? pdf : picture)));

interface Saved {
  name: string;
  bytes: number[];
}
/** Keeps what the page hands out as downloads: over BiDi, Firefox tells Playwright of none. */
function keepSaved(): void {
  let last = new Blob();
  const saved: Promise<Saved>[] = [];
  const { createObjectURL } = URL;
  URL.createObjectURL = (blob: Blob) => {
    last = blob;
    return createObjectURL(blob);
  };
  HTMLAnchorElement.prototype.click = function click() {
    const read = last.slice(0, 20_000).arrayBuffer();
    saved.push(read.then((bytes) => ({ name: this.download, bytes: [...new Uint8Array(bytes)] })));
  };
  Object.assign(window, { saved });
}
/** The first 20,000 bytes of each file, once there are so many. */
async function savedFiles(page: Page, count: number): Promise<Saved[]> {
  await page.waitForFunction((least) => Reflect.get(window, "saved").length >= least, count);
  return page.evaluate<Saved[]>(() => Promise.all(Reflect.get(window, "saved")));
}

test.beforeAll(async () => {
  [working, stranger] = [await makeKey(false), await makeKey(false)];
  picture = (await jpeg("card.jpg", { width: 800, height: 500 })).buffer;
  const document = await PDFDocument.create();
  document.addPage();
  pdf = Buffer.from(await document.save());
});

let problems: string[] = [];
test.beforeEach(async ({ page }, testInfo) => {
  problems = [];
  page.on("request", (request) => {
    // A browser's own PDF viewer is made of files of its own.
    const isLocal = /^(?:file|blob|data|chrome|chrome-extension|resource):/.test(request.url());
    if (!isLocal) problems.push(request.url());
  });
  page.on("pageerror", ({ message }) => problems.push(message));
  await page.addInitScript(keepSaved);
  const file = testInfo.outputPath("opener.html");
  writeFileSync(file, openerPage(process.cwd(), "The Firm"));
  await page.goto(pathToFileURL(file).href);
});
test.afterEach(() => expect(problems).toEqual([]));

const press = (page: Page, name: string) => page.getByRole("button", { name }).click();
const give = (page: Page, files: Parameters<Page["setInputFiles"]>[1]) =>
  page.getByLabel("Sealed files").setInputFiles(files);
async function enterKey(page: Page, text: string): Promise<void> {
  await page.getByLabel("Secret key").fill(text);
  await page.getByLabel("Secret key").press("Enter");
  await expect(page.getByLabel("Secret key")).toHaveValue("");
}
const expectOpen = (page: Page, open: number, all: number) =>
  expect(page.locator("#status")).toHaveText(`Files open: ${open} of ${all}`);

test("applications are shown by reference, saved, and gone when they are closed", async ({
  page,
}) => {
  await give(page, [...(await application(SECOND)), ...(await application(FIRST))]);
  await expectOpen(page, 0, 10);
  await expect(page.locator("img, iframe")).toHaveCount(0);
  await enterKey(page, working.identity);
  await expectOpen(page, 10, 10);
  await expect(page.getByRole("heading", { level: 3 })).toHaveText([FIRST, SECOND]);
  for (const reference of [FIRST, SECOND]) {
    const section = page.locator("#documents section", { hasText: reference });
    await expect(section.locator("iframe")).toHaveAttribute("src", /^blob:/);
    await expect(section.getByRole("img")).toHaveCount(4);
    await expect(section.getByRole("img").first()).toHaveJSProperty("naturalWidth", 800);
  }
  await press(page, "Save all");
  const saved = await savedFiles(page, 10);
  expect(saved.slice(5).map(({ name }) => name)).toEqual(FILES.map((name) => `${FIRST}-${name}`));
  expect(Buffer.from(saved[9]?.bytes ?? []).equals(pdf)).toBe(true);
  await press(page, "Forget key and documents");
  await expect(page.locator("img, iframe")).toHaveCount(0);
  await give(page, await application(SECOND));
  await expectOpen(page, 0, 5);
  await enterKey(page, working.identity);
  await expectOpen(page, 5, 5);
  await page.evaluate(() => dispatchEvent(new Event("pagehide")));
  await give(page, await application(FIRST));
  await expectOpen(page, 0, 5);
  expect(await page.evaluate(() => [localStorage.length, location.hash])).toEqual([0, ""]);
});

test("files and key file are dropped together, and a fault is reported at its file", {
  tag: FURTHER,
}, async ({ page }) => {
  const sealed = await seal(`${FIRST}-pan.jpg`, picture);
  const noScan = [picture.subarray(0, picture.indexOf("ffda", "hex")), Buffer.from("ffd9", "hex")];
  const files = [
    sealed,
    { name: "cut.jpg.age", buffer: sealed.buffer.subarray(0, -9) },
    { name: "key.txt", buffer: Buffer.from(keyFile(working)) },
    await seal("other.jpg", picture, stranger),
    await seal("page.jpg", Buffer.from("<script>document.title = 'ran'</script>")),
    await seal("broken.jpg", Buffer.concat(noScan)),
  ];
  const dropped = files.map(({ name, buffer }) => ({ name, content: buffer.toString("base64") }));
  await page.evaluate((all) => {
    const dataTransfer = new DataTransfer();
    for (const { name, content } of all) {
      const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
      dataTransfer.items.add(new File([bytes], name));
    }
    document.body.dispatchEvent(new DragEvent("drop", { dataTransfer, cancelable: true }));
  }, dropped);
  await expectOpen(page, 2, 5);
  for (const [name, words] of [
    ["cut.jpg.age", "is incomplete"],
    ["other.jpg.age", "is not sealed to this key"],
    ["page.jpg.age", "neither a JPEG nor a PDF"],
    ["broken.jpg", "cannot draw"],
  ] as const) {
    await expect.soft(page.locator(".fault", { hasText: `${name} ` })).toContainText(words);
  }
  await expect(page).toHaveTitle("Open sealed documents: The Firm");
  expect(await violations(page)).toEqual([]);
});

test("a client's file brings no key, is listed, and a second key opens besides the first", {
  tag: FURTHER,
}, async ({ page }) => {
  const spare = await makeKey(false);
  await enterKey(page, working.identity);
  const hostile = {
    name: `${FIRST}-aadhaar-front.jpg.age`,
    buffer: Buffer.from(keyFile(stranger)),
  };
  await give(page, [
    { ...hostile, mimeType: "" },
    await seal(`${FIRST}-pan.jpg`, picture),
    await seal(`${FIRST}-signature.jpg`, picture, stranger),
  ]);
  await expectOpen(page, 1, 3);
  await expect(page.locator(".fault", { hasText: hostile.name })).toContainText("is not sealed");
  await give(page, [
    { name: "spare-key.txt", mimeType: "", buffer: Buffer.from(keyFile(spare)) },
    await seal(`${FIRST}-aadhaar-back.jpg`, picture, spare),
    await seal(`${FIRST}-details.pdf`, pdf),
  ]);
  await expectOpen(page, 3, 5);
  const status = page.locator("#key-status");
  await expect(page.getByText("spare-key.txt is a key file")).toBeVisible();
  for (const { recipient } of [working, spare]) {
    await expect(status).toContainText(recipient.slice(0, 20));
  }
});

for (const kind of ["Classic", "Hybrid"]) {
  test(`two keys are made, each opens the test file: ${kind}`, {
    tag: furtherUnless(kind === "Hybrid"),
  }, async ({ page, browserName }) => {
    await page.getByRole("radio", { name: kind }).check();
    await press(page, "Make two keys");
    const setting = await page.getByLabel("Line for .env.local").inputValue();
    expect(setting).toMatch(/^NEXT_PUBLIC_CONSENT_SEAL_TO=age1[a-z0-9]+,age1[a-z0-9]+$/);
    expect(setting.includes("=age1pq1")).toBe(kind === "Hybrid");
    for (const [index, name] of ["test file", "working key", "spare key’s file"].entries()) {
      await page.getByRole("button", { name: `Save the ${name}` }).click();
      await savedFiles(page, index + 1);
    }
    const [file, ...keys] = (await savedFiles(page, 3)).map(({ bytes }) => Buffer.from(bytes));
    const secret = page.getByText(/AGE-SECRET-KEY-\S+/.exec(`${keys[1]}`)?.[0] ?? "none");
    await expect(secret).toBeHidden();
    for (const width of [320, 640, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wider).toBeLessThanOrEqual(0);
    }
    if (browserName === "chromium") {
      await page.emulateMedia({ media: "print" });
      await expect(secret).toBeVisible();
      await expect(page.getByText("If both keys are lost")).toBeVisible();
      await page.emulateMedia({ media: "screen" });
    }
    for (const key of keys) {
      await page.reload();
      await give(page, { name: "test.pdf.age", mimeType: "", buffer: file ?? Buffer.alloc(0) });
      await enterKey(page, `${key}`.replaceAll("\n", " "));
      await expectOpen(page, 1, 1);
    }
  });
}
