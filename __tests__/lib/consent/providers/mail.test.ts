import * as client from "@emailjs/browser";
import { type MailProvider, sendMail } from "@/lib/consent/providers/mail";
import { ProviderError, type ProviderFault } from "@/lib/consent/providers/provider-error";
import { type Site, startSite } from "../../../scripts/serve/mock-services/support";

/** What the client reads of a page. */
const PAGE = { location: { pathname: "/consent-form" } };

const PARAMS = { fullName: "Asha Rao", panImageUrl: null, reference: "7K3Q-M2X9-D4TB" };

async function faultOf(sending: Promise<void>): Promise<ProviderFault> {
  const cause = await sending.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (cause instanceof ProviderError) return cause.fault;
  throw cause ?? new Error("The e-mail was sent.");
}

beforeAll(() => Object.assign(globalThis, PAGE));
afterAll(() => Reflect.deleteProperty(globalThis, "location"));

describe("with the real client and the mock providers", () => {
  let site: Site;
  let service: MailProvider;

  beforeEach(async () => {
    site = await startSite();
    service = {
      origin: `${site.origin}/__intake`,
      serviceId: "service_1",
      templateId: "template_1",
      publicKey: "key_1",
    };
  });
  afterEach(() => site.stop());

  test("an e-mail arrives with exactly the body of docs/requirements.md R8.4", async () => {
    await sendMail(service, PARAMS);
    expect(site.providers.requests.map(({ fields }) => fields)).toEqual([
      {
        lib_version: "4.4.1",
        user_id: "key_1",
        service_id: "service_1",
        template_id: "template_1",
        template_params: PARAMS,
      },
    ]);
    const [email] = await site.providers.store.emails();
    expect(email?.variables).toEqual(PARAMS);
  });

  test("it goes as JSON, in one request", async () => {
    const request = jest.spyOn(globalThis, "fetch");
    await sendMail(service, PARAMS);
    expect(request.mock.calls).toEqual([
      [
        `${site.origin}/__intake/api/v1.0/email/send`,
        expect.objectContaining({
          method: "POST",
          headers: { "Content-type": "application/json" },
        }),
      ],
    ]);
    request.mockRestore();
  });

  test.each([
    [
      400,
      "The template ID not found. To find this ID, visit https://dashboard.emailjs.com/admin/templates",
    ],
    [412, "Gmail_API: Invalid grant. Please reconnect your Gmail account"],
    [429, "Too Many Requests"],
    [500, "Internal Server Error"],
  ])("a refusal with status %d carries the service's words", async (status, text) => {
    site.providers.setFaults([{ endpoint: "mail", kind: "status", status }]);
    expect(await faultOf(sendMail(service, PARAMS))).toEqual({ kind: "refused", status, text });
  });

  test("an e-mail that is too large is refused by the service", async () => {
    const sending = sendMail(service, { fullName: "ம".repeat(20_000) });
    expect(await faultOf(sending)).toMatchObject({ kind: "refused", status: 413 });
  });

  test.each(["reset", "reset-after-upload"] as const)(
    "a line that breaks (%s) is a fault of the network",
    async (kind) => {
      site.providers.setFaults([
        { endpoint: "mail", kind, ...(kind === "reset" && { afterBytes: 0 }) },
      ]);
      const fault = await faultOf(sendMail(service, PARAMS));
      expect(fault).toEqual({ kind: "network" });
    },
  );

  test("status 200 is success, whatever the text", async () => {
    site.providers.setFaults([{ endpoint: "mail", kind: "html" }]);
    await expect(sendMail(service, PARAMS)).resolves.toBeUndefined();
  });

  test("a next try after a failure goes through", async () => {
    site.providers.setFaults([{ endpoint: "mail", kind: "status", status: 500 }]);
    await faultOf(sendMail(service, PARAMS));
    await sendMail(service, PARAMS);
    expect(site.providers.requests.map(({ status }) => status)).toEqual([500, 200]);
  });

  test.each([
    ["publicKey", "The user ID is required"],
    ["serviceId", "The service ID is required"],
    ["templateId", "The template ID is required"],
  ] as const)(
    "without %s nothing is sent, in the words of docs/requirements.md R9.9",
    async (key, text) => {
      const fault = await faultOf(sendMail({ ...service, [key]: "" }, PARAMS));
      expect(fault).toEqual({ kind: "misuse", text });
      expect(site.providers.requests).toEqual([]);
    },
  );
});

