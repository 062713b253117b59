import { CodeNotFetched } from "@/lib/consent/code-not-fetched";
import { IMAGE_FIELDS } from "@/lib/consent/fields";
import type { PdfRequest } from "@/lib/consent/pdf/application-pdf";
import type { Upload } from "@/lib/consent/providers/media-host";
import { ProviderError } from "@/lib/consent/providers/provider-error";
import { isUnanswered, isWorthRetrying, pauseAfter } from "@/lib/consent/submission/retry";
import type { BuiltPdf } from "@/lib/consent/worker/jobs";
import {
  application,
  deferred,
  FIELDS,
  failing,
  fault,
  fieldOf,
  PDF,
  PLAN,
  photo,
  REFERENCE,
  refusal,
  settle,
  untilAborted,
  world,
} from "../support";

const ADDRESS = "https://files.example/a";

/** Uploads of which one photograph's fail for as long as there are causes left. */
const failingPan = (...causes: unknown[]) => {
  const upload = failing(ADDRESS, ...causes);
  return async ({ fileName }: Upload) => (fieldOf(fileName) === "panImage" ? upload() : ADDRESS);
};

test("photographs, PDF and e-mail go in this order, each once, under names without the client's", async () => {
  const names: string[] = [];
  const { submission, calls, statuses, mails, last } = world({
    uploadImage: async ({ fileName, file, onProgress }) => {
      onProgress(0.25);
      names.push(fileName);
      return `${ADDRESS}/${await file.text()}`;
    },
    uploadPdf: async ({ fileName, onProgress }) => {
      onProgress(0.5);
      names.push(fileName);
      return ADDRESS;
    },
  });
  const first = application({ plan: PLAN });
  await submission.submit(first);
  const sent = calls.filter((call) => call !== "build").map((call) => call.split(" ")[0]);
  expect(sent).toEqual(["image", "image", "image", "image", "pdf", "mail"]);
  expect(calls.indexOf("build")).toBeLessThan(calls.indexOf("image adhaarBackImage"));
  const files = ["pan", "aadhaar-front", "aadhaar-back", "signature"];
  expect(names).toEqual([...files.map((file) => `${REFERENCE}-${file}.jpg`), "details.pdf"]);

  const submitting = statuses.flatMap((status) => (status.kind === "submitting" ? [status] : []));
  const steps = submitting.map(({ step }) => step);
  expect([...new Set(steps)]).toEqual(["images", "upload", "pdf", "mail"]);
  const back = submitting.map(({ images: { adhaarBackImage: image } }) => image);
  expect([...new Set(back)]).toEqual([0, 0.25, 1]);
  expect(submitting.at(-1)).toMatchObject({ pdfSent: 0.5, pause: null });

  const mail = { fields: FIELDS, pdfUrl: ADDRESS, reference: REFERENCE, plan: PLAN };
  expect(mails).toEqual([{ ...mail, images: expect.anything(), at: expect.any(Date) }]);
  const receipt = { reference: REFERENCE, at: expect.any(Date), missing: [], pdf: PDF.clientCopy };
  expect(last()).toEqual({ kind: "sent", ...receipt });
});

test("what is uploaded is what was made to go; sealed, each file has a name that says so", async () => {
  const sent: [string, string][] = [];
  const keep = async ({ fileName, file }: Upload) => {
    sent.push([fileName, await file.text()]);
    return ADDRESS;
  };
  const { submission } = world({ isSealed: true, uploadImage: keep, uploadPdf: keep });
  await submission.submit(application());
  const names = [
    "pan.jpg",
    "aadhaar-front.jpg",
    "aadhaar-back.jpg",
    "signature.jpg",
    "details.pdf",
  ];
  expect(sent).toEqual(
    names.map((name) => [`${REFERENCE}-${name}.age`, expect.stringContaining("to go")]),
  );
});

test("at most two photographs go at once", async () => {
  let running = 0;
  let most = 0;
  const { submission } = world({
    uploadImage: async () => {
      running += 1;
      most = Math.max(most, running);
      await settle();
      running -= 1;
      return ADDRESS;
    },
  });
  await submission.submit(application());
  expect(most).toBe(2);
});

