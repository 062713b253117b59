import type { Application } from "@/lib/consent/application";
import { type ImageField, perImage } from "@/lib/consent/fields";
import { ProviderError } from "@/lib/consent/providers/provider-error";
import type { Effects } from "@/lib/consent/submission/effects";
import type { Status } from "@/lib/consent/submission/submission-state";
import {
  application,
  FIELDS,
  fault,
  fieldOf,
  IMAGE_CALLS,
  type MailParams,
  PLAN,
  photo,
  REFERENCE,
  refusal,
  settle,
  world,
} from "../support";

/** Uploads that fail for one photograph for as long as there are causes left. */
function failing(field: ImageField, ...causes: unknown[]) {
  return async (_: Blob, fileName: string) => {
    if (fieldOf(fileName) === field && causes.length > 0) throw causes.shift();
    return `https://files.example/${fieldOf(fileName)}`;
  };
}

/** Rejects with each cause in turn, then resolves. */
function turns<Value>(value: Value, ...causes: unknown[]): () => Promise<Value> {
  return async () => {
    if (causes.length > 0) throw causes.shift();
    return value;
  };
}

const ALWAYS = Array(99).fill(fault("network"));

const mailRefusal = (text = "The template ID not found") =>
  new ProviderError({ kind: "refused", status: 400, text });

function receiptOf(state: Status | undefined) {
  if (state?.kind !== "sent") throw new Error(`It is ${state?.kind}, not sent.`);
  return state.receipt;
}

/** A promise that the test settles. */
function open<Value>() {
  let finish: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((resolve) => {
    finish = resolve;
  });
  return { promise, finish };
}

// A pause is as long as planned, neither shorter nor longer.
beforeAll(() => jest.spyOn(Math, "random").mockReturnValue(0.5));