describe("with a stand-in for the client", () => {
  const service = { origin: "https://x.example", serviceId: "s", templateId: "t", publicKey: "k" };
  const silence = { kind: "silent" };
  const init = jest.fn();
  const send = jest.fn<ReturnType<typeof client.send>, Parameters<typeof client.send>>();

  beforeEach(() => {
    jest.useFakeTimers();
    send.mockReset();
  });
  afterEach(() => jest.useRealTimers());

  test("it is given up after 20 seconds, and not before", async () => {
    send.mockReturnValue(new Promise(() => undefined));
    const outcome = jest.fn();
    const fault = faultOf(sendMail(service, PARAMS, async () => ({ init, send })));
    fault.then(outcome, outcome);
    await jest.advanceTimersByTimeAsync(19_999);
    expect(outcome).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(await fault).toEqual(silence);
  });

  test("nothing is left to go off after an answer", async () => {
    send.mockResolvedValue(new client.EmailJSResponseStatus(200, "OK"));
    await sendMail(service, PARAMS, async () => ({ init, send }));
    expect(jest.getTimerCount()).toBe(0);
  });

  test("a client that arrives after that sends nothing", async () => {
    let arrive: (late: { init: typeof init; send: typeof send }) => void = () => undefined;
    const load = () =>
      new Promise<{ init: typeof init; send: typeof send }>((resolve) => {
        arrive = resolve;
      });
    const fault = faultOf(sendMail(service, PARAMS, load));
    await jest.advanceTimersByTimeAsync(20_000);
    expect(await fault).toEqual(silence);
    arrive({ init, send });
    await jest.advanceTimersByTimeAsync(1);
    expect(send).not.toHaveBeenCalled();
  });

  test("a client that cannot be fetched is a fault of the network", async () => {
    const load = () => Promise.reject(new TypeError("Failed to fetch a module"));
    expect(await faultOf(sendMail(service, PARAMS, load))).toMatchObject({ kind: "network" });
    expect(jest.getTimerCount()).toBe(0);
  });

  test.each([
    ["the text OK", new client.EmailJSResponseStatus(202, "OK"), "sent"],
    ["status 200", new client.EmailJSResponseStatus(200, "Queued"), "sent"],
    ["neither", new client.EmailJSResponseStatus(202, "Queued"), "refused"],
  ])("an answer with %s decides", async (_, answer, outcome) => {
    send.mockResolvedValue(answer);
    const sending = sendMail(service, PARAMS, async () => ({ init, send }));
    const result = await sending.then(
      () => "sent",
      (cause: ProviderError) => cause.fault.kind,
    );
    expect(result).toBe(outcome);
  });

  test.each([
    [
      "a string",
      "The template params have to be the object",
      { kind: "misuse", text: "The template params have to be the object" },
    ],
    [
      "a status and a text",
      { status: 422, text: "The recipients address is empty" },
      { kind: "refused", status: 422, text: "The recipients address is empty" },
    ],
    ["the browser's error", new TypeError("Failed to fetch"), { kind: "network" }],
    ["anything else", undefined, { kind: "network" }],
  ])("%s that it throws is understood", async (_, thrown, fault) => {
    send.mockRejectedValue(thrown);
    expect(await faultOf(sendMail(service, PARAMS, async () => ({ init, send })))).toEqual(fault);
  });
});
