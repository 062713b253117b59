import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { PDF, type Site, startSite } from "./support";

let site: Site;
beforeEach(async () => {
  site = await startSite();
});
afterEach(() => site.stop());

const page = async () => (await site.ask("/__intake")).body.toString();
const address = async (service: "auto" | "raw", name: string) =>
  new URL(
    (await (await site.upload(service, { name, ...(service === "raw" && { bytes: PDF }) })).json())
      .secure_url,
  ).pathname;

test("it is kept by nobody, found by nobody and runs no script", async () => {
  const { status, headers, body } = await site.ask("/__intake");
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    "x-robots-tag": "noindex",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
  });
  expect(headers["access-control-allow-origin"]).toBeUndefined();
  const style = /<style>([\s\S]*)<\/style>/.exec(body.toString())?.[1] ?? "";
  const hash = createHash("sha256").update(style).digest("base64");
  expect(headers["content-security-policy"]).toBe(
    `default-src 'none'; style-src 'sha256-${hash}'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  );
  expect(body.toString()).not.toMatch(/<script|\sstyle=|\son\w+=/);
});

test("an empty one says where things will be", async () => {
  const text = await page();
  expect(text).toContain("None yet.");
  expect(text).toContain(site.folder);
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
  expect([...text.matchAll(/<th scope="row">(\w+)/g)].map(([, name]) => name)).toEqual(
    Object.keys(params),
  );
  expect(text).toMatch(/adhaarFrontUrl<\/th><td><em class="lacking">not received/);
  expect(text).toContain(`<img src="${picture}"`);
  expect(text).toContain(`<a href="${pdf}"`);
  expect(text).toContain("<h3>TRD-1</h3>");
});

test("the newest stands first", async () => {
  for (const reference of ["TRD-1", "TRD-2", "TRD-3"]) await site.mail({ reference });
  const order = [...(await page()).matchAll(/<h3>(.*?)<\/h3>/g)].map(([, name]) => name);
  expect(order).toEqual(["TRD-3", "TRD-2", "TRD-1"]);
});

test("an e-mail that came twice says so", async () => {
  await site.mail({ reference: "TRD-1" });
  expect(await page()).not.toMatch(/arrived \d times/);
  await site.mail({ reference: "TRD-1" });
  expect(await page()).toContain("arrived 2 times");
});

test("uploads without an e-mail have a place of their own", async () => {
  const picture = await address("auto", "orphan.png");
  const text = await page();
  const orphans = text.slice(text.indexOf("Uploads without an e-mail"));
  expect(orphans).toContain(picture);
  expect(orphans).toContain("orphan.png");
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
    "&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&amp;&lt;img src=x onerror=alert(1)&gt;",
  );
  expect(text).not.toContain("&amp;lt;");
});

test("faults that are still to come are shown", async () => {
  expect(await page()).not.toContain("Behave again");
  site.intake.setFaults([{ service: "mail", kind: "status", status: 429, times: "always" }]);
  const text = await page();
  expect(text).toContain("e-mail: status 429, from request 1 on, always");
  expect(text).toContain("Behave again");
});

test("a record that somebody spoilt hides only itself", async () => {
  for (const reference of ["TRD-1", "TRD-2"]) await site.mail({ reference });
  writeFileSync(join(site.folder, "submissions", "TRD-1", "intake.json"), "{");
  writeFileSync(join(site.folder, "submissions", ".DS_Store"), "");
  const text = await page();
  expect(text).toContain("<h3>TRD-2</h3>");
  expect(text).not.toContain("<h3>TRD-1</h3>");
});