describe("when nothing goes wrong", () => {
  test("photographs, PDF and e-mail go in this order, each once", async () => {
    const { submission, calls } = world();
    await submission.submit(application());
    const sent = calls.filter((call) => call !== "build");
    expect(sent).toEqual([...IMAGE_CALLS, "pdf", "mail"]);
    expect(calls.filter((call) => call === "build")).toHaveLength(1);
  });

  test("the steps are shown in their order", async () => {
    const { submission, statuses } = world();
    await submission.submit(application());
    const steps = statuses.map((state) => (state.kind === "submitting" ? state.step : state.kind));
    expect([...new Set(steps)]).toEqual(["images", "upload", "pdf", "mail", "sent"]);
  });

  test("the receipt has the reference, the time and the client's PDF", async () => {
    const blob = new Blob(["%PDF of the client"]);
    const { submission, last } = world({ buildPdf: async () => ({ blob, skipped: [] }) });
    await submission.submit(application());
    expect(last()).toEqual({
      kind: "sent",
      receipt: {
        reference: REFERENCE,
        at: expect.any(Date),
        pdf: blob,
        missing: [],
      },
    });
  });

  test("the e-mail has exactly the variables of docs/requirements.md R5.3, then those added", async () => {
    jest.useFakeTimers({ now: new Date("2026-11-22T12:30:00Z"), doNotFake: ["nextTick"] });
    const mails: MailParams[] = [];
    const { submission } = world({ sendMail: async (params) => void mails.push(params) });
    await submission.submit(application({ plan: PLAN }));
    jest.useRealTimers();
    expect(mails).toHaveLength(1);
    // Byte for byte, in this order.
    const required = [
      '{"fullName":"Canary Nameson"',
      '"email":"canary@mail.example"',
      '"phone":"0000011111"',
      '"dob":"1990-03-27"',
      '"panNumber":"CANRY1234X"',
      '"adhaarNumber":"9999 4105 7058"',
      '"panImageUrl":"https://files.example/panImage"',
      '"adhaarFrontUrl":"https://files.example/adhaarFrontImage"',
      '"adhaarBackUrl":"https://files.example/adhaarBackImage"',
      '"signImage":"https://files.example/signImage"',
      '"pdfUrl":"https://files.example/details.pdf"',
      `"reference":"${REFERENCE}"`,
    ];
    const added = [
      '"plan":"Futures – Premium, 6 Months"',
      '"planFee":"₹1,10,000"',
      '"planGst":"₹19,800"',
      '"planTotal":"₹1,29,800"',
      '"planCap":"Uses ₹1,10,000 of ₹1,51,000."',
      '"acceptedVersions":"Terms 1.0; Privacy 1.1"',
      '"acceptedAt":"2026-11-22T12:30:00.000Z"}',
    ];
    expect(JSON.stringify(mails[0])).toBe([...required, ...added].join(","));
  });

  test("without a plan the e-mail's words for it are empty, as templates expect the same keys", async () => {
    const mails: MailParams[] = [];
    const { submission } = world({ sendMail: async (params) => void mails.push(params) });
    await submission.submit(application());
    const words = { plan: "", planFee: "", planGst: "", planTotal: "", planCap: "" };
    expect(mails[0]).toMatchObject(words);
  });

  test("the PDF and the e-mail name one moment, also after a failed try; another plan is a new application", async () => {
    const mails: MailParams[] = [];
    const requests: Parameters<Effects["buildPdf"]>[0][] = [];
    const { submission } = world({
      buildPdf: async (request) => {
        requests.push(request);
        return { blob: new Blob(["%PDF"]), skipped: [] };
      },
      sendMail: async (params) => {
        mails.push(params);
        await new Promise((resolve) => setTimeout(resolve, 5));
        if (mails.length < 3) throw refusal(400);
      },
    });
    const given = application();
    await submission.submit(given);
    await submission.submit(given);
    await submission.submit({ ...given, plan: PLAN });
    expect(requests.map(({ plan }) => plan?.id)).toEqual([undefined, PLAN.id]);
    const [first, second] = requests.map(({ at }) => at.toISOString());
    expect(mails.map(({ acceptedAt }) => acceptedAt)).toEqual([first, first, second]);
    expect(first).not.toBe(second);
  });

  test("each photograph goes under a name that tells the reference and nothing of the client", async () => {
    const names: string[] = [];
    const { submission } = world({
      uploadImage: async (_, fileName) => {
        names.push(fileName);
        return "https://files.example/a";
      },
    });
    await submission.submit(application());
    expect(names).toEqual([
      `${REFERENCE}-pan.jpg`,
      `${REFERENCE}-aadhaar-front.jpg`,
      `${REFERENCE}-aadhaar-back.jpg`,
      `${REFERENCE}-signature.jpg`,
    ]);
  });

  test("what is uploaded and what the PDF is built of is what was made ready", async () => {
    const uploads = new Map<ImageField, Blob>();
    const buildPdf = jest.fn<ReturnType<Effects["buildPdf"]>, Parameters<Effects["buildPdf"]>>();
    buildPdf.mockResolvedValue({ blob: new Blob(["%PDF"]), skipped: [] });
    const { submission } = world({
      buildPdf,
      uploadImage: async (file, fileName) => {
        uploads.set(fieldOf(fileName), file);
        return "https://files.example/a";
      },
    });
    const given = application();
    await submission.submit(given);
    const { fields, images, reference } = buildPdf.mock.calls[0]?.[0] ?? {};
    expect([fields, reference]).toEqual([FIELDS, REFERENCE]);
    for (const [field, blob] of uploads) {
      const prepared = await given.images[field].prepared;
      expect(prepared).toEqual({ ok: true, image: images?.[field] });
      expect(blob).toBe(images?.[field].upload);
    }
    expect(uploads.size).toBe(4);
  });

  test("the PDF is built while the photographs are on their way", async () => {
    const { submission, calls } = world();
    await submission.submit(application());
    expect(calls.indexOf("build")).toBeLessThan(calls.indexOf("image adhaarBackImage"));
  });

  test("the progress of each photograph is shown", async () => {
    const { submission, statuses } = world({
      uploadImage: async (_, fileName, onProgress) => {
        onProgress(0.25);
        onProgress(1);
        return `https://files.example/${fileName}`;
      },
    });
    await submission.submit(application());
    const seen = statuses.flatMap((state) =>
      state.kind === "submitting" ? [state.images.adhaarBackImage] : [],
    );
    const parts = seen.map(({ state, sent }) => `${state} ${sent}`);
    expect([...new Set(parts)]).toEqual([
      "waiting 0",
      "sending 0",
      "sending 0.25",
      "sending 1",
      "sent 1",
    ]);
  });
});

