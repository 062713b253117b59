import { isPlaceholder } from "@/lib/text/placeholders";

const address = "firm.address.pin";

test.each([
  ["the value itself", "firm.address.pin", true],
  ["the group that it is in", "firm.address", true],
  ["the whole file", "firm", true],
  ["a value in it", "firm.address.pin.first", true],
  ["an entry of it", "firm.address.pin[0]", true],
  ["another value of its group", "firm.address.city", false],
  ["a value whose name it begins", "firm.address.pinCode", false],
  ["a group whose name begins its own", "firm.addressees", false],
])("with a tag on %s, the PIN of the address is marked: %#", (_, tagged, expected) => {
  expect(isPlaceholder(new Set([tagged]), address)).toBe(expected);
});
