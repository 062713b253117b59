import { newFolder } from "@/__tests__/new-folder";
import type { SourceOfText } from "../../src/edit/api";
import { PageTexts } from "../../src/edit/server/handlers/reading";
import { Room } from "../../src/edit/server/room";
import { TODAY } from "./content-room";

const texts = new PageTexts(new Room(process.cwd(), newFolder(), () => TODAY));

/** The best source of each text of a page. */
function sourcesOf(
  route: string,
  ...words: (string | [text: string, near: string])[]
): (SourceOfText | undefined)[] {
  const asked = words.map((one) =>
    typeof one === "string" ? { text: one, near: "" } : { text: one[0], near: one[1] },
  );
  return texts.locate({ route, texts: asked }).sources.map(([best]) => best);
}

const says = (source: SourceOfText | undefined) =>
  source && [source.place.file, ...source.place.path];

test("a heading is found in the page's own file, whole", () => {
  const [story] = sourcesOf("/about", "Story");
  expect(says(story)).toEqual(["content/pages/about.yaml", "bands", 0, "heading"]);
  expect(story).toMatchObject({ match: "whole", kind: "text" });
});

test("a paragraph of a longer text is a piece of it, with its facts", () => {
  const [, paragraph] = sourcesOf(
    "/about",
    "x",
    "SEBI granted our registration as a research analyst on May 14, 2025, under number INH000020420. The certificate covers one thing: to study markets, form a view and publish it to subscribers together with its reasons.",
  );
  expect(says(paragraph)).toEqual(["content/pages/about.yaml", "bands", 0, "text"]);
  expect(paragraph).toMatchObject({ match: "piece", from: 0, kind: "markdown" });
  expect(paragraph?.written).toContain("{{firm.registration.validFrom}}");
  expect(paragraph?.facts.map(({ place }) => place)).toEqual([
    { file: "content/firm.yaml", path: ["registration", "validFrom"] },
    { file: "content/firm.yaml", path: ["registration", "number"] },
  ]);
});

test("a promise says that it is one, and leads to it", () => {
  const [item] = sourcesOf("/about", "Reasons on record.");
  const [fact] = item?.facts ?? [];
  expect(fact).toMatchObject({
    written: "{{promises.reasons}}",
    says: expect.stringMatching(/^A promise/),
  });
  expect(fact?.place).toEqual({
    file: "content/promises.yaml",
    path: ["items", "reasons", "text"],
  });
});

test("a price is the number of its plan, a tenure its months", () => {
  const sources = sourcesOf("/options", "₹50,000", ["1 Month", "Basic ₹10,000 Messaging support"]);
  expect(sources.map(says)).toEqual([
    ["content/services/options.yaml", "plans", 1, "price"],
    ["content/services/options.yaml", "plans", 0, "months"],
  ]);
  expect(sources[0]?.kind).toBe("number");
});

test("of texts that are alike, each is found in its turn", () => {
  const sources = sourcesOf("/options", "Messaging support", "Messaging support");
  expect(sources.map(says)).toEqual([
    ["content/services/options.yaml", "plans", 0, "features", 0],
    ["content/services/options.yaml", "plans", 1, "features", 0],
  ]);
});

test("a sentence with names in braces is found by its words", () => {
  const [gain] = sourcesOf("/options", "If the index ends at 20,375, you gain");
  expect(says(gain)).toEqual(["content/services/options.yaml", "figure", "words", "gain"]);
  expect(gain?.match).toBe("part");
});

test("what is computed leads to the group around it", () => {
  const sources = sourcesOf(
    "/options",
    "Buying and selling are different trades",
    "17.5 of nothing",
    "Money at the start",
  );
  expect(says(sources[1])).toEqual(["content/services/options.yaml", "bands", 4]);
  expect(sources[1]?.kind).toBe("group");
});

test("a clause of a policy is found under its number", () => {
  const [heading] = sourcesOf("/privacy-policy", "3. Why we use it, and on what basis");
  expect(heading?.place.file).toBe("content/policies/privacy-policy.md");
  expect(heading?.versioned).toBe(true);
});

/** A row of the list of services and their fees. */
const row = (service: string, route: string, fee: string) => ({
  text: fee,
  near: "Six services and their fees",
  holders: [
    { text: `${fee} 1 Month`, links: [] },
    { text: `${service} ${fee} 1 Month`, links: [route] },
  ],
});

test("a sum in a row is the price of the row's own service, although others cost as much", () => {
  const rows = [
    row("Options", "/options", "₹10,000"),
    row("Hedging", "/hedging", "₹10,000"),
    row("Commodities Trading", "/comodities", "₹10,000"),
    row("Futures Trading", "/futures", "₹20,000"),
  ];
  const { sources, doubtful } = texts.locate({ route: "/", texts: rows });
  expect(sources.map(([best]) => says(best))).toEqual([
    ["content/services/options.yaml", "plans", 0, "price"],
    ["content/services/hedging.yaml", "plans", 0, "price"],
    ["content/services/comodities.yaml", "plans", 0, "price"],
    ["content/services/futures.yaml", "plans", 0, "price"],
  ]);
  expect(doubtful).toEqual([false, false, false, false]);
});

test("a text that stands in several places, with nothing to tell which, is doubtful", () => {
  const phone = { text: "+91 00000 00000", near: "" };
  const { sources, doubtful } = texts.locate({ route: "/about", texts: [phone] });
  expect(says(sources[0]?.[0])).toEqual(["content/firm.yaml", "phone"]);
  expect(doubtful).toEqual([true]);
  expect(sources[0]?.length).toBeGreaterThan(3);
  const story = { text: "Story", near: "" };
  expect(texts.locate({ route: "/about", texts: [story] }).doubtful).toEqual([false]);
});

test("of a sentence with a price the price comes first, and the sentence second", () => {
  const asked = [{ text: "From ₹20,000 a month, ₹23,600 with GST", near: "" }];
  const { sources } = texts.locate({ route: "/futures", texts: asked });
  expect(sources[0]?.map(says)).toEqual([
    ["content/services/futures.yaml", "plans", 0, "price"],
    ["content/shared.yaml", "fee", "month"],
  ]);
});

test("a price on a service's page is that of its own plan; a sum that only its file tells is asked for", () => {
  const sum = (text: string) => ({ text, near: "" });
  const ofPlan = texts.locate({ route: "/options", texts: [sum("₹10,000")] });
  expect(says(ofPlan.sources[0]?.[0])).toEqual([
    "content/services/options.yaml",
    "plans",
    0,
    "price",
  ]);
  expect(ofPlan.doubtful).toEqual([false]);
  expect(texts.locate({ route: "/", texts: [sum("₹20,000")] }).doubtful).toEqual([true]);
});
