import { counterSources, isCountedPage } from "@/scripts/export/counted-pages";

const counter = { kind: "plausible", site: "firm.example" } as const;

test("neither the consent form nor the 404 page is counted", () => {
  expect(
    ["index", "contact", "consent-form", "404"].map((name) => isCountedPage(`${name}.html`)),
  ).toEqual([true, true, false, false]);
});

test("a counter on another host opens just that origin, one on the site's own nothing", () => {
  const at = (endpoint: string) => counterSources({ ...counter, endpoint });
  expect(at("https://stats.firm.example:8443/api/event")).toEqual({
    connect: ["https://stats.firm.example:8443"],
  });
  expect(at("/api/event")).toEqual({});
});