test("at most two photographs go at once", async () => {
  let running = 0;
  let most = 0;
  const { submission, count } = world({
    uploadImage: async () => {
      running += 1;
      most = Math.max(most, running);
      await settle();
      running -= 1;
      return "https://files.example/a";
    },
  });
  await submission.submit(application());
  expect(most).toBe(2);
  expect(count("image signImage")).toBe(1);
});

describe("a photograph that cannot be used", () => {
  const refused: Application["images"][ImageField] = {
    id: "refused",
    prepared: Promise.resolve({ ok: false, reason: "too-large" }),
  };

  test("stops the submission before anything is sent, and is named", async () => {
    const { submission, calls, last } = world();
    const { images } = application();
    await submission.submit(application({ images: { ...images, adhaarBackImage: refused } }));
    expect(last()).toEqual({ kind: "refused", field: "adhaarBackImage", reason: "too-large" });
    expect(calls).toEqual([]);
  });

  test("does not stop the next press, when another was chosen", async () => {
    const { submission, last } = world();
    const { images } = application();
    await submission.submit(application({ images: { ...images, panImage: refused } }));
    await submission.submit(application({ images: { ...images, panImage: photo() } }));
    expect(last()?.kind).toBe("sent");
  });
});

describe("an upload that fails", () => {
  test.each([
    ["when the line breaks", fault("network")],
    ["when nothing moves", fault("silent")],
    ["when the answer is garbled", fault("garbled")],
    ["when the server is busy", refusal(503)],
    ["when there were too many requests", refusal(429)],
  ])("is tried again %s", async (_, cause) => {
    const { submission, count, last } = world({ uploadImage: failing("panImage", cause) });
    await submission.submit(application());
    expect(count("image panImage")).toBe(2);
    expect(receiptOf(last()).missing).toEqual([]);
  });

  test("is tried three times, with growing pauses", async () => {
    const { submission, calls } = world({ uploadImage: failing("signImage", ...ALWAYS) });
    await submission.submit(application());
    expect(calls.filter((call) => /signImage|wait/.test(call))).toEqual([
      "image signImage",
      "wait 1000",
      "image signImage",
      "wait 4000",
      "image signImage",
    ]);
  });

  test("waits as long as the server asks", async () => {
    const cause = refusal(503, "busy", 9_000);
    const { submission, calls } = world({ uploadImage: failing("panImage", cause) });
    await submission.submit(application());
    expect(calls).toContain("wait 9000");
  });

  test("says that the line is busy while it waits for the server", async () => {
    const { submission, statuses } = world({ uploadImage: failing("panImage", refusal(503)) });
    await submission.submit(application());
    const pauses = statuses.map((state) => state.kind === "submitting" && state.pause);
    expect(pauses).toContain("busy");
    expect(pauses.lastIndexOf("busy")).toBeLessThan(pauses.lastIndexOf(null));
  });

  test.each([
    ["with status 400", refusal(400, "Upload preset not found")],
    ["with status 401", refusal(401)],
    ["with status 413", refusal(413)],
    ["with an answer that must not be accepted", fault("unacceptable")],
  ])("is not tried again when the host refuses it %s", async (_, cause) => {
    const { submission, count } = world({ uploadImage: failing("panImage", cause) });
    await submission.submit(application());
    expect(count("image panImage")).toBe(1);
  });

  test("leaves no address, and processing goes on", async () => {
    const mails: MailParams[] = [];
    const { submission, last } = world({
      uploadImage: failing("adhaarFrontImage", ...ALWAYS),
      sendMail: async (params) => void mails.push(params),
    });
    await submission.submit(application());
    expect(mails[0]).toMatchObject({
      panImageUrl: "https://files.example/panImage",
      adhaarFrontUrl: null,
      pdfUrl: "https://files.example/details.pdf",
    });
    expect(receiptOf(last()).missing).toEqual(["adhaarFrontImage"]);
  });

  test("is shown as not sent while the rest goes on", async () => {
    const { submission, statuses } = world({ uploadImage: failing("panImage", refusal(400)) });
    await submission.submit(application());
    const atMail = statuses.findLast((state) => state.kind === "submitting");
    expect(atMail).toMatchObject({
      step: "mail",
      images: { panImage: { state: "missing" }, signImage: { state: "sent" } },
    });
  });

  test("is logged with the host's own words", async () => {
    const cause = refusal(400, "Upload preset not found");
    const { submission, logged } = world({ uploadImage: failing("panImage", cause) });
    await submission.submit(application());
    expect(logged).toEqual(["The upload of panImage failed: refused 400 Upload preset not found"]);
  });

  test("leaves the submission standing even when all four fail", async () => {
    const { submission, last } = world({
      uploadImage: async () => {
        throw refusal(400);
      },
    });
    await submission.submit(application());
    expect(receiptOf(last()).missing).toHaveLength(4);
  });
});

