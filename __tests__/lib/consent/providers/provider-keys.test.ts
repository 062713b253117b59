import {
  DELIVERY_VARIABLE,
  PROVIDER_KEY_VARIABLES,
  readProviderKeys,
} from "@/lib/consent/providers/provider-keys";

const KEYS = {
  NEXT_PUBLIC_CLOUDINARY_CLOUD_NAME: "cloud",
  NEXT_PUBLIC_CLOUDINARY_UPLOAD_PRESET: "preset",
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: "service",
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: "template",
  // Spaces pasted around a key do not count.
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: " s3cret\n",
};

test("five keys configure the two providers", () => {
  expect(readProviderKeys({ ...KEYS, PATH: "/usr/bin" })).toEqual({
    cloudName: "cloud",
    uploadPreset: "preset",
    serviceId: "service",
    templateId: "template",
    publicKey: "s3cret",
  });
  expect(PROVIDER_KEY_VARIABLES).toEqual(Object.keys(KEYS));
});

test("no keys, or empty ones as in a copied example file, count as none", () => {
  expect(readProviderKeys({ PATH: "/usr/bin" })).toBeNull();
  const empty = Object.fromEntries(Object.keys(KEYS).map((name) => [name, " "]));
  expect(readProviderKeys(empty)).toBeNull();
});

test.each(Object.keys(KEYS))("without %s the build stops with its name and no key", (name) => {
  const read = () => readProviderKeys({ ...KEYS, [name]: undefined });
  expect(read).toThrow(`missing: ${name}.`);
  expect(read).toThrow(expect.objectContaining({ message: expect.not.stringContaining("s3cret") }));
});

test.each([
  ["assets.firm.example", "https://assets.firm.example/"],
  [" https://Assets.Firm.example ", "https://assets.firm.example/"],
  ["https://cloud-res.cloudinary.com/", "https://cloud-res.cloudinary.com/"],
  ["assets.firm.example/cloud//", "https://assets.firm.example/cloud/"],
])("%s is a delivery address", (value, delivery) => {
  expect(readProviderKeys({ ...KEYS, [DELIVERY_VARIABLE]: value })).toMatchObject({ delivery });
});

test.each([
  ["http://assets.firm.example", /is not https/],
  ["assets", /is not https/],
  ["https://me@assets.firm.example", /is not https/],
  ["assets.firm.example/?x", /is not https/],
  ["assets firm example", /is no address/],
  ["javascript:alert(1)", /is not https/],
  ["res.cloudinary.com/cloud", /of all customers/],
  ["https://res-2.cloudinary.com", /of all customers/],
])("%s stops the build, which names the setting", (value, sentence) => {
  const read = () => readProviderKeys({ ...KEYS, [DELIVERY_VARIABLE]: value });
  expect(read).toThrow(sentence);
  expect(read).toThrow(DELIVERY_VARIABLE);
});

test("a delivery address without keys stops the build, and an empty one is none", () => {
  expect(() => readProviderKeys({ [DELIVERY_VARIABLE]: "assets.firm.example" })).toThrow(
    "none of the five keys",
  );
  expect(readProviderKeys({ ...KEYS, [DELIVERY_VARIABLE]: " " })).not.toHaveProperty("delivery");
});
