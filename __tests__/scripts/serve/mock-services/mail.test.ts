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

/** The folders of all submissions. */
const submissions = () => readdirSync(inFolder("submissions")).sort();
/** What lies in the only one, beside its e-mail. */
const delivered = (folder = submissions()[0] ?? "") =>
  readdirSync(inFolder("submissions", folder))
    .filter((name) => name !== "e-mail.json")
    .sort();
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
    expect(await site.intake.store.submissions()).toEqual([]);
  });

  test.each(["", "no json", "[]", "null", '"text"'])("the body %p is refused", async (body) => {
    const response = await site.mail({}, { body });
    expect(response.status).toBe(400);
    expect(await response.text()).toMatch(/JSON object/);
  });

  test("parameters that are no object are refused", async () => {
    const body = JSON.stringify({ ...IDS, template_params: ["a"] });
    expect((await site.mail({}, { body })).status).toBe(400);
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

  test("a preflight is answered", async () => {
    const { status, headers } = await site.ask("/__intake/api/v1.0/email/send", {
      method: "OPTIONS",
    });
    expect(status).toBe(204);
    expect(headers["access-control-allow-origin"]).toBe("*");
  });
});

describe("on disk", () => {
  test("a submission is one folder with the e-mail, the images and the document", async () => {
    const urls = await uploadAll();
    const body = JSON.stringify({
      lib_version: "4.4.1",
      ...IDS,
      template_params: { fullName: "आशा", reference: "TRD-7F3K", ...urls },
    });
    await site.mail({}, { body });

    expect(submissions()).toEqual([expect.stringMatching(/^TRD-7F3K-\w{6}$/)]);
    expect(delivered()).toEqual([
      "adhaarBackUrl.png",
      "adhaarFrontUrl.png",
      "panImageUrl.png",
      "pdfUrl.pdf",
      "signImage.png",
    ]);
    const folder = inFolder("submissions", submissions()[0] ?? "");
    expect(readFileSync(join(folder, "e-mail.json"), "utf8")).toBe(body);
    expect(readFileSync(join(folder, "panImageUrl.png")).equals(PIXEL)).toBe(true);
    expect(readFileSync(join(folder, "pdfUrl.pdf")).equals(PDF)).toBe(true);
    expect(readdirSync(inFolder("uploads"))).toEqual([]);
  });

  test("addresses lead to the files after the e-mail too, and after a restart", async () => {
    const { panImageUrl = "", pdfUrl = "" } = await uploadAll();
    await site.mail({ reference: "TRD-1", panImageUrl, pdfUrl });
    expect((await fetch(panImageUrl, { headers: site.owner })).status).toBe(200);
    const { headers } = await fetch(pdfUrl, { headers: site.owner });
    expect(headers.get("content-type")).toBe("application/pdf");
    expect(headers.get("content-disposition")).toBe('inline; filename="pdfUrl.pdf"');
    const restarted = await startSite({ folder: site.folder });
    expect((await restarted.ask(new URL(pdfUrl).pathname)).body.equals(PDF)).toBe(true);
    expect(await restarted.intake.store.submissions()).toHaveLength(1);
    await restarted.stop();
  });

  test("uploads that no e-mail names stay where they were", async () => {
    const { panImageUrl, pdfUrl = "" } = await uploadAll();
    await site.mail({ reference: "TRD-1", panImageUrl, adhaarFrontUrl: null });
    expect(await site.intake.store.orphans()).toHaveLength(4);
    expect(await site.intake.store.pathOf(pdfUrl)).toContain("uploads");
  });

  test("a second e-mail with the same reference takes nothing from the first", async () => {
    const { panImageUrl = "", signImage } = await uploadAll();
    const params = { reference: "TRD-1", panImageUrl };
    await Promise.all([site.mail(params), site.mail({ ...params, signImage })]);
    const folders = submissions();
    expect(folders).toHaveLength(2);
    expect(folders.flatMap((folder) => delivered(folder)).sort()).toEqual([
      "panImageUrl.png",
      "signImage.png",
    ]);
    expect((await fetch(panImageUrl, { headers: site.owner })).status).toBe(200);
  });

  test("everything can be deleted", async () => {
    await uploadAll();
    await site.mail({ reference: "TRD-1" });
    const { status, headers } = await site.ask("/__intake/clear", { method: "POST" });
    expect(status).toBe(303);
    expect(headers.location).toBe("/__intake");
    expect(readdirSync(site.folder)).toEqual([]);
    expect(site.intake.requests).toEqual([]);
    expect(await site.intake.store.submissions()).toEqual([]);
  });
});

describe("names that lead out of the folder", () => {
  test.each([
    ["../../../escaped", "-escaped-"],
    ["..", "--"],
    ["/etc/passwd", "-etc-passwd-"],
    ["a\\..\\b", "a-b-"],
    ["a\0b", "a-b-"],
    ["x".repeat(300), `${"x".repeat(64)}-`],
    [undefined, "-"],
    [42, "42-"],
  ])("the reference %p", async (reference, begin) => {
    expect((await site.mail({ reference })).status).toBe(200);
    const [folder = "", ...more] = submissions();
    expect(more).toEqual([]);
    expect(folder.slice(0, -6)).toBe(begin);
    expect(readdirSync(site.folder)).toEqual(["submissions"]);
  });

  test.each([
    ["pdfUrl", "../../escaped.pdf", ["pdfUrl.pdf"]],
    ["pdfUrl", ".hidden", ["pdfUrl.hidden"]],
    ["email", "email.json", ["email.json"]],
    ["pdfUrl", "a", ["pdfUrl.bin"]],
    ["../x", "a.txt", []],
    ["e-mail", "e-mail.json", []],
  ])("the variable %s of a file named %s", async (variable, name, stored) => {
    const { secure_url } = await (await site.upload("raw", { bytes: PDF, name })).json();
    await site.mail({ reference: "TRD-1", [variable]: secure_url });
    expect(delivered()).toEqual(stored);
    // Wherever it lies, its address leads to it.
    expect((await site.ask(new URL(secure_url).pathname)).body.equals(PDF)).toBe(true);
  });

  test("addresses of other files are nothing to fetch", async () => {
    await uploadAll();
    await site.mail({
      reference: "TRD-1",
      panImageUrl: `${site.origin}/__intake/files/../../e-mail.json`,
      signImage: "https://evil.example/picture.png",
    });
    expect(delivered()).toEqual([]);
  });
});

test("a folder that cannot be written is said to the one who sends", async () => {
  const blocked = await startSite({ folder: join(process.execPath, "no-folder") });
  const response = await blocked.mail({ reference: "TRD-1" });
  expect(response.status).toBe(500);
  expect(await response.text()).toMatch(/The intake cannot work: .*ENOTDIR/);
  await blocked.stop();
});