describe("the PDF", () => {
  test("goes as details.pdf (docs/requirements.md R8.3)", async () => {
    const uploadPdf = jest.fn(async (_: Blob, __: string) => "https://files.example/a");
    await world({ uploadPdf }).submission.submit(application());
    expect(uploadPdf.mock.calls[0]?.[1]).toBe("details.pdf");
  });

  test("that cannot be built fails the submission at its step, before the e-mail", async () => {
    const { submission, count, last, logged } = world({
      buildPdf: turns({ blob: new Blob(), skipped: [] }, new RangeError(FIELDS.fullName)),
    });
    await submission.submit(application());
    expect(last()).toEqual({ kind: "failed", reference: REFERENCE, pdf: null, isUnsure: false });
    expect([count("pdf"), count("mail")]).toEqual([0, 0]);
    expect(logged).toEqual(['The submission failed at the step "pdf": RangeError']);
  });

  test("that the host refuses fails the submission with the host's message", async () => {
    const cause = refusal(400, "An unknown file format not allowed");
    const { submission, count, last, logged } = world({ uploadPdf: turns("", cause) });
    await submission.submit(application());
    expect(last()).toMatchObject({ kind: "failed", pdf: expect.any(Blob) });
    expect([count("pdf"), count("mail")]).toEqual([1, 0]);
    expect(logged).toEqual([
      'The submission failed at the step "pdf": An unknown file format not allowed',
    ]);
  });

  test.each([
    ["refused without a message", [refusal(400)]],
    ["lost on the line", Array(3).fill(fault("network"))],
    ["answered with a page", Array(3).fill(fault("garbled"))],
  ])("that is %s fails with the words of docs/requirements.md R9.4", async (_, causes) => {
    const { submission, last, logged } = world({ uploadPdf: turns("", ...causes) });
    await submission.submit(application());
    expect(last()?.kind).toBe("failed");
    expect(logged).toEqual(['The submission failed at the step "pdf": Failed to upload PDF']);
  });

  test("is tried three times", async () => {
    const { submission, count, last } = world({
      uploadPdf: turns("https://files.example/a", fault("network"), refusal(500)),
    });
    await submission.submit(application());
    expect(count("pdf")).toBe(3);
    expect(last()?.kind).toBe("sent");
  });

  test("that lacks a photograph is sent all the same, and it is logged", async () => {
    const { submission, last, logged } = world({
      buildPdf: async () => ({ blob: new Blob(), skipped: ["signImage"] }),
    });
    await submission.submit(application());
    expect(last()?.kind).toBe("sent");
    expect(logged).toEqual(["signImage could not be added to the PDF"]);
  });

  test("tells how much of it has left", async () => {
    const { submission, statuses } = world({
      uploadPdf: async (_, __, onProgress) => {
        onProgress(0.5);
        return "https://files.example/a";
      },
    });
    await submission.submit(application());
    expect(statuses).toContainEqual(expect.objectContaining({ step: "pdf", pdfSent: 0.5 }));
  });
});

