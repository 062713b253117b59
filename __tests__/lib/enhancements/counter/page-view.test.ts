import { isCounted, pageView } from "@/lib/enhancements/counter/page-view";

const home = new URL("https://www.firm.example/?q=a");
const contact = new URL(
  "https://www.firm.example/contact?plan=a&utm_source=google&gclid=1&utm_term=asha%40example.in#x",
);
const plausible = { kind: "plausible", site: "firm.example" } as const;

test.each([
  [
    contact,
    "https://search.example/find?q=name",
    "contact?utm_source=google",
    "https://search.example",
  ],
  [contact, "https://www.firm.example/equity", "contact?utm_source=google", null],
  [contact, "android-app://com.a.b/x", "contact?utm_source=google", null],
  [home, "", "", null],
])("%s after %j: Plausible gets page, campaign and the website before", (page, from, u, r) => {
  const event = { n: "pageview", u: `https://www.firm.example/${u}`, d: "firm.example", r };
  expect(pageView(plausible, page, from)).toEqual(event);
});

test("Umami gets the same in its own form", () => {
  const url = "/contact?utm_source=google";
  const payload = { website: "0000-id", hostname: "www.firm.example", url, referrer: "" };
  const view = pageView({ kind: "umami", site: "0000-id" }, contact, "https://www.firm.example/");
  expect(view).toEqual({ type: "event", payload });
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
