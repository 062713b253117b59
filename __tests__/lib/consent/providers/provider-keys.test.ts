import { readProviderKeys } from "@/lib/consent/providers/provider-keys";

const KEYS = {
  NEXT_PUBLIC_CLOUDINARY_CLOUD_NAME: "cloud",
  NEXT_PUBLIC_CLOUDINARY_UPLOAD_PRESET: "preset",
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: "service",
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: "template",
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: "key",
};

const SERVICES = {
  cloudName: "cloud",
  uploadPreset: "preset",
  serviceId: "service",
  templateId: "template",
  publicKey: "key",
};

test("five keys are the two services", () => {
  expect(readProviderKeys({ ...KEYS, PATH: "/usr/bin" })).toEqual(SERVICES);
});

test("spaces pasted around a key do not count", () => {
  expect(readProviderKeys({ ...KEYS, NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: " key\n" })).toEqual(SERVICES);
});

test("no key at all is none", () => {
  expect(readProviderKeys({ PATH: "/usr/bin" })).toBeNull();
});

test("keys left empty, as in a copied example file, are none", () => {
  const empty = Object.fromEntries(Object.keys(KEYS).map((name) => [name, " "]));
  expect(readProviderKeys(empty)).toBeNull();
});

test.each(Object.keys(KEYS))("without %s the build stops with its name", (name) => {
  expect(() => readProviderKeys({ ...KEYS, [name]: undefined })).toThrow(`missing: ${name}.`);
});

test("every missing key is named, and none that is there", () => {
  const { NEXT_PUBLIC_CLOUDINARY_CLOUD_NAME, NEXT_PUBLIC_EMAILJS_SERVICE_ID } = KEYS;
  const some = { NEXT_PUBLIC_CLOUDINARY_CLOUD_NAME, NEXT_PUBLIC_EMAILJS_SERVICE_ID };
  expect(() => readProviderKeys(some)).toThrow(
    /missing: NEXT_PUBLIC_CLOUDINARY_UPLOAD_PRESET, NEXT_PUBLIC_EMAILJS_TEMPLATE_ID, NEXT_PUBLIC_EMAILJS_PUBLIC_KEY\./,
  );
});

test("the message holds no key", () => {
  expect(() => readProviderKeys({ NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: "s3cret" })).toThrow(
    expect.objectContaining({ message: expect.not.stringContaining("s3cret") }),
  );
});
