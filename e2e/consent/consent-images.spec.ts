import { furtherUnless } from "@/e2e/run/further";
import { sharp } from "@/scripts/prepare/sharp";
import {
  acceptance,
  consentForm,
  expect,
  fillForm,
  imageInput,
  mails,
  openForm,
  paramsOf,
  received,
  sendForm,
  submitButton,
  test,
} from "../support/consent/consent";
import * as photos from "../support/consent/photos";

const LIMIT = 10_485_760;

const refused: [string, () => Promise<photos.Photo> | photos.Photo, RegExp][] = [
  ["20: zero bytes", photos.emptyFile, /The selected file is empty/],
  ["21: text named .jpg", photos.textNamedJpg, /must be a JPG, PNG or WebP photo/],
  ["22: a JPEG cut in half", () => photos.truncatedJpeg(), /A part of this photo is missing/],
  ["24: 20,000 x 20,000 pixels in 50 kB", photos.pngBomb, /too many pixels/],
  ["25: HEIC", photos.heic, /HEIC photo, which this browser cannot open/],
  ["27: SVG with a script", photos.svgWithScript, /must be a JPG, PNG or WebP photo/],
];
test("what is not a photograph is refused at its field, in words", async ({ page, providers }) => {
  const canary: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("canary")) canary.push(request.url());
  });
  await openForm(page);
  await fillForm(page);
  const input = imageInput(page, "PAN Image");
  const good = await photos.jpeg("good.jpg", { width: 640, height: 400 });
  for (const [name, photo, message] of refused) {
    await input.setInputFiles(await photo());
    await expect(input, name).toHaveAccessibleDescription(message);
    await expect(input, name).toHaveAttribute("aria-invalid", "true");
    await submitButton(page).click();
    await expect(page.getByRole("alert"), name).toBeFocused();
    await page.getByRole("alert").getByRole("link", { name: message }).click();
    await expect(input, name).toBeFocused();
    // Another photograph mends it.
    await input.setInputFiles(good);
    await expect(page.getByRole("alert"), name).toHaveCount(0);
  }
  expect(providers.requests).toEqual([]);
  expect(canary).toEqual([]);
  await sendForm(page);
});

const taken: [string, () => Promise<photos.Photo>][] = [
  [
    "23: 50 megapixels in over 10 MB",
    () => photos.jpeg("50mp.jpg", { width: 8160, height: 6120, grain: 20 }),
  ],
  ["PNG with alpha", () => photos.pngWithAlpha()],
  ["26: WebP", () => photos.webp()],
  ["26: CMYK JPEG", () => photos.cmykJpeg()],
  [
    "26: AVIF",
    async () => ({
      name: "card.avif",
      mimeType: "image/avif",
      buffer: await sharp((await photos.webp()).buffer)
        .avif({ effort: 0 })
        .toBuffer(),
    }),
  ],
  [
    "29: PNG named .jpg",
    async () => ({ ...(await photos.pngWithAlpha("card.jpg")), mimeType: "image/jpeg" }),
  ],
  [
    "28: JPEG with a web page and an archive behind it",
    async () => {
      const { buffer, ...photo } = await photos.jpeg("poly.jpg", { width: 640, height: 400 });
      const tail = Buffer.from("<html><script>TAIL-CANARY</script>PK\u0003\u0004TAIL-CANARY");
      return { ...photo, buffer: Buffer.concat([buffer, tail]) };
    },
  ],
];
/** The four fields, and what the e-mail calls their addresses. */
const fields = [
  ["PAN Image", "panImageUrl"],
  ["ADHAAR FRONT Image", "adhaarFrontUrl"],
  ["ADHAAR BACK Image", "adhaarBackUrl"],
  ["Sign Image", "signImage"],
] as const;

