import * as client from "@emailjs/browser";
import { type Site, startSite } from "@/e2e/support/servers/test-site";
import { perImage } from "@/lib/consent/fields";
import { mailVariables, sendMail } from "@/lib/consent/providers/mail";
import { ProviderError } from "@/lib/consent/providers/provider-error";
import { deferred, FIELDS, PLAN, REFERENCE } from "../support";

jest.mock("@emailjs/browser", () => {
  const actual = jest.requireActual("@emailjs/browser");
  return { ...actual, send: jest.fn(actual.send) };
});

const PARAMS = { fullName: "Asha Rao", panImageUrl: null, reference: REFERENCE };

/** Why an e-mail was not sent; undefined when it was. */
const faultOf = (sending: Promise<void>) =>
  sending.then(
    () => undefined,
    (cause: unknown) => (cause instanceof ProviderError ? cause.fault : cause),
  );

describe("the variables", () => {
  const images = { ...perImage((field) => `https://files.example/${field}`), signImage: null };
  const pdfUrl = "https://files.example/details.pdf";
  const at = new Date("2026-11-22T12:30:00Z");
  const mail = { fields: FIELDS, images, pdfUrl, reference: REFERENCE, at };
  const accepted = ["Terms 1.0", "Privacy 1.1"].map((label) => ({ label, href: "/" }));
  const words = { accepted, language: "en-IN" };

  test("are exactly those of docs/requirements.md R5.3 in their order, then those added", () => {
    const variables = mailVariables({ ...mail, plan: PLAN }, words);
    expect(Object.entries(variables)).toEqual([
      ...Object.entries(FIELDS),
      ["panImageUrl", images.panImage],
      ["adhaarFrontUrl", images.adhaarFrontImage],
      ["adhaarBackUrl", images.adhaarBackImage],
      ["signImage", null],
      ["pdfUrl", pdfUrl],
      ["reference", REFERENCE],
      ["plan", PLAN.name],
      ["planFee", PLAN.fee],
      ["planGst", PLAN.gst],
      ["planTotal", PLAN.total],
      ["planCap", PLAN.cap],
      ["acceptedVersions", "Terms 1.0; Privacy 1.1"],
      ["acceptedAt", expect.stringContaining("November 22, 2026")],
    ]);
  });

  test("are below 20 kB however long their values are, of 50 kB that the provider takes", () => {
    // Letters of four bytes each, as long as a field and an address may be.
    const longest = Object.fromEntries(Object.keys(FIELDS).map((name) => [name, "😀".repeat(80)]));
    const address = `https://files.example/${"a".repeat(978)}`;
    const fields = longest as typeof FIELDS;
    const large = { ...mail, fields, images: perImage(() => address), pdfUrl: address, plan: PLAN };
    const bytes = Buffer.byteLength(JSON.stringify(mailVariables(large, words)));
    expect(bytes).toBeGreaterThan(5_000);
    expect(bytes).toBeLessThan(20_000);
  });

  test("of the plan are empty without one, as templates expect the same keys", () => {
    const empty = { plan: "", planFee: "", planGst: "", planTotal: "", planCap: "" };
    expect(mailVariables({ ...mail, plan: undefined }, words)).toMatchObject(empty);
  });
});

describe("with the real client and the mock providers", () => {
  let site: Site;
  const provider = () => ({
    origin: `${site.origin}/__intake`,
    serviceId: "service_1",
    templateId: "template_1",
    publicKey: "key_1",
  });

  // What the client reads of a page.
  beforeAll(() => Object.assign(globalThis, { location: { pathname: "/consent-form" } }));
  afterAll(() => Reflect.deleteProperty(globalThis, "location"));
  beforeEach(async () => {
    site = await startSite();
  });
  afterEach(() => site.stop());

  test("an e-mail arrives in one request with exactly the body of docs/requirements.md R8.4", async () => {
    const request = jest.spyOn(globalThis, "fetch");
    await sendMail(provider(), PARAMS);
    const options = { method: "POST", headers: { "Content-type": "application/json" } };
    const address = `${site.origin}/__intake/api/v1.0/email/send`;
    expect(request.mock.calls).toMatchObject([[address, options]]);
    request.mockRestore();
    expect(site.providers.requests.map(({ fields }) => fields)).toEqual([
      {
        lib_version: "4.4.1",
        user_id: "key_1",
        service_id: "service_1",
        template_id: "template_1",
        template_params: PARAMS,
      },
    ]);
  });

  test("a refusal has the provider's words", async () => {
    site.providers.setFaults([{ endpoint: "mail", kind: "status", status: 429 }]);
    const refused = { kind: "refused", status: 429, text: "Too Many Requests" };
    expect(await faultOf(sendMail(provider(), PARAMS))).toEqual(refused);
  });

  test.each([
    ["publicKey", "The user ID is required"],
    ["serviceId", "The service ID is required"],
    ["templateId", "The template ID is required"],
  ])("without %s nothing is sent (docs/requirements.md R9.9)", async (key, text) => {
    const fault = await faultOf(sendMail({ ...provider(), [key]: "" }, PARAMS));
    expect(fault).toEqual({ kind: "misuse", text });
    expect(site.providers.requests).toEqual([]);
  });
});

describe("with answers made by the test", () => {
  const provider = { origin: "https://x.example", serviceId: "s", templateId: "t", publicKey: "k" };
  const send = jest.mocked(client.send);

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test("sending is given up after 20 seconds; a later answer can still be awaited", async () => {
    const { promise, resolve } = deferred<client.EmailJSResponseStatus>();
    send.mockReturnValueOnce(promise);
    const outcome = jest.fn();
    sendMail(provider, PARAMS).catch(outcome);
    await jest.advanceTimersByTimeAsync(19_999);
    expect(outcome).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    const [error] = outcome.mock.calls[0] ?? [];
    expect(error).toMatchObject({ name: "ProviderError", fault: { kind: "silent" } });
    resolve(new client.EmailJSResponseStatus(200, "OK"));
    await expect(error.late).resolves.toBeUndefined();
  });

  test.each([
    [202, "OK", undefined],
    [200, "Queued", undefined],
    [202, "Queued", { kind: "refused", status: 202, text: "Queued" }],
  ])("status %d with the text %s", async (status, text, fault) => {
    send.mockResolvedValueOnce(new client.EmailJSResponseStatus(status, text));
    expect(await faultOf(sendMail(provider, PARAMS))).toEqual(fault);
    expect(jest.getTimerCount()).toBe(0);
  });

  test.each([
    ["a string", "no object", { kind: "misuse", text: "no object" }],
    [
      "a status and a text",
      { status: 422, text: "e" },
      { kind: "refused", status: 422, text: "e" },
    ],
    ["a status alone", { status: 422 }, { kind: "network" }],
    ["the browser's error", new TypeError("Failed to fetch"), { kind: "network" }],
    ["nothing", undefined, { kind: "network" }],
    ["null", null, { kind: "network" }],
  ])("%s that it throws is understood", async (_, thrown, fault) => {
    send.mockRejectedValueOnce(thrown);
    expect(await faultOf(sendMail(provider, PARAMS))).toEqual(fault);
  });
});
