import { reportError } from "static-islands/report-error";
import { chooseImage, discardImage, type ImageChoice } from "@/lib/consent/images/choose-image";
import type { PrepareResult } from "@/lib/consent/images/prepare-image";
import { jpeg, textNamedJpg } from "../../../../e2e/support/consent/photos";

jest.mock("static-islands/report-error", () => ({ reportError: jest.fn() }));

const READY: PrepareResult = {
  ok: true,
  image: {
    upload: new Blob(["upload"]),
    pdf: new Blob(["pdf"]),
    thumbnail: new Blob(["thumbnail"]),
  },
};

const prepare = jest.fn<Promise<PrepareResult>, [ArrayBuffer]>();

const createObjectURL = jest.spyOn(URL, "createObjectURL").mockReturnValue("blob:thumbnail");
const revokeObjectURL = jest.spyOn(URL, "revokeObjectURL").mockReturnValue();

beforeEach(() => {
  prepare.mockReset();
  prepare.mockResolvedValue(READY);
  createObjectURL.mockClear();
  revokeObjectURL.mockClear();
});

afterEach(() => expect(reportError).not.toHaveBeenCalled());
afterAll(() => jest.restoreAllMocks());

/** Chooses a file; what the form is told, in order. */
async function choose(file: File): Promise<ImageChoice[]> {
  const told: ImageChoice[] = [];
  chooseImage(file, prepare, (choice) => told.push(choice));
  await told[0]?.prepared;
  await Promise.resolve();
  return told;
}

const fileOf = ({ name, buffer }: { name: string; buffer: Buffer }) =>
  new File([new Uint8Array(buffer)], name, { type: "image/jpeg" });

test("the form is told at once that a file is being read", async () => {
  const told: ImageChoice[] = [];
  const file = fileOf(await jpeg("card.jpg", { width: 40, height: 30 }));
  chooseImage(file, prepare, (choice) => told.push(choice));
  expect(told).toEqual([
    expect.objectContaining({
      status: "reading",
      name: "card.jpg",
      size: file.size,
      thumbnail: null,
    }),
  ]);
});

test("a photograph that is ready has a picture and what is sent of it", async () => {
  const told = await choose(fileOf(await jpeg("card.jpg", { width: 40, height: 30 })));
  expect(told.map(({ status }) => status)).toEqual(["reading", "ready"]);
  expect(told[1]).toMatchObject({ id: told[0]?.id, refusal: null, thumbnail: "blob:thumbnail" });
  expect(await told[1]?.prepared).toBe(READY);
  expect(READY.ok && createObjectURL.mock.calls).toEqual([[READY.ok && READY.image.thumbnail]]);
});

test("each file chosen has an id of its own, so that a replaced photograph is sent again", async () => {
  const file = fileOf(await jpeg("card.jpg", { width: 40, height: 30 }));
  const [one] = await choose(file);
  const [other] = await choose(file);
  expect(one?.id).not.toBe(other?.id);
});

test("a file that the device does not hand over is refused", async () => {
  const gone = fileOf(textNamedJpg());
  gone.arrayBuffer = () => Promise.reject(new DOMException("gone", "NotReadableError"));
  expect((await choose(gone)).at(-1)).toMatchObject({ status: "refused", refusal: "unreadable" });
});

test("what the worker refuses is refused for its reason", async () => {
  prepare.mockResolvedValue({ ok: false, reason: "altered" });
  const told = await choose(fileOf(await jpeg("card.jpg", { width: 40, height: 30 })));
  expect(told.at(-1)).toMatchObject({ status: "refused", refusal: "altered" });
});

test("a browser that cannot draw refuses, and nothing is left unhandled", async () => {
  prepare.mockRejectedValue(new Error("This browser has no canvas to draw on."));
  const told = await choose(fileOf(await jpeg("card.jpg", { width: 40, height: 30 })));
  expect(told.at(-1)).toMatchObject({ status: "refused", refusal: "damaged" });
});

test("a picture is given back, and a choice without one is nothing to give back", async () => {
  const told = await choose(fileOf(await jpeg("card.jpg", { width: 40, height: 30 })));
  discardImage(told[1] ?? null);
  discardImage(told[0] ?? null);
  discardImage(null);
  expect(revokeObjectURL.mock.calls).toEqual([["blob:thumbnail"]]);
});