test("the PDF is built of what was made ready; it and the e-mail name one moment in all tries", async () => {
  const requests: PdfRequest[] = [];
  const { submission, mails } = world({
    buildPdf: async (request) => {
      requests.push(request);
      return PDF;
    },
    sendMail: async () => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      if (mails.length < 3) throw refusal(400);
    },
  });
  const sent = application();
  await submission.submit(sent);
  await submission.submit(sent);
  // Another plan is another application.
  await submission.submit({ ...sent, plan: PLAN });
  const common = { fields: FIELDS, reference: REFERENCE };
  expect(requests).toMatchObject([
    { ...common, plan: undefined },
    { ...common, plan: PLAN },
  ]);
  expect(await sent.images.signImage.prepared).toBe(requests[0]?.images.signImage);
  const [first, second] = requests.map(({ at }) => at);
  expect(mails.map(({ at }) => at)).toEqual([first, first, second]);
  expect(first).not.toEqual(second);
});

describe("tries", () => {
  test("are worth it for refusals that may pass and for the server's own faults", () => {
    for (let status = 400; status < 600; status += 1) {
      const isWorth = [408, 420, 425, 429].includes(status) || status >= 500;
      expect([status, isWorthRetrying(refusal(status))]).toEqual([status, isWorth]);
    }
  });

  test.each([
    [fault("network"), true, true],
    [new CodeNotFetched(), true, true],
    [fault("silent"), true, true],
    [fault("garbled"), true, false],
    [fault("unacceptable"), false, false],
    [fault("blocked"), false, false],
    [refusal(503), true, false],
    [new Error("a mistake of our own"), false, false],
    [undefined, false, false],
  ])("after %p are worth it: %p, as nobody answered: %p", (cause, isWorth, isSilent) => {
    expect([isWorthRetrying(cause), isUnanswered(cause)]).toEqual([isWorth, isSilent]);
  });

  test.each([
    [1, 0, 1_000],
    [2, 0, 4_000],
    // As long as the server asks, but not shortened, and half a minute at most.
    [1, 7_000, 7_000],
    [2, 10, 4_000],
    [2, 60_000, 30_000],
    [3, 7_000, undefined],
  ])("number %d waits, asked for %d ms", (failed, asked, ms) => {
    expect(pauseAfter(failed, refusal(503, "", asked))).toBe(ms);
  });

  const lost = fault("network");
  // That a refused one is made once is held by the photograph that fails, below.
  test.each([
    ["three times, with growing pauses", [lost, lost, lost], [1000, 4000], null],
    ["as the server asks, shown as busy", [refusal(503, "busy", 9_000)], [9000], "busy"],
  ])("of a photograph are made %s", async (_, causes, waits, pause) => {
    const { submission, calls, statuses } = world({ uploadImage: failingPan(...causes) });
    await submission.submit(application());
    const waited = calls.filter((call) => call.startsWith("wait"));
    expect(waited).toEqual(waits.map((ms) => `wait ${ms}`));
    const pauses = statuses.map((status) => (status.kind === "submitting" ? status.pause : null));
    expect(new Set(pauses)).toEqual(new Set([null, pause]));
    expect(pauses.at(-2)).toBeNull();
  });
});

test("a photograph that fails is logged in the host's words, has no address, and the rest goes on", async () => {
  const cause = refusal(400, "Upload preset not found");
  const { submission, logged, mails, last, statuses } = world({ uploadImage: failingPan(cause) });
  await submission.submit(application());
  expect(logged).toEqual(["The upload of panImage failed: refused 400 Upload preset not found"]);
  expect(mails[0]?.images).toMatchObject({ panImage: null, signImage: ADDRESS });
  expect(last()).toMatchObject({ kind: "sent", missing: ["panImage"] });
  expect(statuses.at(-2)).toMatchObject({ images: { panImage: 0, signImage: 1 } });
});

