import { canSeal, maskedFields, sealOnce } from "@/lib/consent/seal/sealing";
import { FIELDS } from "../support";

test("a file is sealed once for all tries, and anew after a failure", async () => {
  const seal = jest.fn(async (file: Blob) => new Blob([file, "!"]));
  const once = sealOnce(seal);
  const [photo, other] = [new Blob(["a"]), new Blob(["a"])];
  const [first, second] = await Promise.all([once(photo), once(photo)]);
  expect([first === second, (await once(photo)) === first]).toEqual([true, true]);
  await once(other);
  expect(seal).toHaveBeenCalledTimes(2);
  seal.mockRejectedValueOnce(new Error("the line is down"));
  const late = new Blob();
  await expect(once(late)).rejects.toThrow("line");
  await expect(once(late)).resolves.toBeInstanceOf(Blob);
});

test.each([
  ["9999 4105 7058", "XXXXXXXX7058"],
  ["XXXX-XXXX-7058", "XXXXXXXX7058"],
  ["7058", "7058"],
  ["Z१२३४५६७८", "XXXXX५६७८"],
])("of %s the e-mail shows %s", (adhaarNumber, shown) => {
  const masked = { ...FIELDS, panNumber: "XXXXXX234X", adhaarNumber: shown };
  expect(maskedFields({ ...FIELDS, adhaarNumber })).toEqual(masked);
});

test.each([
  ["TransformStream", globalThis, "TransformStream"],
  ["streams that pipe", ReadableStream.prototype, "pipeThrough"],
  ["WebCrypto, as on plain http", globalThis, "crypto"],
])("a browser without %s cannot seal, which is detected", (_, owner, name) => {
  expect(canSeal()).toBe(true);
  const property = Object.getOwnPropertyDescriptor(owner, name) as PropertyDescriptor;
  Object.defineProperty(owner, name, {
    configurable: true,
    value: name === "crypto" ? {} : undefined,
  });
  expect(canSeal()).toBe(false);
  Object.defineProperty(owner, name, property);
});
