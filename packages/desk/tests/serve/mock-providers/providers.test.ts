import { randomBytes } from "node:crypto";
import { writeFileSync } from "node:fs";
import fs from "node:fs/promises";
import { join } from "node:path";
import { recipientsOf } from "@/__tests__/lib/consent/seal/support";
import { PDF, type Site, startSite } from "@/e2e/support/servers/test-site";
import { sealFile } from "@/lib/consent/seal/seal-file";

let site: Site;
beforeEach(async () => {
  site = await startSite();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await site.stop();
});

/** The page that shows what was sent. */
async function page(): Promise<string> {
  const { body } = await site.ask(site.providers.link);
  return body.toString();
}

/** Reads a stored file on a server that has age's secret key. */
async function readWithIdentity(secureUrl: string, identity = "") {
  const { folder } = site.providers.store;
  const able = await startSite({ folder, identity });
  const { pathname } = new URL(able.ownAddress(secureUrl));
  const answer = await able.ask(pathname);
  await able.stop();
  return answer;
}

async function errorOf(response: Response) {
  const { error } = await response.json();
  expect(response.headers.get("x-cld-error")).toBe(error.message);
  return [response.status, error.message];
}

describe("the media host", () => {
  test("keeps every byte, also those that look like a form's, at an address for its owner", async () => {
    const bytes = Buffer.concat([
      randomBytes(300_000),
      Buffer.from("\r\n--x--\r\n\0\xff", "latin1"),
    ]);
    const { secure_url } = await (await site.upload("raw", { bytes, name: "a.PDF" })).json();
    expect(secure_url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/__intake\/files\/a_\w{32}\.pdf$/);
    const response = await fetch(site.ownAddress(secure_url));
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
  });

  const part = '--edge\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nab';
  test.each([
    ["no form", "application/json", "{}"],
    ["a form cut off", "multipart/form-data; boundary=edge", part],
  ])("refuses %s, and takes the next one", async (_, type, body) => {
    const sent = { headers: { "Content-Type": type }, body };
    expect(await errorOf(await site.upload("auto", {}, sent))).toEqual([
      400,
      "Malformed multipart form",
    ]);
    expect((await site.upload("auto")).status).toBe(200);
  });

  test.each([
    ["pan.png", "image/png", "inline"],
    ["details.pdf", "application/pdf", "inline"],
    ['"../pan".png', "image/png", "inline"],
    ["page.html", "application/octet-stream", "attachment"],
    ["picture.svg", "application/octet-stream", "attachment"],
    ["no-extension", "application/octet-stream", "attachment"],
  ])("%s is served as %s, and cannot run", async (name, type, disposition) => {
    const { secure_url } = await (await site.upload("auto", { name })).json();
    const { headers } = await fetch(site.ownAddress(secure_url));
    expect(Object.fromEntries(headers)).toMatchObject({
      "content-type": type,
      "content-disposition": expect.stringMatching(new RegExp(`^${disposition}; filename="\\w+`)),
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringMatching(/^sandbox; default-src 'none'/),
      "cross-origin-resource-policy": "same-origin",
    });
  });
});

describe("the page", () => {
  test("shows what arrived sealed as sealed, and opens it with the test identity alone", async () => {
    const { identities, recipients } = await recipientsOf("classic", 2);
    const sealed = Buffer.from(await (await sealFile(new Blob([PDF]), recipients)).arrayBuffer());
    const name = "7K3Q-M2X9-D4TB-details.pdf.age";
    const { secure_url } = await (await site.upload("raw", { bytes: sealed, name })).json();
    await site.mail({ reference: "A", pdfUrl: secure_url });
    const { pathname } = new URL(site.ownAddress(secure_url));
    expect(pathname).toMatch(/\/7K3Q-M2X9-D4TB-details_\w{32}\.pdf\.age$/);
    expect(await page()).toContain(
      `<a href="${pathname}">${pathname.split("/").at(-1)}</a> sealed`,
    );
    const asked = await site.ask(pathname);
    expect(asked.body.equals(sealed)).toBe(true);
    expect(asked.headers["content-disposition"]).toMatch(/^attachment/);
    const { identities: others } = await recipientsOf("classic", 1);
    const opened = await readWithIdentity(secure_url, identities[1]);
    expect(opened.status).toBe(200);
    expect(opened.body.equals(PDF)).toBe(true);
    const refused = await readWithIdentity(secure_url, others[0]);
    expect(refused.status).toBe(422);
    expect(refused.body.equals(PDF)).toBe(false);
  });

  test("shows the newest e-mail first, and leaves out a file that is not one", async () => {
    for (const reference of ["A", "B", "A"]) {
      await site.mail({ reference });
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    writeFileSync(join(site.providers.store.folder, "e-mails", ".DS_Store"), "");
    expect([...(await page()).matchAll(/<h2>(\w)/g)].map(([, name]) => name).join("")).toBe("ABA");
  });

  test("turns nothing that was sent into markup", async () => {
    const attack = `<script>alert(1)</script>"'&<img src=x onerror=alert(1)>`;
    await site.mail({
      reference: attack,
      [attack]: { list: [attack] },
      panImageUrl: `${attack}/__intake/files/0"onerror=.png`,
    });
    const { headers } = await site.ask(site.providers.link);
    expect(headers["content-security-policy"]).toMatch(/^default-src 'none'; style-src/);
    const text = await page();
    expect(text).not.toMatch(/<script|<img/);
    expect(text).toContain("&#60;script&#62;alert(1)");
  });
});

describe("on disk", () => {
  test("everything outlives a restart", async () => {
    const { secure_url } = await (await site.upload("raw", { bytes: PDF })).json();
    await site.mail({ reference: "../../escaped", pdfUrl: secure_url });
    const { folder } = site.providers.store;
    const restarted = await startSite({ folder });
    expect((await restarted.providers.fileAt(secure_url)).equals(PDF)).toBe(true);
    expect(await restarted.providers.store.emails()).toHaveLength(1);
    await restarted.stop();
  });

  test("a full disk is reported without its paths, and the form can try again", async () => {
    await site.mail({ reference: "A" });
    const { writeFile } = fs;
    // Takes half of a file and then has no room.
    jest.spyOn(fs, "writeFile").mockImplementation(async (path, content, options) => {
      await writeFile(path, String(content).slice(0, 10), options);
      throw Object.assign(new Error(`ENOSPC: write '${path}'`), { code: "ENOSPC" });
    });
    for (const response of [await site.mail({ reference: "B" }), await site.upload("auto")]) {
      expect(response.status).toBe(500);
      expect(await response.text()).not.toContain(site.providers.store.folder);
    }
    jest.restoreAllMocks();
    expect((await site.mail({ reference: "B" })).status).toBe(200);
  });
});
