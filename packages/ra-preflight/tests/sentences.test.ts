import { judge } from "./sentences/judge";
import { KNOWN, readSentences } from "./sentences/read-sentences";

/**
 * The share of sentences in which a rule finds something, from and to.
 * Rules were written by the known sentences and strengths fitted to them, so that their figures are
 * kinder than those of a writer whom nobody has read.
 */
const BOUNDS = [{ file: KNOWN, faultyFound: 0.75, innocentFlagged: 0.03 }];

test.each(BOUNDS)(
  "$file: enough faulty sentences are found, few innocent ones flagged",
  (bounds) => {
    const sentences = readSentences(bounds.file).map(({ isFaulty, text }) => {
      const { phrases, words } = judge(text);
      return { isFaulty, isFound: phrases.length + words.length > 0 };
    });
    const faulty = sentences.filter(({ isFaulty }) => isFaulty);
    const innocent = sentences.filter(({ isFaulty }) => !isFaulty);
    const share = (of: typeof sentences) => of.filter(({ isFound }) => isFound).length / of.length;
    expect(Math.min(faulty.length, innocent.length)).toBeGreaterThan(140);
    expect(share(faulty)).toBeGreaterThanOrEqual(bounds.faultyFound);
    expect(share(innocent)).toBeLessThanOrEqual(bounds.innocentFlagged);
  },
);

test.each([
  "You need assured returns to get started.",
  "Want guaranteed returns?",
  "Do you want guaranteed returns?",
  "Can you get guaranteed returns? Yes, with us.",
  "No hidden fees, assured returns.",
  "No fee, guaranteed returns.",
  "If not now, assured returns later.",
  "Nobody else gives guaranteed returns.",
  "Those who join get guaranteed returns.",
  "We do not lie: guaranteed returns.",
])("a prohibited phrase is found whatever else the sentence says: %s", (text) => {
  expect(judge(text).phrases).toContain("assured-returns");
});

test.each([
  "Do you guarantee returns?",
  "Can you guarantee returns? No, and the law forbids it.",
  "Is it possible to get guaranteed returns?",
  "No return is assured.",
  "We never guarantee returns.",
  "Nobody can promise assured returns.",
  "We do not promise a fixed, assured or guaranteed return.",
  "If a caller using our name offers assured returns, write to us.",
  "Anyone who promises guaranteed returns breaks the law.",
  "Guaranteed returns are prohibited.",
  "Guaranteed returns do not exist.",
])("a phrase that is denied, or asked about, is none: %s", (text) => {
  expect(judge(text)).toEqual({ phrases: [], words: [] });
});

test.each([
  ["G.u.a.r.a.n.t.e.e.d profit", "hidden-words"],
  ["S-u-r-e s-h-o-t calls", "hidden-words"],
  ["R1sk-fr33 option ideas", "hidden-words"],
])("letters that hide a word are found: %s", (text, rule) => {
  expect(judge(text).phrases).toContain(rule);
});

test("a sentence that another rule has a name for is no sales talk besides", () => {
  const text = "Sir, just join our platinum members and get guaranteed returns!";
  expect(judge(text).words).toEqual([]);
  expect(judge("Sir, just join our platinum members!").words).toEqual(["sales-talk"]);
});
