/** @jest-environment jsdom */
import { findDestination, providerOrigins } from "@/lib/consent/providers/destination";
import type { ProviderKeys } from "@/lib/consent/providers/provider-keys";

/** The page's navigation, with what its server announced. */
function servedWith(...entries: { serverTiming?: { name: string }[] }[]) {
  Object.assign(performance, { getEntriesByType: () => entries });
}

const KEYS: ProviderKeys = {
  cloudName: "firm",
  uploadPreset: "consent",
  serviceId: "service_1",
  templateId: "template_1",
  publicKey: "key_1",
};
/** Where the files of that account are, and of no other. */
const OWN_FILES = ["https://res.cloudinary.com/firm/", "https://firm-res.cloudinary.com/"];

test("with keys an application goes to the media host and the e-mail provider", () => {
  servedWith({ serverTiming: [{ name: "intake" }] });
  const media = { cloudName: "firm", uploadPreset: "consent" };
  const mail = { serviceId: "service_1", templateId: "template_1", publicKey: "key_1" };
  expect(findDestination({ ...media, ...mail })).toEqual({
    media: { api: "https://api.cloudinary.com", files: OWN_FILES, ...media },
    mail: { origin: "https://api.emailjs.com", ...mail },
  });
});

test("the delivery address that is set counts besides, for the check and for the CSP", () => {
  const keys = { ...KEYS, delivery: "https://assets.firm.example/firm/" };
  const { files } = findDestination(keys)?.media ?? {};
  expect(files).toEqual([...OWN_FILES, "https://assets.firm.example/firm/"]);
  const origins = ["https://api.cloudinary.com", "https://api.emailjs.com"];
  expect(providerOrigins(keys)).toEqual([...origins, "https://assets.firm.example"]);
  expect(providerOrigins(KEYS)).toEqual(origins);
});

test("without keys it goes to the mock providers that serve the page", () => {
  servedWith({ serverTiming: [{ name: "cache" }, { name: "intake" }] });
  const mocks = "http://localhost/__intake";
  const local = { serviceId: "local", templateId: "local", publicKey: "local" };
  expect(findDestination(null)).toEqual({
    media: { api: mocks, files: [`${mocks}/files/`], cloudName: "local", uploadPreset: "local" },
    mail: { origin: mocks, ...local },
  });
});

test.each([
  ["a plain host", [{ serverTiming: [] }]],
  ["a host that announces something else", [{ serverTiming: [{ name: "cache" }] }]],
  ["a browser that does not list it", [{}]],
  ["a page without a navigation", []],
])("without keys it goes nowhere from %s", (_, entries) => {
  servedWith(...entries);
  expect(findDestination(null)).toBeNull();
});
