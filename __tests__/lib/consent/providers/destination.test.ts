/** @jest-environment jsdom */
import { findDestination } from "@/lib/consent/providers/destination";

const SERVICES = {
  cloudName: "firm",
  uploadPreset: "consent",
  serviceId: "service_1",
  templateId: "template_1",
  publicKey: "key_1",
};

/** How the page came to the browser, as its own clock tells. */
class Navigation {
  constructor(readonly serverTiming?: { name: string }[]) {}
}

function servedWith(...entries: Navigation[]) {
  Object.assign(window, { PerformanceNavigationTiming: Navigation });
  Object.assign(performance, { getEntriesByType: () => entries });
}

test("with keys an application goes to the media host and the e-mail service", () => {
  servedWith(new Navigation([{ name: "intake" }]));
  expect(findDestination(SERVICES)).toEqual({
    media: {
      api: "https://api.cloudinary.com",
      files: "https://res.cloudinary.com/",
      cloudName: "firm",
      uploadPreset: "consent",
    },
    mail: {
      origin: "https://api.emailjs.com",
      serviceId: "service_1",
      templateId: "template_1",
      publicKey: "key_1",
    },
  });
});

test("without keys it goes to the mock providers that serve the page", () => {
  servedWith(new Navigation([{ name: "cache" }, { name: "intake" }]));
  expect(findDestination(null)).toMatchObject({
    media: {
      api: "http://localhost/__intake",
      files: "http://localhost/__intake/files/",
    },
    mail: { origin: "http://localhost/__intake" },
  });
});

test.each([
  ["a plain host", [new Navigation([])]],
  ["a host that says something else", [new Navigation([{ name: "cache" }])]],
  ["a browser that does not tell", [new Navigation()]],
  ["a page without a navigation", []],
])("without keys it goes nowhere from %s", (_, entries) => {
  servedWith(...entries);
  expect(findDestination(null)).toBeNull();
});
