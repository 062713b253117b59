import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PDF, type Site, startSite } from "./support";

let site: Site;
beforeEach(async () => {
  site = await startSite();
});
afterEach(() => site.stop());

const page = async () => (await site.ask("/__intake")).body.toString();
const references = (text: string) =>
  [...text.matchAll(/<h2>(TRD-\d)/g)].map(([, reference]) => reference);
const address = async (endpoint: "auto" | "raw", name: string) =>
  new URL(
    (
      await (
        await site.upload(endpoint, { name, ...(endpoint === "raw" && { bytes: PDF }) })
      ).json()
    ).secure_url,
  ).pathname;

test("it is kept by nobody, found by nobody and runs no script", async () => {
  const { status, headers, body } = await site.ask("/__intake");
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    "x-robots-tag": "noindex",
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
  });
  expect(headers["access-control-allow-origin"]).toBeUndefined();
  expect(headers["content-security-policy"]).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  );
  expect(body.toString()).not.toMatch(/<script|\sstyle=|\son\w+=/);
});

test("a submission shows its variables in order, its pictures and its document", async () => {
  const picture = await address("auto", "pan.png");
  const pdf = await address("raw", "details.pdf");
  const params = {
    reference: "TRD-1",
    zeta: "first",
    alpha: "second",
    panImageUrl: site.origin + picture,
    adhaarFrontUrl: null,
    pdfUrl: site.origin + pdf,
  };
  await site.mail(params);
  const text = await page();
  expect([...text.matchAll(/<dt>(\w+)/g)].map(([, name]) => name)).toEqual(Object.keys(params));
  expect(text).toMatch(/adhaarFrontUrl<\/dt><dd><em>not received/);
  expect(text).toContain(`<img src="${picture}"`);
  expect(text).toContain(`<a href="${pdf}"`);
  expect(references(text)).toEqual(["TRD-1"]);
});

test("the newest stands first, and each e-mail by itself", async () => {
  for (const reference of ["TRD-1", "TRD-2", "TRD-1"]) {
    await site.mail({ reference });
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  expect(references(await page())).toEqual(["TRD-1", "TRD-2", "TRD-1"]);
});

test("nothing that was sent becomes markup", async () => {
  const attack = `<script>alert(1)</script>"'&<img src=x onerror=alert(1)>`;
  await site.mail({
    reference: attack,
    fullName: attack,
    [attack]: attack,
    nested: { list: [attack] },
    panImageUrl: `${attack}/__intake/files/${"0".repeat(32)}.png`,
  });
  await site.upload("raw", { bytes: PDF, name: `${attack}.pdf` });
  const text = await page();
  expect(text).not.toMatch(/<script|<img src=x/);
  expect(text).toContain(
    "&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#x27;&amp;&lt;img src=x onerror=alert(1)&gt;",
  );
  expect(text).not.toContain("&amp;lt;");
});

test("an e-mail that somebody spoilt hides only itself", async () => {
  for (const reference of ["TRD-1", "TRD-2"]) {
    await site.mail({ reference });
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  const [first = ""] = readdirSync(join(site.folder, "e-mails")).sort();
  writeFileSync(join(site.folder, "e-mails", first), "{");
  writeFileSync(join(site.folder, "e-mails", ".DS_Store"), "");
  expect(references(await page())).toEqual(["TRD-2"]);
});
