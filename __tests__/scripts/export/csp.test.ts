import { counterSources } from "@/scripts/export/csp";

const counter = { kind: "plausible", site: "firm.example" } as const;

test("a counter on another host opens just that origin, one on the site's own nothing", () => {
  const at = (endpoint: string) => counterSources({ ...counter, endpoint });
  expect(at("https://stats.firm.example:8443/api/event")).toEqual({
    connect: ["https://stats.firm.example:8443"],
  });
  expect(at("/api/event")).toEqual({});
});