for (let first = 0; first < taken.length; first += fields.length) {
  const group = taken.slice(first, first + fields.length);
  test(`${group.map(([name]) => name).join(", ")}: leave as upright JPEGs of at most 1 MB and 1920 px`, {
    // The first photographs are large ones, which take their time.
    tag: furtherUnless(first > 0),
  }, async ({ page, providers }) => {
    const chosen = await Promise.all(
      group.map(async ([name, make], index) => {
        const [label, param] = fields[index] ?? fields[0];
        return { name, label, param, photo: await make() };
      }),
    );
    const foreign: string[] = [];
    page.on("request", (request) => {
      const { hostname } = new URL(request.url());
      if (hostname !== "localhost" && hostname !== "") foreign.push(request.url());
    });
    await openForm(page);
    await fillForm(page, Object.fromEntries(chosen.map(({ label, photo }) => [label, photo])));
    await expect(consentForm(page).getByText(/Ready to send/)).toHaveCount(4, { timeout: 60_000 });
    await submitButton(page).click();
    await expect(received(page)).toBeVisible({ timeout: 30_000 });
    const params = paramsOf(mails(providers)[0]);
    for (const { name, param, photo } of chosen) {
      if (name.includes("over 10 MB")) expect(photo.buffer.length).toBeGreaterThan(LIMIT);
      const bytes = await providers.fileAt(params[param]);
      const { format, width = 0, height = 0, space } = await sharp(bytes).metadata();
      expect([format, space], name).toEqual(["jpeg", "srgb"]);
      expect(Math.max(width, height), name).toBeLessThanOrEqual(1920);
      expect(bytes.length, name).toBeLessThanOrEqual(1024 * 1024);
      const original = await sharp(photo.buffer).metadata();
      const ratio = (original.width ?? 1) / (original.height ?? 1);
      expect(width / height, name).toBeCloseTo(ratio, 1);
      // A whole picture: not one colour, and what was transparent is white.
      const { channels } = await sharp(bytes).stats();
      expect(Math.max(...channels.map(({ stdev }) => stdev)), name).toBeGreaterThan(5);
      if (name === "PNG with alpha") {
        const corner = sharp(bytes).extract({ left: 2, top: 2, width: 1, height: 1 });
        expect([...(await corner.raw().toBuffer())]).toEqual([255, 255, 255]);
      }
      expect(bytes.includes("TAIL-CANARY"), name).toBe(false);
    }
    const pdf = await providers.fileAt(params.pdfUrl);
    expect(pdf.length).toBeLessThan(8_000_000);
    expect(pdf.includes("TAIL-CANARY")).toBe(false);
    expect(foreign).toEqual([]);
  });
}

test("31: noise instead of a browser's pixels is reported, not sent", async ({
  page,
  providers,
}) => {
  // As Firefox's resistFingerprinting does; in the page, because the worker's cannot be changed here.
  await page.addInitScript(() => {
    Object.assign(window, { OffscreenCanvas: undefined, Worker: undefined });
    const { getImageData } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.getImageData = function noisy(
      this: CanvasRenderingContext2D,
      ...args: [number, number, number, number]
    ) {
      const image = getImageData.apply(this, args);
      for (let at = 0; at < image.data.length; at += 1) image.data[at] = (at * 97) % 256;
      return image;
    } as typeof getImageData;
  });
  await openForm(page);
  await fillForm(page);
  await expect(imageInput(page, "PAN Image")).toHaveAccessibleDescription(
    /This browser changes pictures to protect your privacy/,
  );
  expect(providers.requests).toEqual([]);
});

test("too large even after compression: an alert, nothing is sent", async ({ page, providers }) => {
  // A browser whose encoder pads everything to over 10 MB; no real photograph stays that large.
  await page.addInitScript(() => {
    Object.assign(window, { OffscreenCanvas: undefined, Worker: undefined });
    const { toBlob } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.toBlob = function heavy(callback, ...rest) {
      toBlob.call(
        this,
        (blob) =>
          callback(blob && new Blob([blob, new Uint8Array(10_500_000)], { type: blob.type })),
        ...rest,
      );
    };
  });
  await openForm(page);
  await fillForm(page);
  await submitButton(page).click();
  const alert = page.getByRole("alert").filter({
    hasText: "PAN Image is still too large after compression. Please upload a smaller file.",
  });
  await expect(alert).toBeFocused();
  await expect(submitButton(page)).toBeEnabled();
  expect(providers.requests).toEqual([]);
});

test("a photograph chosen while offline is kept, and made ready once online", async ({
  page,
  context,
  providers,
}) => {
  await openForm(page);
  await context.setOffline(true);
  const input = imageInput(page, "PAN Image");
  await input.setInputFiles(await photos.jpeg("card.jpg", { width: 640, height: 400 }));
  await expect(input).toHaveAccessibleDescription(/The photo is kept and tried again by itself/);
  await acceptance(page).check();
  await submitButton(page).click();
  await expect(page.getByRole("alert")).toContainText("could not check this photo");
  await context.setOffline(false);
  await expect(input).toHaveAccessibleDescription(/card\.jpg.*Ready to send/);
  await fillForm(page);
  await sendForm(page);
  expect(providers.requests.length).toBeGreaterThan(0);
});
