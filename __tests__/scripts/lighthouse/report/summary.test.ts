import { compare } from "@/scripts/lighthouse/report/kept-results";
import { summaryText } from "@/scripts/lighthouse/report/summary";
import { result } from "./examples";

const consent = result({ route: "/consent-form", label: "Consent", noindex: true }, { seo: 66 });

test("has a line for each page and device, then what stands out", () => {
  const now = [result({}, { performance: 88 }), consent];
  expect(summaryText(compare(now, [result()])).split("\n")).toEqual([
    "page           device      Performance   Accessibility  Best practices             SEO",
    "/about         phone                88             100             100             100",
    "/consent-form  phone               100             100             100              66",
    "",
    "About Us (/about) on a phone: Performance 88, needs work",
    "",
    "Since the last report:",
    "About Us (/about) on a phone: Performance was 100, now 88: worse",
    "",
    "A page that asks not to be found (noindex) has a low SEO score on purpose.",
  ]);
});

test("says in one sentence when all is well", () => {
  expect(summaryText(compare([result()], []))).toMatch(/\n\nEvery number is good\.$/);
});

test("what became worse comes before what became better", () => {
  const now = [result({}, { seo: 100 }), result({ route: "/" }, { seo: 92 })];
  const before = [result({}, { seo: 92 }), result({ route: "/" })];
  const lines = summaryText(compare(now, before)).split("\n");
  expect(lines.slice(-2).map((line) => line.split(": ").at(-1))).toEqual(["worse", "better"]);
});
