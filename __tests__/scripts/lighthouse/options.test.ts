import { loadContent } from "@/lib/content/load/load";
import { sitePages } from "@/lib/site/site-pages";
import { lighthouseOptions } from "@/scripts/lighthouse/options";
import { fixtureContent } from "../../lib/content/load/content-copy";

const pages = sitePages(loadContent(fixtureContent));
const optionsOf = (line: string) => {
  const { pages: chosen, ...rest } = lighthouseOptions(line.split(" ").filter(Boolean), pages);
  return { routes: chosen.map(({ route }) => route), ...rest };
};

test("without options every page is visited three times on both devices", () => {
  expect(optionsOf("")).toEqual({
    routes: pages.map(({ route }) => route),
    devices: ["phone", "desktop"],
    runs: 3,
  });
});

test("pages can be named by address or by file, and a device and runs chosen", () => {
  expect(optionsOf("home /about --device desktop --runs 1")).toEqual({
    routes: ["/", "/about"],
    devices: ["desktop"],
    runs: 1,
  });
});

test.each([
  ["abuot", /^There is no page "abuot"\. The pages are: home, about, /],
  ["--device tablet", /^--device can be phone or desktop, not "tablet"\.$/],
  ["--runs 0", /^--runs has to be a whole number from 1, not "0"\.$/],
])("%s is refused in words", (line, sentence) => {
  expect(() => optionsOf(line)).toThrow(sentence);
});
