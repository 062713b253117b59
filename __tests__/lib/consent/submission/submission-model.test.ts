import fc from "fast-check";
import { IMAGE_FIELDS, type ImageField } from "@/lib/consent/fields";
import {
  application,
  FIELDS,
  fault,
  fieldOf,
  type MailParams,
  photo,
  REFERENCE,
  refusal,
  world,
} from "../support";

jest.setTimeout(20_000);

/** What may happen to one request. `drop` is a line that goes away and takes the request with it. */
const OUTCOMES = ["ok", "network", "silent", "garbled", "busy", "refused", "drop"] as const;
type Outcome = (typeof OUTCOMES)[number];

/** What the client does between one press and the next. */
const EDITS = ["nothing", "phone", ...IMAGE_FIELDS] as const;
type Edit = (typeof EDITS)[number];

interface Story {
  images: Record<ImageField, Outcome[]>;
  builds: boolean[];
  pdf: Outcome[];
  mail: Outcome[];
  edits: Edit[];
}

const outcomes = fc.array(fc.constantFrom(...OUTCOMES), { maxLength: 8 });

const stories: fc.Arbitrary<Story> = fc.record({
  images: fc.record({
    panImage: outcomes,
    adhaarFrontImage: outcomes,
    adhaarBackImage: outcomes,
    signImage: outcomes,
  }),
  builds: fc.array(fc.boolean(), { maxLength: 2 }),
  pdf: outcomes,
  mail: outcomes,
  edits: fc.array(fc.constantFrom(...EDITS), { minLength: 1, maxLength: 6 }),
});

function uploadError(outcome: Outcome) {
  if (outcome === "busy") return refusal(503, "busy");
  if (outcome === "refused") return refusal(400, "no");
  return fault(outcome === "garbled" || outcome === "silent" ? outcome : "network");
}

function mailError(outcome: Outcome) {
  if (outcome === "silent") return fault("silent");
  return outcome === "network" || outcome === "drop" ? fault("network") : refusal(400);
}

/** Plays a story against the pipeline, and presses once more at its end when nothing fails any more. */
async function play(story: Story) {
  /** What arrived: for each photograph the content, for the PDF the phone it shows. */
  const arrived: { what: ImageField | "pdf"; content: string; address: string }[] = [];
  const mailed: { params: MailParams; ok: boolean }[] = [];
  let isOnline = true;

  const meet = (outcome: Outcome = "ok") => {
    if (outcome === "drop") isOnline = false;
    return outcome;
  };
  const deliver = async (what: ImageField | "pdf", file: Blob, outcome: Outcome) => {
    const content = await file.text();
    if (outcome !== "ok") throw uploadError(outcome);
    const address = `https://files.example/${arrived.length}`;
    arrived.push({ what, content, address });
    return address;
  };

  const run = world({
    uploadImage: (file, fileName) => {
      const field = fieldOf(fileName);
      return deliver(field, file, meet(story.images[field].shift()));
    },
    buildPdf: async ({ fields, images, reference }) => {
      if (story.builds.shift() === false) throw new Error("out of memory");
      const photographs = await Promise.all(
        IMAGE_FIELDS.map((field) => images[field].upload.text()),
      );
      const blob = new Blob([[fields.phone, reference, ...photographs].join("|")]);
      return { blob, skipped: [] };
    },
    uploadPdf: (file) => deliver("pdf", file, meet(story.pdf.shift())),
    sendMail: async (params) => {
      const outcome = meet(story.mail.shift());
      mailed.push({ params, ok: outcome === "ok" });
      if (outcome !== "ok") throw mailError(outcome);
    },
    isOnline: () => isOnline,
    untilOnline: async () => {
      isOnline = true;
      return true;
    },
  });

  let given = application();
  const press = async () => {
    run.calls.push("press");
    // Impatient clients press more than once.
    await Promise.all([run.submission.submit(given), run.submission.submit(given)]);
  };
  for (const [index, edit] of story.edits.entries()) {
    if (run.last()?.kind === "sent") break;
    if (edit === "phone") given = { ...given, fields: { ...FIELDS, phone: `000000000${index}` } };
    else if (edit !== "nothing") given = { ...given, images: { ...given.images, [edit]: photo() } };
    await press();
  }
  const lastEdit = given;
  Object.assign(story, { builds: [], pdf: [], mail: [] });
  for (const field of IMAGE_FIELDS) story.images[field] = [];
  await press();
  await press();
  const contents = await Promise.all(
    IMAGE_FIELDS.map(async (field) => {
      const prepared = await lastEdit.images[field].prepared;
      return prepared.ok ? prepared.image.upload.text() : "";
    }),
  );
  return { ...run, arrived, mailed, given: lastEdit, contents };
}

const check = (property: (end: Awaited<ReturnType<typeof play>>) => void) =>
  fc.assert(
    fc.asyncProperty(stories, async (story) => property(await play(structuredClone(story)))),
    { numRuns: 150 },
  );

const URLS = {
  panImage: "panImageUrl",
  adhaarFrontImage: "adhaarFrontUrl",
  adhaarBackImage: "adhaarBackUrl",
  signImage: "signImage",
} as const;

test("however often it failed, it is sent at the end, and the firm is told exactly once", () =>
  check(({ last, mailed }) => {
    expect(last()?.kind).toBe("sent");
    expect(mailed.filter(({ ok }) => ok)).toHaveLength(1);
    expect(mailed.at(-1)?.ok).toBe(true);
  }));

test("nothing is lost: the e-mail leads to the last photographs and to a PDF of them", () =>
  check(({ arrived, mailed, given, contents, last }) => {
    const params = mailed.at(-1)?.params;
    const at = (address: string | null | undefined) =>
      arrived.find((file) => file.address === address);
    expect(params).toMatchObject(given.fields);
    expect(at(params?.pdfUrl)?.content).toBe(
      [given.fields.phone, REFERENCE, ...contents].join("|"),
    );
    const state = last();
    const missing = state?.kind === "sent" ? state.receipt.missing : [];
    for (const [index, field] of IMAGE_FIELDS.entries()) {
      const address = params?.[URLS[field]];
      if (missing.includes(field)) expect(address).toBeNull();
      else expect(at(address)).toMatchObject({ what: field, content: contents[index] });
    }
  }));

test("nothing that arrived is sent a second time", () =>
  check(({ arrived }) => {
    const files = arrived.map(({ what, content }) => `${what}: ${content}`);
    expect(files).toEqual([...new Set(files)]);
  }));

test("in every press photographs go before the PDF, and the PDF before the e-mail", () =>
  check(({ calls }) => {
    for (const press of calls.join(",").split("press")) {
      const requests = press.split(",").filter((call) => /image|pdf|mail/.test(call));
      const kinds = requests.map((call) => call.replace(/ .*/, "")).join(" ");
      expect(kinds).toMatch(/^(?:image ?)*(?:pdf ?)*(?:mail ?)*$/);
    }
  }));

test("every e-mail, also one that failed, carries the same reference", () =>
  check(({ mailed }) => {
    for (const { params } of mailed) expect(params.reference).toBe(REFERENCE);
  }));

test("no field's value is ever logged", () =>
  check(({ logged, given }) => {
    for (const value of Object.values(given.fields)) {
      expect(logged.join("\n")).not.toContain(value);
    }
  }));