describe("what fails is logged at its step, in words without the client's", () => {
  const misuse = new ProviderError({ kind: "misuse", text: "The user ID is required" });
  const garbled = Array(3).fill(fault("garbled"));
  const upload = (cause: unknown) => ({ uploadPdf: failing("", cause) });
  const mail = (cause: unknown) => ({ sendMail: failing(undefined, cause) });
  const typed = Object.values(FIELDS).join();

  test.each([
    [{ buildPdf: failing(PDF, new RangeError(typed)) }, "pdf", "RangeError"],
    [{ buildPdf: failing(PDF, typed) }, "pdf", "string"],
    [upload(refusal(400, "An unknown format")), "pdf", "An unknown format"],
    // docs/requirements.md R9.4
    [{ uploadPdf: failing("", ...garbled) }, "pdf", "Failed to upload PDF"],
    // docs/requirements.md R9.9
    [mail(misuse), "mail", "The user ID is required"],
    [mail(refusal(422, typed)), "mail", "e-mail refused 422"],
    [mail(fault("network")), "mail", "e-mail network"],
  ])("case %#", async (changes, step, words) => {
    const { submission, logged, last, count } = world(changes);
    await submission.submit(application());
    expect(logged).toEqual([`The submission failed at the step "${step}": ${words}`]);
    const pdf = "buildPdf" in changes ? null : expect.any(Blob);
    expect(last()).toEqual({ kind: "failed", reference: REFERENCE, pdf, isUnsure: false });
    expect(count("mail")).toBe(step === "mail" ? 1 : 0);
  });

  test("a photograph that the PDF lacks", async () => {
    const buildPdf = async (): Promise<BuiltPdf> => ({ ...PDF, skipped: ["signImage"] });
    const { submission, logged, last } = world({ buildPdf });
    await submission.submit(application());
    expect(logged).toEqual(["signImage could not be added to the PDF"]);
    expect(last()?.kind).toBe("sent");
  });
});

describe("the next press", () => {
  const edited = { fields: { ...FIELDS, phone: "0000022222" } };
  const replaced = { images: { signImage: photo() } };
  const pan = { uploadImage: failingPan(refusal(400)) };
  const pdf = { uploadPdf: failing(ADDRESS, refusal(400)), sendMail: failing(undefined) };
  test.each([
    ["the e-mail alone", {}, {}, ["mail"]],
    ["the PDF that failed", pdf, {}, ["pdf", "mail"]],
    ["what did not arrive", pan, {}, ["image panImage", "mail"]],
    [
      "a replaced photograph and its PDF",
      {},
      replaced,
      ["build", "image signImage", "pdf", "mail"],
    ],
    ["an edited field's PDF", {}, edited, ["build", "pdf", "mail"]],
  ])("sends %s, and shows what has arrived", async (_, changes, edits, expected) => {
    const sendMail = failing(undefined, refusal(400));
    const { submission, calls, last, statuses } = world({ sendMail, ...changes });
    const first = application();
    await submission.submit(first);
    const before = statuses.length;
    calls.length = 0;
    const images = { ...first.images, ...("images" in edits && edits.images) };
    await submission.submit({ ...first, ...edits, images });
    expect(calls).toEqual(expected);
    expect(last()).toMatchObject({ kind: "sent", missing: [] });
    const panImage = expected.includes("image panImage") ? 0 : 1;
    expect(statuses[before]).toMatchObject({ images: { panImage } });
  });
});

test("what reached the media host under an address that is refused is not sent again", async () => {
  const text = "the address https://x.example/… is not of this account";
  const refusedAddress = new ProviderError({ kind: "unacceptable", text });
  const upload = () => Promise.reject(refusedAddress);
  const { submission, count, last, logged } = world({ uploadImage: upload, uploadPdf: upload });
  const first = application();
  for (let press = 0; press < 3; press += 1) {
    await submission.submit(first);
    expect(last()?.kind).toBe("failed");
  }
  for (const field of IMAGE_FIELDS) expect(count(`image ${field}`)).toBe(1);
  expect(count("pdf")).toBe(1);
  expect(logged.filter((line) => line.includes(text))).toHaveLength(IMAGE_FIELDS.length + 3);
});

test.each([412, 413, 422, 426, 429])(
  "an e-mail that is refused with %d is no success; the next press sends it alone",
  async (status) => {
    const { submission, calls, last, logged } = world({
      sendMail: failing(undefined, refusal(status)),
    });
    const first = application();
    await submission.submit(first);
    expect(last()).toMatchObject({ kind: "failed", reference: REFERENCE, isUnsure: false });
    expect(logged.at(-1)).toContain(`e-mail refused ${status}`);
    calls.length = 0;
    await submission.submit(first);
    expect([calls, last()?.kind]).toEqual([["mail"], "sent"]);
  },
);

