import { createWorkshop, type Workshop } from "@/lib/consent/images/image-worker-client";
import { applicationPdf, type PdfWords, warmFonts } from "@/lib/consent/pdf/application-pdf";
import { type Destination, findDestination } from "@/lib/consent/providers/destination";
import { type DeskState, openDesk } from "@/lib/consent/submission/submission-controller";
import { reportError } from "@/lib/islands/report-error";
import { application, FIELDS, settle } from "../support";

jest.mock("@/lib/islands/report-error", () => ({ reportError: jest.fn() }));
jest.mock("@/lib/consent/providers/destination", () => ({ findDestination: jest.fn() }));
jest.mock("@/lib/consent/images/image-worker-client", () => ({ createWorkshop: jest.fn() }));
jest.mock("@/lib/consent/pdf/application-pdf", () => ({
  applicationPdf: jest.fn(),
  warmFonts: jest.fn(),
}));
// A machine without a line: whatever is sent waits.
jest.mock("@/lib/consent/submission/browser-effects", () => ({
  browserEffects: () => ({
    isOnline: () => false,
    untilOnline: () => new Promise(() => undefined),
  }),
}));

const WORDS = {} as PdfWords;
const DESTINATION = { kind: "services" } as Destination;
const workshop = {
  prepare: jest.fn(),
  buildPdf: jest.fn(),
  warm: jest.fn(async () => undefined),
  close: jest.fn(async () => undefined),
} satisfies Workshop;

const build = jest.mocked(applicationPdf);
const fonts = jest.mocked(warmFonts);
const pdf = new Blob(["%PDF"]);

function open(destination: Destination | null) {
  jest.mocked(findDestination).mockReturnValue(destination);
  const states: DeskState[] = [];
  const desk = openDesk(null, WORDS, (state) => states.push(state));
  return { desk, states, kinds: () => states.map(({ kind }) => kind) };
}

beforeEach(() => {
  jest.clearAllMocks();
  jest.mocked(createWorkshop).mockReturnValue(workshop);
  build.mockResolvedValue({ blob: pdf, skipped: [] });
  fonts.mockResolvedValue();
});

describe("where nothing can be sent", () => {
  test("the PDF is made under the desk's reference", async () => {
    const { desk, states } = open(null);
    desk.submit(application());
    await settle();
    expect(states).toEqual([{ kind: "making" }, { kind: "made", reference: desk.reference, pdf }]);
    expect(build.mock.calls[0]?.[0]).toMatchObject({ fields: FIELDS, reference: desk.reference });
  });

  test("ten presses make it once", async () => {
    const { desk } = open(null);
    for (let press = 0; press < 10; press += 1) desk.submit(application());
    await settle();
    expect(build).toHaveBeenCalledTimes(1);
  });

  test("a failure is told, and the next press tries again", async () => {
    build.mockRejectedValueOnce(new Error("out of memory"));
    const { desk, states, kinds } = open(null);
    desk.submit(application());
    await settle();
    expect(states.at(-1)).toEqual({ kind: "failed", step: "pdf", pdf: null, isUnsure: false });
    desk.submit(application());
    await settle();
    expect(kinds()).toEqual(["making", "failed", "making", "made"]);
  });

  test("a photograph that cannot be used is named", async () => {
    const { desk, states } = open(null);
    const { images } = application();
    const prepared = Promise.resolve({ ok: false, reason: "too-large" } as const);
    desk.submit(application({ images: { ...images, signImage: { id: "large", prepared } } }));
    await settle();
    expect(states.at(-1)).toEqual({ kind: "refused", field: "signImage", reason: "too-large" });
  });
});

test("with somewhere to send it, an application is submitted and no PDF is handed out", async () => {
  const { desk, kinds } = open(DESTINATION);
  desk.submit(application());
  await settle();
  expect(new Set(kinds())).toEqual(new Set(["submitting"]));
});

test("each desk has a reference of its own", () => {
  expect(open(null).desk.reference).not.toBe(open(null).desk.reference);
});

describe("what sending needs", () => {
  test("is fetched once, and a name's fonts whenever it changes", async () => {
    const { desk } = open(null);
    for (const name of ["Asha", "आशा"]) {
      desk.warm(name);
      await settle();
    }
    expect(fonts.mock.calls).toEqual([["Asha"], ["आशा"]]);
    expect(workshop.warm).toHaveBeenCalledTimes(1);
  });

  test("is asked for again when it could not be fetched, and that is no error", async () => {
    workshop.warm.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    const { desk } = open(null);
    for (const name of ["A", "As"]) {
      desk.warm(name);
      await settle();
    }
    expect(workshop.warm).toHaveBeenCalledTimes(2);
    expect(reportError).not.toHaveBeenCalled();
  });
});

test("close ends the workshop and what is on its way", async () => {
  const { desk, states } = open(DESTINATION);
  desk.submit(application());
  desk.close();
  const before = states.length;
  await settle();
  expect(workshop.close).toHaveBeenCalledTimes(1);
  expect(states).toHaveLength(before);
});
