import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { IDS, PDF, PIXEL, type Site, startSite } from "./support";

let site: Site;
beforeEach(async () => {
  site = await startSite();
});
afterEach(() => site.stop());

const IMAGES = ["panImageUrl", "adhaarFrontUrl", "adhaarBackUrl", "signImage"];

async function uploadAll(): Promise<Record<string, string>> {
  const urls: Record<string, string> = {};
  for (const name of IMAGES) {
    urls[name] = (await (await site.upload("auto")).json()).secure_url;
  }
  const pdf = { bytes: PDF, name: "details.pdf", type: "application/pdf" };
  urls.pdfUrl = (await (await site.upload("raw", pdf)).json()).secure_url;
  return urls;
}

const inFolder = (...path: string[]) => join(site.folder, ...path);

describe("answers", () => {
  test("an e-mail is answered OK in plain text", async () => {
    const response = await site.mail({ reference: "TRD-1" });
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(await response.text()).toBe("OK");
  });

  test.each([
    ["user_id", /^The Public Key is invalid\. To find this ID, visit https:\/\/dashboard/],
    ["service_id", /^The service ID not found\. To find this ID, visit https:\/\/dashboard/],
    ["template_id", /^The template ID not found\. To find this ID, visit https:\/\/dashboard/],
  ])("without its %s it is refused", async (name, text) => {
    for (const value of [undefined, "", 7]) {
      const body = JSON.stringify({ ...IDS, template_params: {}, [name]: value });
      const response = await site.mail({}, { body });
      expect(response.status).toBe(400);
      expect(await response.text()).toMatch(text);
    }
    expect(await site.providers.store.emails()).toEqual([]);
  });

  test.each(["", "no json", "[]", "null", '"text"'])("the body %p is refused", async (body) => {
    const response = await site.mail({}, { body });
    expect(response.status).toBe(400);
    expect(await response.text()).toMatch(/JSON object/);
  });

  test.each([
    [51_186, 200],
    [51_187, 413],
    [12_000_000, 413],
  ])("variables with a value of %d bytes are answered %d", async (length, status) => {
    // 14 bytes of JSON stand around the value; the limit is 51,200.
    const response = await site.mail({ message: "x".repeat(length) });
    expect(response.status).toBe(status);
    if (status === 413) {
      expect(await response.text()).toBe(
        "Variables size limit. The maximum allowed variables size is 50Kb",
      );
    }
  });

  test("the limit counts bytes, not characters", async () => {
    expect((await site.mail({ message: "र".repeat(17_060) })).status).toBe(200);
    expect((await site.mail({ message: "र".repeat(17_070) })).status).toBe(413);
  });
});

describe("on disk", () => {
  test("an e-mail is kept as received, and the files that it names", async () => {
    const urls = await uploadAll();
    const body = JSON.stringify({
      lib_version: "4.4.1",
      ...IDS,
      template_params: { fullName: "आशा", reference: "TRD-7F3K", ...urls },
    });
    await site.mail({}, { body });

    const [email = "", ...others] = readdirSync(inFolder("e-mails"));
    expect(others).toEqual([]);
    expect(readFileSync(inFolder("e-mails", email), "utf8")).toBe(body);
    expect(readdirSync(inFolder("files"))).toHaveLength(5);
    expect((await site.providers.fileAt(urls.panImageUrl)).equals(PIXEL)).toBe(true);
    expect((await site.providers.fileAt(urls.pdfUrl)).equals(PDF)).toBe(true);
  });

  test("addresses lead to the files, also after a restart", async () => {
    const { panImageUrl = "", pdfUrl = "" } = await uploadAll();
    await site.mail({ reference: "TRD-1", panImageUrl, pdfUrl });
    expect((await fetch(panImageUrl, { headers: site.owner })).status).toBe(200);
    const { headers } = await fetch(pdfUrl, { headers: site.owner });
    expect(headers.get("content-type")).toBe("application/pdf");
    const restarted = await startSite({ folder: site.folder });
    expect((await restarted.ask(new URL(pdfUrl).pathname)).body.equals(PDF)).toBe(true);
    expect(await restarted.providers.store.emails()).toHaveLength(1);
    await restarted.stop();
  });

  test("everything can be deleted", async () => {
    await uploadAll();
    await site.mail({ reference: "TRD-1" });
    const { status, headers } = await site.ask("/__intake/clear", { method: "POST" });
    expect(status).toBe(303);
    expect(headers.location).toBe("/__intake");
    expect(readdirSync(site.folder)).toEqual([]);
    expect(await site.providers.store.emails()).toEqual([]);
  });
});

test.each(["../../../escaped", "/etc/passwd", "a\0b", "x".repeat(300), undefined, 42])(
  "the reference %p leads to no other folder",
  async (reference) => {
    expect((await site.mail({ reference })).status).toBe(200);
    expect(readdirSync(site.folder)).toEqual(["e-mails"]);
    expect(readdirSync(inFolder("e-mails"))).toHaveLength(1);
  },
);

test.each(["../../escaped.pdf", ".hidden", "a"])("a file named %s is kept", async (name) => {
  const { secure_url } = await (await site.upload("raw", { bytes: PDF, name })).json();
  expect(readdirSync(site.folder)).toEqual(["files"]);
  expect((await site.ask(new URL(secure_url).pathname)).body.equals(PDF)).toBe(true);
});

test("a folder that cannot be written is said to the one who sends", async () => {
  const blocked = await startSite({ folder: join(process.execPath, "no-folder") });
  const response = await blocked.mail({ reference: "TRD-1" });
  expect(response.status).toBe(500);
  expect(await response.text()).toMatch(/The mock providers cannot work: .*ENOTDIR/);
  await blocked.stop();
});
