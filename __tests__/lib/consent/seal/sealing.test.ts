import { canSeal, maskedFields } from "@/lib/consent/seal/sealing";
import { FIELDS } from "../support";

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
