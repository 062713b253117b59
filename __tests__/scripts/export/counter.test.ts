import { counterSources, isCounted } from "@/scripts/export/counter";
import { customisePage } from "@/scripts/export/customise-page";
import { pageInWork } from "./page-in-work";

const counter = { kind: "plausible", site: "firm.example", endpoint: "/api/event" } as const;

test("pages are counted, but neither the consent form nor the 404 page", () => {
  expect(isCounted("about.html")).toBe(true);
  expect(isCounted("consent-form.html")).toBe(false);
  expect(isCounted("404.html")).toBe(false);
});

test("the counter's script and its origin come into counted pages only", async () => {
  const remote = { ...counter, endpoint: "https://stats.firm.example/api/event" };
  const additionsTo = (file: string) =>
    customisePage(
      process.cwd(),
      { counter: remote, foot: "", kept: [] },
      pageInWork("<p>A", { file }),
    );
  expect(await additionsTo("about.html")).toMatchObject({
    scripts: ["counter"],
    sources: { images: ["data:"], connect: ["https://stats.firm.example"] },
  });
  const uncounted = await additionsTo("404.html");
  expect(uncounted).not.toHaveProperty("scripts");
  expect(uncounted.sources).not.toHaveProperty("connect");
});

test("a counter on another host allows just that origin, one on the site's own none", () => {
  const sourcesAt = (endpoint: string) => counterSources({ ...counter, endpoint });
  expect(sourcesAt("https://stats.firm.example:8443/api/event")).toEqual({
    connect: ["https://stats.firm.example:8443"],
  });
  expect(sourcesAt("/api/event")).toEqual({});
});