describe("the e-mail", () => {
  test("that is refused fails the submission, which keeps the PDF for the client", async () => {
    const { submission, last } = world({ sendMail: turns(undefined, mailRefusal()) });
    await submission.submit(application());
    expect(last()).toEqual({
      kind: "failed",
      reference: REFERENCE,
      pdf: expect.any(Blob),
      isUnsure: false,
    });
  });

  test("is tried once for each press: it may have gone although no answer came", async () => {
    const silent = fault("silent");
    const { submission, count } = world({ sendMail: turns(undefined, silent) });
    await submission.submit(application());
    expect(count("mail")).toBe(1);
  });
});

describe("the next press", () => {
  test("goes on from the e-mail: nothing that arrived is sent again", async () => {
    const { submission, calls, last } = world({ sendMail: turns(undefined, mailRefusal()) });
    const given = application();
    await submission.submit(given);
    calls.length = 0;
    await submission.submit(given);
    expect(calls).toEqual(["mail"]);
    expect(last()?.kind).toBe("sent");
  });

  test("goes on from the PDF", async () => {
    const { submission, calls } = world({ uploadPdf: turns("https://a.example", refusal(400)) });
    const given = application();
    await submission.submit(given);
    calls.length = 0;
    await submission.submit(given);
    expect(calls).toEqual(["pdf", "mail"]);
  });

  test("builds the PDF again when building it failed", async () => {
    const { submission, calls } = world({
      buildPdf: turns({ blob: new Blob(), skipped: [] }, new Error()),
    });
    const given = application();
    await submission.submit(given);
    calls.length = 0;
    await submission.submit(given);
    expect(calls).toEqual(["build", "pdf", "mail"]);
  });

  test("sends a photograph that did not arrive before, and only that one", async () => {
    const { submission, calls, last } = world({
      uploadImage: failing("panImage", refusal(400)),
      sendMail: turns(undefined, mailRefusal()),
    });
    const given = application();
    await submission.submit(given);
    calls.length = 0;
    await submission.submit(given);
    expect(calls).toEqual(["image panImage", "mail"]);
    expect(receiptOf(last()).missing).toEqual([]);
  });

  test("shows the photographs that arrived as sent from its beginning", async () => {
    const { submission, statuses } = world({
      uploadImage: failing("panImage", refusal(400)),
      sendMail: turns(undefined, mailRefusal()),
    });
    const given = application();
    await submission.submit(given);
    const before = statuses.length;
    await submission.submit(given);
    expect(statuses[before]).toMatchObject({
      kind: "submitting",
      step: "images",
      images: { panImage: { state: "waiting", sent: 0 }, signImage: { state: "sent", sent: 1 } },
    });
  });

  test("sends a replaced photograph, and the PDF that shows it", async () => {
    const { submission, calls } = world({ sendMail: turns(undefined, mailRefusal()) });
    const given = application();
    await submission.submit(given);
    calls.length = 0;
    await submission.submit({ ...given, images: { ...given.images, signImage: photo() } });
    expect(calls.sort()).toEqual(["build", "image signImage", "mail", "pdf"]);
  });

  test("never names the old file of a replaced photograph that did not arrive", async () => {
    const mails: MailParams[] = [];
    const mail = turns(undefined, mailRefusal());
    const causes = [undefined, refusal(400)];
    const { submission } = world({
      uploadImage: async (_, fileName) => {
        const cause = fieldOf(fileName) === "signImage" ? causes.shift() : undefined;
        if (cause) throw cause;
        return "https://files.example/old";
      },
      sendMail: (params) => {
        mails.push(params);
        return mail();
      },
    });
    const given = application();
    await submission.submit(given);
    await submission.submit({ ...given, images: { ...given.images, signImage: photo() } });
    expect(mails.map(({ signImage }) => signImage)).toEqual(["https://files.example/old", null]);
  });

  test("builds and sends the PDF anew when a field was edited, but no photograph", async () => {
    const mails: MailParams[] = [];
    const mail = turns(undefined, mailRefusal());
    const { submission, calls } = world({
      sendMail: (params) => {
        mails.push(params);
        return mail();
      },
    });
    const given = application();
    await submission.submit(given);
    calls.length = 0;
    await submission.submit({ ...given, fields: { ...FIELDS, phone: "0000022222" } });
    expect(calls).toEqual(["build", "pdf", "mail"]);
    expect(mails.at(-1)).toMatchObject({ phone: "0000022222", reference: REFERENCE });
  });

  test("keeps the client's PDF out of reach when it shows what was typed before", async () => {
    const { submission, last } = world({
      uploadPdf: turns("https://a.example", refusal(400)),
      buildPdf: (() => {
        const build = [new Blob(["%PDF old"])];
        return async () => {
          const blob = build.shift();
          if (!blob) throw new Error();
          return { blob, skipped: [] };
        };
      })(),
    });
    const given = application();
    await submission.submit(given);
    await submission.submit({ ...given, fields: { ...FIELDS, phone: "0000022222" } });
    expect(last()).toEqual({ kind: "failed", reference: REFERENCE, pdf: null, isUnsure: false });
  });
});

