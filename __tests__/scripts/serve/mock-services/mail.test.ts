import { readdirSync, readFileSync, statSync } from "node:fs";
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
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

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
    expect(await site.intake.submissions()).toEqual([]);
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

    const folder = inFolder("submissions", "TRD-7F3K");
    expect(readdirSync(folder).sort()).toEqual([
      "adhaar-back.png",
      "adhaar-front.png",
      "details.pdf",
      "email.json",
      "intake.json",
      "pan-image.png",
      "sign-image.png",
    ]);
    expect(readFileSync(join(folder, "email.json"), "utf8")).toBe(body);
    expect(readFileSync(join(folder, "pan-image.png")).equals(PIXEL)).toBe(true);
    expect(readFileSync(join(folder, "details.pdf")).equals(PDF)).toBe(true);
    expect(readdirSync(inFolder("uploads"))).toEqual([]);
    expect(site.intake.requests.at(-1)).toMatchObject({ reference: "TRD-7F3K", status: 200 });
  });

  test("only the owner may read it", async () => {
    const { panImageUrl } = await uploadAll();
    await site.mail({ reference: "TRD-1", panImageUrl });
    const folder = inFolder("submissions", "TRD-1");
    for (const path of [site.folder, inFolder("uploads"), inFolder("submissions"), folder]) {
      expect(modeOf(path)).toBe("700");
    }
    const files = [folder, inFolder("uploads")].flatMap((path) =>
      readdirSync(path).map((name) => join(path, name)),
    );
    expect(files.length).toBeGreaterThan(9);
    for (const file of files) expect(modeOf(file)).toBe("600");
  });

  test("addresses lead to the files after the e-mail too, and after a restart", async () => {
    const { panImageUrl = "", pdfUrl = "" } = await uploadAll();
    await site.mail({ reference: "TRD-1", panImageUrl, pdfUrl });
    expect((await fetch(panImageUrl, { headers: site.owner })).status).toBe(200);
    const { headers } = await fetch(pdfUrl, { headers: site.owner });
    expect(headers.get("content-type")).toBe("application/pdf");
    expect(headers.get("content-disposition")).toBe('inline; filename="details.pdf"');
    const restarted = await startSite({ folder: site.folder });
    expect((await restarted.ask(new URL(pdfUrl).pathname)).body.equals(PDF)).toBe(true);
    expect(await restarted.intake.submissions()).toHaveLength(1);
    await restarted.stop();
  });

  test("uploads that no e-mail names stay where they were", async () => {
    const { panImageUrl, pdfUrl = "" } = await uploadAll();
    await site.mail({ reference: "TRD-1", panImageUrl, adhaarFrontUrl: null });
    expect(await site.intake.orphans()).toHaveLength(4);
    expect(await site.intake.pathOf(pdfUrl)).toContain("uploads");
  });

  test("the same e-mail twice is one submission that says so", async () => {
    const params = { reference: "TRD-1", ...(await uploadAll()) };
    await Promise.all([site.mail(params), site.mail({ ...params, fullName: "Second" })]);
    const submissions = await site.intake.submissions();
    expect(submissions).toHaveLength(1);
    expect(submissions[0]?.receivedAt).toHaveLength(2);
    expect(submissions[0]?.files).toHaveLength(5);
    expect(readdirSync(inFolder("submissions", "TRD-1"))).toEqual(
      expect.arrayContaining(["email.json", "email-2.json"]),
    );
  });

  test("another submission that names the same file has a copy", async () => {
    const { panImageUrl = "" } = await uploadAll();
    await site.mail({ reference: "TRD-1", panImageUrl });
    await site.mail({ reference: "TRD-2", panImageUrl });
    for (const reference of ["TRD-1", "TRD-2"]) {
      expect(readdirSync(inFolder("submissions", reference))).toContain("pan-image.png");
    }
  });

  test("two files of one name do not replace each other", async () => {
    const [one, two] = [await uploadAll(), await uploadAll()];
    await site.mail({ reference: "TRD-1", panImageUrl: one.panImageUrl });
    await site.mail({ reference: "TRD-1", panImageUrl: two.panImageUrl });
    expect(readdirSync(inFolder("submissions", "TRD-1"))).toEqual(
      expect.arrayContaining(["pan-image.png", "pan-image-2.png"]),
    );
  });

  test("everything can be deleted", async () => {
    await uploadAll();
    await site.mail({ reference: "TRD-1" });
    const { status, headers } = await site.ask("/__intake/clear", { method: "POST" });
    expect(status).toBe(303);
    expect(headers.location).toBe("/__intake");
    expect(readdirSync(site.folder)).toEqual([]);
    expect(site.intake.requests).toEqual([]);
    expect(await site.intake.submissions()).toEqual([]);
  });
});

describe("names that lead out of the folder", () => {
  test.each([
    ["../../../escaped", "escaped"],
    ["..", /^intake-[0-9a-f]{12}$/],
    ["/etc/passwd", "etc-passwd"],
    ["a\\..\\b", "a-b"],
    ["a\0b", "a-b"],
    ["x".repeat(300), "x".repeat(64)],
    ["", /^intake-[0-9a-f]{12}$/],
    [undefined, /^intake-[0-9a-f]{12}$/],
    [{ toString: "x" }, /^intake-[0-9a-f]{12}$/],
    [42, "42"],
  ])("the reference %p", async (reference, name) => {
    expect((await site.mail({ reference })).status).toBe(200);
    const [folder] = readdirSync(inFolder("submissions"));
    if (typeof name === "string") expect(folder).toBe(name);
    else expect(folder).toMatch(name);
    expect(readdirSync(site.folder)).toEqual(["submissions"]);
  });

  test.each([
    ["pdfUrl", "../../escaped.pdf", "escaped.pdf"],
    ["pdfUrl", "..\\..\\escaped.pdf", "escaped.pdf"],
    ["pdfUrl", ".hidden.pdf", "pdf.pdf"],
    ["../../x", "a.txt", "x.txt"],
    ["emailUrl", "email.json", "email-2.json"],
    ["intakeUrl", "intake.json", "intake-2.json"],
    ["../", "a", "file.bin"],
  ])("the variable %s of a file named %s", async (param, name, stored) => {
    const { secure_url } = await (await site.upload("raw", { bytes: PDF, name })).json();
    await site.mail({ reference: "TRD-1", [param]: secure_url });
    const names = readdirSync(inFolder("submissions", "TRD-1"));
    expect(names.sort()).toEqual(["email.json", "intake.json", stored].sort());
  });

  test("addresses of other files are nothing to fetch", async () => {
    await uploadAll();
    await site.mail({
      reference: "TRD-1",
      panImageUrl: `${site.origin}/__intake/files/../../email.json`,
      signImage: "https://evil.example/picture.png",
    });
    const names = readdirSync(inFolder("submissions", "TRD-1"));
    expect(names.sort()).toEqual(["email.json", "intake.json"]);
  });
});

test("a folder that cannot be written is said to the one who sends", async () => {
  const blocked = await startSite({ folder: join(process.execPath, "no-folder") });
  const response = await blocked.mail({ reference: "TRD-1" });
  expect(response.status).toBe(500);
  expect(await response.text()).toMatch(/The intake cannot work: .*ENOTDIR/);
  await blocked.stop();
});
