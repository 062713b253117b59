import { loadContent } from "@/lib/content/load/load";
import { sitePages } from "@/lib/site/site-pages";
import { DEVICES, visitOptions } from "@/scripts/lighthouse/options";
import { fixtureContent } from "../../lib/content/load/content-copy";

const pages = sitePages(loadContent(fixtureContent));
const optionsOf = (line: string, parts?: string[]) => {
  const args = line.split(" ").filter(Boolean);
  const { pages: chosen, ...rest } = visitOptions(args, pages, DEVICES, parts);
  return { routes: chosen.map(({ route }) => route), ...rest };
};

test("without options every page is visited three times on every device", () => {
  expect(optionsOf("")).toEqual({
    routes: pages.map(({ route }) => route),
    devices: ["phone", "phone-applied", "desktop"],
    parts: [],
    runs: 3,
  });
});

test("pages can be named by address or by file, and a device and runs chosen", () => {
  expect(optionsOf("home /about --device desktop --runs 1")).toEqual({
    routes: ["/", "/about"],
    devices: ["desktop"],
    parts: [],
    runs: 1,
  });
});

test("a command with several parts can be asked for one", () => {
  expect(optionsOf("", ["lighthouse", "taps"]).parts).toEqual(["lighthouse", "taps"]);
  expect(optionsOf("--only taps", ["lighthouse", "taps"]).parts).toEqual(["taps"]);
});

test.each([
  ["abuot", /^There is no page "abuot"\. The pages are: home, about, /],
  ["--device tablet", /^--device can be phone or phone-applied or desktop, not "tablet"\.$/],
  ["--only taps", /^Unknown option '--only'/],
  ["--runs 0", /^--runs has to be a whole number from 1, not "0"\.$/],
])("%s is refused in words", (line, sentence) => {
  expect(() => optionsOf(line)).toThrow(sentence);
});
