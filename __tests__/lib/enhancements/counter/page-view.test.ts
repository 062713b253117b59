import { isCounted, pageView } from "@/lib/enhancements/counter/page-view";

const address = new URL(
  "https://www.firm.example/contact?plan=a&utm_source=google&gclid=1&utm_term=asha%40example.in#x",
);

test("Plausible gets the page, the campaign and the website before", () => {
  const counter = { kind: "plausible", site: "firm.example" } as const;
  expect(pageView(counter, address, "https://search.example/find?q=name")).toEqual({
    n: "pageview",
    u: "https://www.firm.example/contact?utm_source=google",
    d: "firm.example",
    r: "https://search.example",
  });
  expect(pageView(counter, new URL("https://www.firm.example/?q=a"), "")).toEqual({
    n: "pageview",
    u: "https://www.firm.example/",
    d: "firm.example",
    r: null,
  });
});

test("Umami gets the same in its own form", () => {
  const counter = { kind: "umami", site: "0000-id" } as const;
  expect(pageView(counter, address, "https://www.firm.example/equity?utm_source=google")).toEqual({
    type: "event",
    payload: {
      website: "0000-id",
      hostname: "www.firm.example",
      url: "/contact?utm_source=google",
      referrer: "",
    },
  });
});

test("an app that led here is not named", () => {
  const view = pageView({ kind: "plausible", site: "a.b" }, address, "android-app://com.a.b/x");
  expect(view).toHaveProperty("r", null);
});

test.each([
  [{ doNotTrack: "1" }, "www.firm.example", false],
  [{ globalPrivacyControl: true }, "www.firm.example", false],
  [{ doNotTrack: null, globalPrivacyControl: false }, "www.firm.example", true],
  [{ doNotTrack: "unspecified" }, "site.localhost", true],
  [{}, "localhost", false],
  [{}, "127.0.0.1", false],
  [{}, "[::1]", false],
])("%j at %s: counted %s", (wishes, hostname, counted) => {
  expect(isCounted(wishes, hostname)).toBe(counted);
});