test("a failure offers no PDF of what was typed before", async () => {
  const { submission, last, count } = world({
    uploadPdf: failing(ADDRESS, refusal(400)),
    buildPdf: () => (count("build") > 1 ? Promise.reject(new Error()) : Promise.resolve(PDF)),
  });
  const first = application();
  await submission.submit(first);
  await submission.submit({ ...first, fields: { ...FIELDS, phone: "0000022222" } });
  expect(last()).toMatchObject({ kind: "failed", pdf: null });
});

describe("an e-mail whose answer comes too late", () => {
  test("is not reported as failed for certain, and counts when it comes", async () => {
    const late = deferred<void>();
    const sendMail = failing(undefined, fault("silent", late.promise));
    const { submission, count, last } = world({ sendMail });
    await submission.submit(application());
    expect(last()).toMatchObject({ kind: "failed", isUnsure: true });
    late.resolve();
    await settle();
    expect(last()?.kind).toBe("sent");
    await submission.submit(application());
    expect(count("mail")).toBe(1);
  });

  test.each([
    ["ends the next try of the same application", FIELDS, 1],
    ["does not end that of an edited one", { ...FIELDS, phone: "0000022222" }, 2],
  ])("%s", async (_, fields, mails) => {
    const late = deferred<void>();
    const pan = deferred<string>();
    const { submission, count, last } = world({
      uploadImage: ({ fileName }) => {
        if (fieldOf(fileName) !== "panImage") return Promise.resolve(ADDRESS);
        return count("image panImage") === 1 ? Promise.reject(refusal(400)) : pan.promise;
      },
      sendMail: failing(undefined, fault("silent", late.promise)),
    });
    const first = application();
    await submission.submit(first);
    const running = submission.submit({ ...first, fields });
    late.resolve();
    await settle();
    expect(last()?.kind).toBe("submitting");
    pan.resolve(ADDRESS);
    await running;
    expect([count("mail"), last()?.kind]).toEqual([mails, "sent"]);
  });

  test("says what was sent, and keeps the form, if that was changed meanwhile", async () => {
    const late = deferred<void>();
    const sendMail = failing(undefined, fault("silent", late.promise));
    const { submission, mails, last, count } = world({ sendMail });
    await submission.submit(application(), () => true);
    late.resolve();
    await settle();
    const at = mails[0]?.at;
    expect(at).toEqual(expect.any(Date));
    expect(last()).toEqual({ kind: "arrived", reference: REFERENCE, at, pdf: PDF.clientCopy });
    await submission.submit(application({ fields: { ...FIELDS, phone: "0000022222" } }));
    expect([last()?.kind, count("mail"), mails[1]?.fields.phone]).toEqual([
      "sent",
      2,
      "0000022222",
    ]);
  });

  test("that comes while the changed one is sent is told of if that fails", async () => {
    const late = deferred<void>();
    const second = deferred<never>();
    let mail = 0;
    const { submission, mails, last } = world({
      sendMail: () => {
        mail += 1;
        if (mail === 1) return Promise.reject(fault("silent", late.promise));
        return second.promise.then(() => Promise.reject(refusal(400)));
      },
    });
    await submission.submit(application(), () => true);
    const running = submission.submit(application({ fields: { ...FIELDS, phone: "0000022222" } }));
    await settle();
    late.resolve();
    await settle();
    expect(last()?.kind).toBe("submitting");
    second.resolve(undefined as never);
    await running;
    expect(last()).toMatchObject({ kind: "arrived", at: mails[0]?.at });
  });

  test("changes nothing when it reports a failure", async () => {
    const sendMail = failing(undefined, fault("silent", Promise.reject(new Error("refused"))));
    const { submission, last } = world({ sendMail });
    await submission.submit(application());
    await settle();
    expect(last()?.kind).toBe("failed");
  });
});

