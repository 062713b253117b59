import { reportError } from "static-islands/report-error";
import { chooseImage, discardImage, type ImageChoice } from "@/lib/consent/images/choose-image";
import type { PrepareResult } from "@/lib/consent/images/prepare-image";

jest.mock("static-islands/report-error", () => ({ reportError: jest.fn() }));

const image = { upload: new Blob(["1"]), pdf: new Blob(["2"]), thumbnail: new Blob(["3"]) };
const READY: PrepareResult = { ok: true, image };

const prepare = jest.fn<Promise<PrepareResult>, [ArrayBuffer]>();
const createObjectURL = jest.spyOn(URL, "createObjectURL").mockReturnValue("blob:thumbnail");
const revokeObjectURL = jest.spyOn(URL, "revokeObjectURL").mockReturnValue();

beforeEach(() => prepare.mockReset().mockResolvedValue(READY));
afterEach(() => expect(reportError).not.toHaveBeenCalled());

const file = () => new File(["card"], "card.jpg", { type: "image/jpeg" });

/** Chooses a file. @returns what the form gets, in order */
async function choose(chosen = file()): Promise<ImageChoice[]> {
  const choices: ImageChoice[] = [];
  chooseImage(chosen, prepare, (choice) => choices.push(choice));
  expect(choices).toHaveLength(1);
  await choices[0]?.prepared;
  await Promise.resolve();
  return choices;
}

test("the form gets a file at once as being read, then with a picture and what is sent of it", async () => {
  const [reading, ready] = await choose();
  const common = { id: expect.any(String), name: "card.jpg", size: 4, refusal: null };
  expect(reading).toMatchObject({ ...common, status: "reading", thumbnail: null });
  expect(ready).toMatchObject({ ...common, status: "ready", thumbnail: "blob:thumbnail" });
  expect(await ready?.prepared).toBe(READY);
  expect(createObjectURL.mock.calls).toEqual([[image.thumbnail]]);
  expect(ready?.id).toBe(reading?.id);
  // Another choice of the same file is sent again.
  expect((await choose())[0]?.id).not.toBe(reading?.id);
  for (const choice of [ready, reading, undefined]) discardImage(choice ?? null);
  expect(revokeObjectURL.mock.calls).toEqual([["blob:thumbnail"]]);
});

test.each([
  ["a file that the device does not hand over", "unreadable"],
  ["what the worker refuses", "altered"],
  ["a photograph that the browser cannot draw", "damaged"],
])("%s is refused as %s", async (_, refusal) => {
  const chosen = file();
  if (refusal === "unreadable") {
    chosen.arrayBuffer = () => Promise.reject(new DOMException("gone", "NotReadableError"));
  } else if (refusal === "altered") prepare.mockResolvedValue({ ok: false, reason: "altered" });
  else prepare.mockRejectedValue(new Error("This browser has no canvas to draw on."));
  expect((await choose(chosen)).at(-1)).toMatchObject({ status: "refused", refusal });
});