describe("one submission", () => {
  test("ten presses in one tick send once", async () => {
    const { submission, calls } = world();
    const given = application();
    await Promise.all(Array.from({ length: 10 }, () => submission.submit(given)));
    expect(calls).toHaveLength(7);
    expect(calls.filter((call) => call === "mail")).toHaveLength(1);
  });

  test("a press while one runs joins it", async () => {
    const pdf = open<string>();
    const { submission, count } = world({ uploadPdf: () => pdf.promise });
    const given = application();
    const first = submission.submit(given);
    await settle();
    const second = submission.submit(given);
    pdf.finish("https://files.example/a");
    await Promise.all([first, second]);
    expect([count("pdf"), count("mail")]).toEqual([1, 1]);
  });

  test("nothing is sent any more after it succeeded", async () => {
    const { submission, calls, statuses } = world();
    await submission.submit(application());
    const before = [calls.length, statuses.length];
    await submission.submit(application());
    expect([calls.length, statuses.length]).toEqual(before);
  });
});

describe("an e-mail whose answer comes too late", () => {
  const silent = (late: Promise<void>) => fault("silent", late);

  test("is not called failed for certain, and counts when it comes", async () => {
    const late = open<void>();
    const { submission, count, last } = world({ sendMail: turns(undefined, silent(late.promise)) });
    await submission.submit(application());
    expect(last()).toMatchObject({ kind: "failed", isUnsure: true });
    late.finish();
    await settle();
    expect(last()?.kind).toBe("sent");
    await submission.submit(application());
    expect(count("mail")).toBe(1);
  });

  test("does not end the next try, which need not send it again", async () => {
    const late = open<void>();
    const pdf = open<string>();
    const uploads = [Promise.resolve("https://a.example"), pdf.promise];
    const { submission, count, last } = world({
      sendMail: turns(undefined, silent(late.promise)),
      uploadPdf: () => uploads.shift() ?? pdf.promise,
    });
    const given = application();
    await submission.submit(given);
    const edited = { ...given, fields: { ...FIELDS, phone: "0000022222" } };
    const running = submission.submit(edited);
    late.finish();
    await settle();
    expect(last()?.kind).toBe("submitting");
    pdf.finish("https://b.example");
    await running;
    expect([count("mail"), last()?.kind]).toEqual([2, "sent"]);
  });

  test("changes nothing when it says that it failed", async () => {
    const { submission, last } = world({
      sendMail: turns(undefined, silent(Promise.reject(new Error("refused")))),
    });
    await submission.submit(application());
    await settle();
    expect(last()?.kind).toBe("failed");
  });
});