describe("without a connection", () => {
  test("nothing is sent until it is back, and the form shows why", async () => {
    const back = deferred<boolean>();
    const { submission, calls, last, statuses } = world({
      isOnline: () => false,
      untilOnline: () => back.promise,
    });
    const running = submission.submit(application());
    await settle();
    expect(calls.filter((call) => !/build|offline/.test(call))).toEqual([]);
    expect(last()).toMatchObject({ kind: "submitting", step: "upload", pause: "offline" });
    back.resolve(true);
    await running;
    expect([statuses.at(-2), last()]).toMatchObject([{ pause: null }, { kind: "sent" }]);
  });

  test("a try that the lost connection broke is not counted", async () => {
    const { submission, count, last } = world({
      uploadPdf: failing(ADDRESS, ...Array(7).fill(fault("network"))),
      isOnline: () => count("pdf") === 0 || count("pdf") > 7,
    });
    await submission.submit(application());
    expect([count("pdf"), last()?.kind]).toEqual([8, "sent"]);
  });

  const none = { isOnline: () => false };
  const silence = Array(20).fill(fault("network"));
  // The wait ends without a line as well: navigator.onLine may be wrong.
  const neverBack = { ...none, untilOnline: async () => false };
  test.each([
    ["waits as an upload does, however long", none, silence, 21, "sent"],
    ["waits on when the line is not back in time", neverBack, silence, 21, "sent"],
    ["is not sent again when it was refused", none, [refusal(503)], 1, "failed"],
    ["is not sent again with a line", {}, silence, 1, "failed"],
  ])("an e-mail %s", async (_, changes, causes, mails, end) => {
    const sendMail = failing(undefined, ...causes);
    const { submission, count, last } = world({ ...changes, sendMail });
    await submission.submit(application());
    expect([count("mail"), last()?.kind]).toEqual([mails, end]);
  });

  test("an e-mail on whose way the line breaks is sent once more at the most", async () => {
    let isUp = true;
    const { submission, count, last } = world({
      isOnline: () => isUp,
      untilOnline: async () => {
        isUp = true;
        return true;
      },
      sendMail: () => {
        isUp = false;
        return Promise.reject(fault("network"));
      },
    });
    await submission.submit(application());
    expect([count("mail"), last()?.kind]).toEqual([2, "failed"]);
  });

  test("an e-mail that was sent after all is not sent again when the line is back", async () => {
    const late = deferred<void>();
    let isUp = true;
    const { submission, count, last } = world({
      isOnline: () => isUp,
      untilOnline: async () => {
        late.resolve();
        await settle();
        isUp = true;
        return true;
      },
      sendMail: () => {
        isUp = false;
        return Promise.reject(fault("silent", late.promise));
      },
    });
    await submission.submit(application());
    expect([count("mail"), last()?.kind]).toEqual([1, "sent"]);
  });

  // Steps whose code or work is not there yet wait like those that send.
  test.each([
    ["the code that sends", (code: () => Promise<void>) => ({ load: code })],
    [
      "the PDF",
      (code: () => Promise<void>) => ({
        buildPdf: async () => {
          await code();
          return PDF;
        },
      }),
    ],
  ])("%s is fetched once the line is back", async (_, changes) => {
    let isUp = false;
    const back = deferred<boolean>();
    const code = async () => {
      if (!isUp) throw new CodeNotFetched();
    };
    const { submission, last, statuses } = world({
      ...changes(code),
      isOnline: () => isUp,
      untilOnline: () => back.promise,
    });
    const running = submission.submit(application());
    await settle();
    expect(last()).toMatchObject({ kind: "submitting", pause: "offline" });
    isUp = true;
    back.resolve(true);
    await running;
    expect(statuses.at(-1)?.kind).toBe("sent");
  });

  test("a photograph that waits for its code shows why, and need not be waited for", async () => {
    const { submission, last } = world({ isOnline: () => false, untilOnline: untilAborted });
    const { images } = application();
    images.signImage = { id: "waiting", prepared: new Promise(() => undefined) };
    const running = submission.submit(application({ images }));
    await settle();
    expect(last()).toMatchObject({ kind: "submitting", step: "images", pause: "offline" });
    submission.stop();
    await running;
    expect(last()).toMatchObject({ kind: "failed" });
  });

  test("waiting can be stopped, and the next press goes on", async () => {
    let isUp = false;
    const { submission, last } = world({ isOnline: () => isUp, untilOnline: untilAborted });
    const running = submission.submit(application());
    await settle();
    submission.stop();
    await running;
    expect(last()).toMatchObject({ kind: "failed", pdf: expect.any(Blob) });
    isUp = true;
    await submission.submit(application());
    expect(last()?.kind).toBe("sent");
  });
});
