import fc from "fast-check";
import { IMAGE_FIELDS, type ImageField } from "@/lib/consent/fields";
import type { ConsentMail } from "@/lib/consent/providers/mail";
import { application, FIELDS, fault, fieldOf, photo, REFERENCE, refusal, world } from "../support";

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
  const mailed: { mail: ConsentMail; ok: boolean }[] = [];
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

  const { calls, last, logged, submission } = world({
    uploadImage: ({ file, fileName }) => {
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
    uploadPdf: ({ file }) => deliver("pdf", file, meet(story.pdf.shift())),
    sendMail: async (mail) => {
      const outcome = meet(story.mail.shift());
      mailed.push({ mail, ok: outcome === "ok" });
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
    calls.push("press");
    // Impatient clients press more than once.
    await Promise.all([submission.submit(given), submission.submit(given)]);
  };
  for (const [index, edit] of story.edits.entries()) {
    if (last()?.kind === "sent") break;
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
  return { arrived, calls, contents, given: lastEdit, logged, mailed, status: last() };
}

test("whatever fails, however often: nothing is lost, nothing is sent twice", () =>
  fc.assert(
    fc.asyncProperty(stories, async (story) => {
      const end = await play(structuredClone(story));
      const { arrived, calls, contents, given, logged, mailed, status } = end;
      if (status?.kind !== "sent") throw new Error(`It is ${status?.kind}, not sent.`);

      // The firm gets one e-mail, the last; those that failed carry the same reference.
      expect(mailed.map(({ ok }) => ok)).toEqual([...Array(mailed.length - 1).fill(false), true]);
      for (const { mail } of mailed) expect(mail.reference).toBe(REFERENCE);

      // It leads to the last photographs and to a PDF of them.
      const mail = mailed.at(-1)?.mail;
      const fileAt = (address: string | null | undefined) =>
        arrived.find((file) => file.address === address);
      expect(mail?.fields).toEqual(given.fields);
      const pdf = [given.fields.phone, REFERENCE, ...contents].join("|");
      expect(fileAt(mail?.pdfUrl)?.content).toBe(pdf);
      for (const [index, field] of IMAGE_FIELDS.entries()) {
        const address = mail?.images[field];
        if (status.receipt.missing.includes(field)) expect(address).toBeNull();
        else expect(fileAt(address)).toMatchObject({ what: field, content: contents[index] });
      }

      // Nothing that arrived is sent a second time.
      const files = arrived.map(({ what, content }) => `${what}: ${content}`);
      expect(files).toEqual([...new Set(files)]);

      // In every press photographs go before the PDF, and the PDF before the e-mail.
      for (const press of calls.join(",").split("press")) {
        const requests = press.split(",").filter((call) => /image|pdf|mail/.test(call));
        const kinds = requests.map((call) => call.replace(/ .*/, "")).join(" ");
        expect(kinds).toMatch(/^(?:image ?)*(?:pdf ?)*(?:mail ?)*$/);
      }

      // No field's value is logged.
      for (const value of Object.values(given.fields)) {
        expect(logged.join("\n")).not.toContain(value);
      }
    }),
    { numRuns: 300 },
  ));