describe("without a line", () => {
  test("nothing is sent until it is back", async () => {
    const back = open<boolean>();
    const { submission, calls, last } = world({
      isOnline: () => false,
      untilOnline: () => back.promise,
    });
    const running = submission.submit(application());
    await settle();
    expect(calls.filter((call) => !/build|offline/.test(call))).toEqual([]);
    expect(last()).toMatchObject({ kind: "submitting", step: "upload", pause: "offline" });
    back.finish(true);
    await running;
    expect(last()?.kind).toBe("sent");
  });

  test("the message that it is away goes when it is back", async () => {
    const { submission, statuses } = world({ isOnline: () => false });
    await submission.submit(application());
    const pauses = statuses.flatMap((state) => (state.kind === "submitting" ? [state.pause] : []));
    expect(pauses).toContain("offline");
    expect(pauses.at(-1)).toBeNull();
  });

  test("a try that the missing line broke is no try", async () => {
    const lost = Array(7).fill(fault("network"));
    const uploadPdf = turns("https://files.example/a", ...lost);
    let pdfTries = 0;
    const { submission, count, last } = world({
      uploadPdf: () => {
        pdfTries += 1;
        return uploadPdf();
      },
      isOnline: () => pdfTries === 0 || pdfTries > 7,
    });
    await submission.submit(application());
    expect(count("pdf")).toBe(8);
    expect(last()?.kind).toBe("sent");
  });

  test("the e-mail waits until it is back", async () => {
    let isUp = true;
    const { submission, calls } = world({
      uploadPdf: async () => {
        isUp = false;
        return "https://files.example/a";
      },
      isOnline: () => isUp,
      untilOnline: async () => {
        isUp = true;
        return true;
      },
    });
    await submission.submit(application());
    expect(calls.slice(-3)).toEqual(["pdf", "offline", "mail"]);
  });

  test("an e-mail that the missing line broke goes when it is back", async () => {
    const lost = fault("network");
    const sendMail = turns(undefined, lost);
    let mails = 0;
    const { submission, count, last } = world({
      sendMail: () => {
        mails += 1;
        return sendMail();
      },
      isOnline: () => mails !== 1,
    });
    await submission.submit(application());
    expect([count("mail"), last()?.kind]).toEqual([2, "sent"]);
  });

  test("an e-mail that may have arrived goes once more at the most, however long the line is said to be missing", async () => {
    const silence = fault("network");
    const { submission, count, last } = world({
      isOnline: () => false,
      sendMail: turns(undefined, ...Array(20).fill(silence)),
    });
    await submission.submit(application());
    expect([count("mail"), last()?.kind]).toEqual([2, "failed"]);
  });

  test("an e-mail is not sent again when the browser does not say that the line is back", async () => {
    const silence = fault("network");
    const { submission, count, last } = world({
      isOnline: () => false,
      untilOnline: async () => false,
      sendMail: turns(undefined, silence),
    });
    await submission.submit(application());
    expect([count("mail"), last()?.kind]).toEqual([1, "failed"]);
  });

  test("waiting for it can be stopped, and the next press goes on", async () => {
    let isUp = false;
    const { submission, calls, last } = world({
      isOnline: () => isUp,
      untilOnline: (signal) =>
        new Promise((_, reject) => {
          signal.addEventListener("abort", () => reject(signal.reason));
        }),
    });
    const running = submission.submit(application());
    await settle();
    submission.stop();
    await running;
    expect(last()).toMatchObject({ kind: "failed", pdf: expect.any(Blob) });
    expect(calls.filter((call) => !/build|offline/.test(call))).toEqual([]);
    isUp = true;
    await submission.submit(application());
    expect(last()?.kind).toBe("sent");
  });

  test("a refusal counts although the browser says that there is no line", async () => {
    const { submission, count, last } = world({
      isOnline: () => false,
      uploadPdf: turns("https://files.example/a", ...Array(20).fill(refusal(503))),
    });
    await submission.submit(application());
    expect([count("pdf"), last()?.kind]).toEqual([3, "failed"]);
  });

  test("an e-mail's refusal counts although the browser says that there is no line", async () => {
    const { submission, count, last } = world({
      isOnline: () => false,
      sendMail: turns(undefined, ...Array(20).fill(mailRefusal())),
    });
    await submission.submit(application());
    expect([count("mail"), last()?.kind]).toEqual([1, "failed"]);
  });
});

