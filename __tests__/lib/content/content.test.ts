import { readFileSync } from "node:fs";
import path from "node:path";
import { formatIssue } from "content-kit";
import { content } from "@/__tests__/fixture";
import { copy } from "@/__tests__/lib/content/load/content-copy";
import { loadContent } from "@/lib/checks/checked-content";
import { versionMistakes } from "@/lib/versions/versions";

const siteContent = path.resolve("content");

test("firm.yaml names what policies print of it, as clients accept them", () => {
  const note = readFileSync(path.join(siteContent, "firm.yaml"), "utf8");
  const [, named = ""] = /clients accept print ([^.]+)\./.exec(note) ?? [];
  const { references, policies } = loadContent(siteContent);
  const printed = [...policies.keys()].flatMap((name) => [
    ...(references.get(`policies/${name}`) ?? []),
  ]);
  const facts = printed.flatMap((fact) => /^firm\.(\w+)/.exec(fact)?.[1] ?? []);
  expect(facts).toContain("officers");
  expect(named.split(/\W+/)).toEqual(expect.arrayContaining(facts));
});

test("what the firm has not supplied is known by its path", () => {
  copy.edit("firm.yaml", /account: !placeholder [^,]*/, 'account: !placeholder "0000 0000"');
  copy.edit("firm.yaml", /ifsc: !placeholder \w+/, "ifsc: ABCD0123456");
  const { firm, placeholders } = loadContent(copy.root);
  expect(firm.bank.account).toBe("0000 0000");
  expect(placeholders).toContain("firm.bank.account");
  expect(placeholders).not.toContain("firm.bank.ifsc");
});

test("a whole list may be a placeholder", () => {
  copy.edit("testimonials.yaml", /^entries:.*/m, "entries: !placeholder");
  const { testimonials, placeholders } = loadContent(copy.root);
  expect(testimonials.entries.length).toBeGreaterThan(0);
  expect(placeholders).toContain("testimonials.entries");
});

test("references take the place of facts: dates in words, fees in rupees, prices by plan", () => {
  copy.edit("firm.yaml", /validTo: [\d-]+/, "validTo: 2031-01-02");
  copy.edit("firm.yaml", /feeCap: .*/, "feeCap: 151000");
  copy.edit("services/equity.yaml", /price: \d+/, "price: 123456");
  copy.addService("metals", 20);
  const facts = "{{firm.registration.validTo}}, {{ firm.feeCap }}, {{price.equity-single-pick}}";
  copy.edit("pages/not-found.yaml", /^phone: .*/m, `phone: "${facts}, {{services.count}}"`);
  const { pages } = loadContent(copy.root);
  expect(pages["not-found"].phone).toBe("January 2, 2031, ₹1,51,000, ₹1,23,456, two");
});

test("a fact that others set is a number for code, and stands in its sentence", () => {
  copy.edit("sources.yaml", /futures: 0.05/, "futures: 0.0625");
  const { sources, facts } = loadContent(copy.root);
  expect(sources.stt.futures).toBe(0.0625);
  expect(facts.known.get("sources.stt")?.text).toBe("The tax is 0.0625%.");
});

test("a statement that the firm has still to supply is in no text", () => {
  const printed = () => loadContent(copy.root).facts.known.get("filed.parrva")?.text;
  expect(printed()).toBe("We are not enrolled.");
  copy.edit("firm.yaml", /parrva: /, "parrva: !placeholder ");
  expect(printed()).toBe("");
});

test("a number of calls that is a sum follows its parts", () => {
  copy.edit("shared.yaml", /swing: 4-8/, "swing: 5-9");
  const { services } = loadContent(copy.root);
  expect(services[0]?.facts.frequency).toContain("15-29 calls");
  copy.edit("shared.yaml", /swing \+/, "swings +");
  const mistake = /shared.yaml:\d+:\d+ calls.both: expected the name of a range.*, got swings/;
  expect(() => loadContent(copy.root)).toThrow(mistake);
});

test("each text that clients accept matches its version in force", () => {
  expect(versionMistakes(loadContent(siteContent)).map(formatIssue)).toEqual([]);
  // In __tests__/fixtures: npx tsx --tsconfig ../../tsconfig.json ../../packages/desk/src/new/command.ts version
  expect(versionMistakes(content).map(formatIssue)).toEqual([]);
});

test("no reference is left unresolved", () => {
  // Facts are as their files have them.
  const { bandPages, policies, facts: _, ...rest } = loadContent(siteContent);
  expect(JSON.stringify([rest, [...bandPages], [...policies]])).not.toContain("{{");
});
