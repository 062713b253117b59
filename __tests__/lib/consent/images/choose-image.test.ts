import { CodeNotFetched } from "@/lib/consent/code-not-fetched";
import { chooseImage, discardImage, type ImageChoice } from "@/lib/consent/images/choose-image";
import { reportError } from "@/lib/consent/report-error";
import type { PrepareResult } from "@/lib/consent/worker/jobs";

jest.mock("@/lib/consent/report-error", () => ({ reportError: jest.fn() }));

const READY = { jpeg: new Blob(["1"]), upload: new Blob(["2"]) };

const page = new EventTarget();
Object.assign(globalThis, {
  addEventListener: page.addEventListener.bind(page),
  removeEventListener: page.removeEventListener.bind(page),
});

const prepare = jest.fn<Promise<PrepareResult>, [ArrayBuffer]>();
const isReplaced = jest.fn<Promise<boolean>, []>();
const effects = { prepareImage: prepare, isReplaced };
const createObjectURL = jest.spyOn(URL, "createObjectURL").mockReturnValue("blob:preview");
const revokeObjectURL = jest.spyOn(URL, "revokeObjectURL").mockReturnValue();

beforeEach(() => {
  prepare.mockReset().mockResolvedValue(READY);
  isReplaced.mockReset().mockResolvedValue(false);
});
afterEach(() => expect(reportError).not.toHaveBeenCalled());

const file = () => new File(["card"], "card.jpg", { type: "image/jpeg" });

/** Chooses a file. @returns what the form gets, in order */
async function choose(chosen = file()): Promise<ImageChoice[]> {
  const choices: ImageChoice[] = [];
  chooseImage(chosen, effects, (choice) => choices.push(choice));
  expect(choices).toHaveLength(1);
  await choices[0]?.prepared;
  await Promise.resolve();
  return choices;
}

test("the form gets a file as being read at once, then with its picture and the copy to send", async () => {
  const [reading, ready] = await choose();
  const common = { id: expect.any(String), name: "card.jpg", size: 4, refusal: null };
  expect(reading).toMatchObject({ ...common, status: "reading", preview: null });
  expect(ready).toMatchObject({ ...common, status: "ready", preview: "blob:preview" });
  expect(await ready?.prepared).toBe(READY);
  expect(createObjectURL.mock.calls).toEqual([[READY.jpeg]]);
  expect(ready?.id).toBe(reading?.id);
  // Another choice of the same file is sent again.
  expect((await choose())[0]?.id).not.toBe(reading?.id);
  for (const choice of [ready, reading, undefined]) discardImage(choice ?? null);
  expect(revokeObjectURL.mock.calls).toEqual([["blob:preview"]]);
});

test.each([
  ["a file that the device does not hand over", "unreadable"],
  ["what the worker refuses", "altered"],
  ["a photograph that the browser cannot draw", "not-drawn"],
])("%s is refused as %s", async (_, refusal) => {
  const chosen = file();
  if (refusal === "unreadable") {
    chosen.arrayBuffer = () => Promise.reject(new DOMException("gone", "NotReadableError"));
  } else if (refusal === "altered") prepare.mockResolvedValue("altered");
  else prepare.mockRejectedValue(new Error("This browser has no canvas to draw on."));
  expect((await choose(chosen)).at(-1)).toMatchObject({ status: "refused", refusal });
});

test("a photograph whose code a newer release has replaced is refused, and not tried again", async () => {
  prepare.mockRejectedValue(new CodeNotFetched());
  isReplaced.mockResolvedValue(true);
  expect((await choose()).at(-1)).toMatchObject({ status: "refused", refusal: "replaced" });
  expect(prepare).toHaveBeenCalledTimes(1);
});

test.each([
  ["the line is back", () => page.dispatchEvent(new Event("online"))],
  ["five seconds have passed", () => jest.advanceTimersByTime(5000)],
])("a photograph whose code did not arrive is kept and tried again when %s", async (_, wake) => {
  jest.useFakeTimers();
  prepare.mockRejectedValueOnce(new CodeNotFetched()).mockRejectedValueOnce(new CodeNotFetched());
  const choices: ImageChoice[] = [];
  chooseImage(file(), effects, (choice) => choices.push(choice));
  for (let tries = 1; tries <= 2; tries++) {
    await jest.advanceTimersByTimeAsync(0);
    expect(choices.at(-1)).toMatchObject({ status: "waiting", refusal: "not-loaded" });
    expect([choices.length, prepare.mock.calls.length]).toEqual([1 + tries, tries]);
    wake();
  }
  expect(await choices[0]?.prepared).toBe(READY);
  await jest.advanceTimersByTimeAsync(0);
  expect(choices.at(-1)).toMatchObject({ status: "ready", refusal: null });
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});