describe("close", () => {
  test("aborts what is on its way, and nothing follows", async () => {
    const signals: AbortSignal[] = [];
    const { submission, close, calls, statuses } = world({
      uploadImage: (_, __, ___, signal) =>
        new Promise((_resolve, reject) => {
          signals.push(signal);
          signal.addEventListener("abort", () => reject(signal.reason));
        }),
    });
    const running = submission.submit(application());
    await settle();
    const before = statuses.length;
    close();
    await running;
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
    expect(calls.filter((call) => /image|pdf|mail/.test(call))).toHaveLength(2);
    expect(statuses).toHaveLength(before);
  });

  test("ends a pause before the next try", async () => {
    const { submission, close, count } = world({
      uploadImage: failing("panImage", ...ALWAYS),
      wait: (_, signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener("abort", () => reject(signal.reason));
        }),
    });
    const running = submission.submit(application());
    await settle();
    close();
    await running;
    expect([count("image panImage"), count("mail")]).toEqual([1, 0]);
  });

  test("while the PDF is being built keeps it from being sent", async () => {
    const building = open<{ blob: Blob; skipped: [] }>();
    const { submission, close, count } = world({ buildPdf: () => building.promise });
    const running = submission.submit(application());
    await settle();
    close();
    building.finish({ blob: new Blob(), skipped: [] });
    await running;
    expect([count("pdf"), count("mail")]).toEqual([0, 0]);
  });

  test("is for good: a later press does nothing", async () => {
    const { submission, close, calls, statuses } = world();
    close();
    await submission.submit(application());
    expect([calls, statuses]).toEqual([[], []]);
  });

  test("logs nothing: leaving a page is no failure", async () => {
    const { submission, close, logged } = world({
      uploadImage: (_, __, ___, signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener("abort", () => reject(signal.reason));
        }),
    });
    const running = submission.submit(application());
    await settle();
    close();
    await running;
    expect(logged).toEqual([]);
  });
});

describe("what is logged never holds what the client typed", () => {
  const values = Object.values(FIELDS);
  const telling = `${values.join(", ")} is not valid`;
  const mistakes = [new Error(telling), telling, { status: 400, text: telling }];
  const refusals = (["refused", "network"] as const).map(
    (kind) => new ProviderError({ kind, status: 422, text: telling }),
  );

  test.each([
    ...[...mistakes, ...refusals].map((cause) => ({ sendMail: turns(undefined, cause) })),
    ...mistakes.flatMap((cause) => [
      { buildPdf: turns({ blob: new Blob(), skipped: [] }, cause) },
      { uploadPdf: turns("", cause) },
      { uploadImage: failing("panImage", cause) },
    ]),
  ])("in case %#", async (changes) => {
    const { submission, logged } = world(changes);
    await submission.submit(application());
    expect(logged).not.toEqual([]);
    for (const value of values) expect(logged.join("\n")).not.toContain(value);
  });
});

test("a missing key of the e-mail service is logged in the words of docs/requirements.md R9.9", async () => {
  const misuse = new ProviderError({ kind: "misuse", text: "The user ID is required" });
  const { submission, logged } = world({ sendMail: turns(undefined, misuse) });
  await submission.submit(application());
  expect(logged).toEqual(['The submission failed at the step "mail": The user ID is required']);
});

test("no photograph is sent before all four are ready", async () => {
  const late = open<Awaited<Application["images"]["panImage"]["prepared"]>>();
  const images = { ...perImage(() => photo()), signImage: { id: "late", prepared: late.promise } };
  const { submission, calls, last } = world();
  const running = submission.submit(application({ images }));
  await settle();
  expect(calls).toEqual([]);
  expect(last()).toMatchObject({ kind: "submitting", step: "images" });
  late.finish(await photo().prepared);
  await running;
  expect(last()?.kind).toBe("sent");
});
