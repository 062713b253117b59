import { copy } from "@/__tests__/lib/content/load/content-copy";
import { loadContent } from "@/lib/checks/checked-content";
import { currentRefundRule, exampleSentence, refundExamples } from "@/lib/fees/refund-examples";

/** Every text of content that speaks of refunds outside refunds.yaml, as the pages print it. */
function saidIn({ policies, bandPages, pages }: ReturnType<typeof loadContent>) {
  const clauses = policies.get("terms-condition")?.clauses ?? [];
  return {
    terms: clauses.find(({ id }) => id === "payment")?.text,
    compliance: JSON.stringify(bandPages.get("compliance")?.bands),
    consent: pages["consent-form"].form.terms.note,
  };
}

/** Without links, line ends and quotes, which differ between files. */
const plain = (text: string | undefined) =>
  (text ?? "").replace(/\\n|\s+/g, " ").replace(/[\\"]/g, "");

test("the rule on the last day is written once, and marked until the firm confirms it", () => {
  const places = (content: ReturnType<typeof loadContent>) => [
    saidIn(content).terms,
    currentRefundRule(content.refunds).stop.steps[2]?.text,
  ];
  copy.edit("refunds.yaml", /Your last day is that/, "It is that");
  const [terms, step] = places(loadContent(copy.root));
  expect(terms).toContain("It is that of");
  // In the terms no mark: clients accept those words.
  expect(terms).not.toContain("\\*");
  expect(step).toMatch(/^It is that of .*\.\\\* It/);
  copy.edit("refunds.yaml", /^lastDay: !placeholder/m, "lastDay:");
  expect(places(loadContent(copy.root))[1]).toMatch(/^It is that of [^*]*$/);
});

test.each(["proportionate", "fixed-words"] as const)(
  "while the rule is %s, every file states it and none the other",
  (name) => {
    copy.edit("refunds.yaml", /^rule: .*/m, `rule: ${name}`);
    const content = loadContent(copy.root);
    const rule = currentRefundRule(content.refunds);
    const other = content.refunds[name === "proportionate" ? "fixed-words" : "proportionate"];
    expect(rule).toBe(content.refunds[name]);
    const said = saidIn(content);
    const expected = {
      terms: [rule.heading, rule.rule, rule.formula, rule.fixed, ...rule.ending.split("{lastDay}")],
      compliance: [rule.mitc],
      consent: [rule.consent],
    };
    for (const [place, texts] of Object.entries(expected)) {
      const text = plain(said[place as keyof typeof said]);
      for (const words of texts) expect(text).toContain(plain(words));
      for (const words of Object.values(other)) {
        if (typeof words === "string" && !texts.includes(words)) {
          expect(text).not.toContain(plain(words));
        }
      }
    }
    for (const sentence of refundExamples(content).map((example) =>
      exampleSentence(example, rule),
    )) {
      expect(sentence).not.toMatch(/[{}]|undefined|NaN/);
    }
  },
);

test("an example names a plan that exists, and picks that were bought", () => {
  const at = copy.edit("refunds.yaml", /plan: equity-premium-6m/, "plan: equity-premium-6");
  expect(copy.mistakes()).toEqual([
    `${at("equity-premium-6,")} examples.items[1].plan: expected the id of a plan, got "equity-premium-6": did you mean equity-premium-6m?`,
  ]);
  copy.edit("refunds.yaml", /equity-premium-6,/, "equity-premium-6m,");
  const place = copy.edit("refunds.yaml", /used: 3 /, "used: 8 ");
  expect(copy.mistakes()).toEqual([
    `${place("8 }")} examples.items[0].used: expected at most the 7 picks of the plan, got 8`,
  ]);
});

test("a deadline that the firm has not confirmed says so, a confirmed one does not", () => {
  const said = () => currentRefundRule(loadContent(copy.root).refunds).stop.note;
  expect(said()).toContain("within 7 working days");
  expect(said()).toContain("An example until confirmed.");
  copy.edit(
    "refunds.yaml",
    /deadline: !placeholder \{ workingDays: 7/,
    "deadline: { workingDays: 10",
  );
  expect(said()).toContain("within 10 working days");
  expect(said()).not.toContain("An example until confirmed.");
});
