import { loadContent } from "@/lib/checks/checked-content";
import { boundRule, exampleSentence, refundExamples } from "@/lib/fees/refund-examples";
import { ContentCopy } from "./content-copy";

let copy: ContentCopy;

beforeEach(() => {
  copy = new ContentCopy();
});

afterEach(() => copy.dispose());

/** Every text of content that speaks of refunds outside refunds.yaml, as the pages print it. */
function saidIn({ policies, blockPages, pages }: ReturnType<typeof loadContent>) {
  const clauses = policies.get("terms-condition")?.clauses ?? [];
  const clause = (id: string) => clauses.find((one) => one.id === id)?.text;
  return {
    refunds: clause("refunds"),
    termination: clause("termination"),
    compliance: JSON.stringify(blockPages.get("compliance")?.blocks),
    consent: pages["consent-form"].form.terms.note,
  };
}

/** Without links, line ends and quotes, which differ between files. */
const plain = (text: string | undefined) =>
  (text ?? "").replace(/\\n|\s+/g, " ").replace(/[\\"]/g, "");

test("the rule on the last day stands once, and is marked until the firm confirms it", () => {
  const places = (content: ReturnType<typeof loadContent>) => [
    saidIn(content).termination,
    boundRule(content.refunds).stop.steps[2]?.text,
  ];
  copy.edit("refunds.yaml", /Your last day is the day on which/, "The last day is that on which");
  const [terms, step] = places(loadContent(copy.root));
  expect(terms).toContain("The last day is that on which");
  // In the terms no mark: clients accept those words.
  expect(terms).not.toContain("\\*");
  expect(step).toMatch(/^The last day is that on which .*\.\\\* It/);
  copy.edit("refunds.yaml", /^lastDay: !placeholder/m, "lastDay:");
  expect(places(loadContent(copy.root))[1]).toMatch(/^The last day is that on which [^*]*$/);
});

test.each(["proportionate", "fixed-words"] as const)(
  "while the rule is %s, every file says it and none the other",
  (name) => {
    copy.edit("refunds.yaml", /^rule: .*/m, `rule: ${name}`);
    const content = loadContent(copy.root);
    const rule = boundRule(content.refunds);
    const other = content.refunds[name === "proportionate" ? "fixed-words" : "proportionate"];
    expect(rule).toBe(content.refunds[name]);
    const said = saidIn(content);
    const expected = {
      refunds: [rule.heading, rule.rule, rule.formula, rule.fixed],
      termination: rule.ending.split("{lastDay}"),
      compliance: [rule.mitc],
      consent: [rule.consent],
    };
    for (const [place, texts] of Object.entries(expected)) {
      const text = plain(said[place as keyof typeof said]);
      for (const one of texts) expect(text).toContain(plain(one));
      for (const one of Object.values(other)) {
        if (typeof one === "string") expect(text).not.toContain(plain(one));
      }
    }
    // docs/requirements.md R10.5: the owner's words stand whichever binds.
    expect(said.refunds).toMatch(
      /Fees are non-refundable except if our SEBI registration is suspended or cancelled\./,
    );
    expect(content.pages["consent-form"].form.terms.points.join(" ")).toMatch(
      /Fees are non-refundable, except if the SEBI registration is suspended or cancelled/,
    );
    for (const sentence of refundExamples(content).map((one) => exampleSentence(one, rule))) {
      expect(sentence).not.toMatch(/[{}]|undefined|NaN/);
    }
  },
);

test("which rule binds stands before the owner's words", () => {
  copy.edit("refunds.yaml", /^rule: .*/m, "rule: proportionate");
  const text = saidIn(loadContent(copy.root)).refunds ?? "";
  expect(text.indexOf("It binds")).toBeGreaterThan(-1);
  expect(text.indexOf("It binds")).toBeLessThan(text.indexOf("non-refundable"));
});

test("worked examples follow the prices", () => {
  const futures = () =>
    refundExamples(loadContent(copy.root)).find(({ plan }) => plan.id === "futures-premium-6m");
  // 110000 x 121 / 181 days from 1 January to 30 June, 60 of them used.
  expect(futures()?.refund).toMatchObject({ used: 60, of: 181, kept: 36_464, back: 73_536 });
  copy.edit("services/futures.yaml", /price: 110000/, "price: 120000");
  expect(futures()?.refund).toMatchObject({ kept: 39_779, back: 80_221 });
});

test("an example names a plan that exists, and picks that were bought", () => {
  const at = copy.edit("refunds.yaml", /plan: futures-premium-6m/, "plan: futures-premium-6");
  expect(copy.mistakes()).toEqual([
    `${at("futures-premium-6,")} examples.items[3].plan: expected the id of a plan, got "futures-premium-6": did you mean futures-premium-6m?`,
  ]);
  copy.edit("refunds.yaml", /futures-premium-6,/, "futures-premium-6m,");
  const place = copy.edit("refunds.yaml", /used: 3 /, "used: 8 ");
  expect(copy.mistakes()).toEqual([
    `${place("8 }")} examples.items[0].used: expected at most the 7 picks of the plan, got 8`,
  ]);
});

test("a deadline that the firm has not confirmed says so, a confirmed one does not", () => {
  const said = () => JSON.stringify(loadContent(copy.root).blockPages.get("compliance")?.blocks);
  expect(said()).toContain("within 7 working days");
  expect(said()).toContain("is an example until the firm confirms it");
  copy.edit(
    "refunds.yaml",
    /deadline: !placeholder\n {2}workingDays: 7/,
    "deadline:\n  workingDays: 10",
  );
  expect(said()).toContain("within 10 working days");
  expect(said()).not.toContain("is an example until the firm confirms it");
});
