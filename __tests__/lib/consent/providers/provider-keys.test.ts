import { PROVIDER_KEY_VARIABLES, readProviderKeys } from "@/lib/consent/providers/provider-keys";

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
