/** @jest-environment jsdom */
import { findDestination } from "@/lib/consent/providers/destination";

/** The page's navigation, with what its server announced. */
function servedWith(...entries: { serverTiming?: { name: string }[] }[]) {
  Object.assign(performance, { getEntriesByType: () => entries });
}

test("with keys an application goes to the media host and the e-mail provider", () => {
  servedWith({ serverTiming: [{ name: "intake" }] });
  const media = { cloudName: "firm", uploadPreset: "consent" };
  const mail = { serviceId: "service_1", templateId: "template_1", publicKey: "key_1" };
  expect(findDestination({ ...media, ...mail })).toEqual({
    media: { api: "https://api.cloudinary.com", files: "https://res.cloudinary.com/", ...media },
    mail: { origin: "https://api.emailjs.com", ...mail },
  });
});

test("without keys it goes to the mock providers that serve the page", () => {
  servedWith({ serverTiming: [{ name: "cache" }, { name: "intake" }] });
  const mocks = "http://localhost/__intake";
  const local = { serviceId: "local", templateId: "local", publicKey: "local" };
  expect(findDestination(null)).toEqual({
    media: { api: mocks, files: `${mocks}/files/`, cloudName: "local", uploadPreset: "local" },
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
