import { nothingKept, unknownText } from "../../src/new/said";

test.each([
  [["privasy"], 'There is no text "privasy": did you mean privacy?'],
  [["terms", "of-use"], 'There is no text "of-use"'],
  [["terms", "mitc"], undefined],
])("names of texts %j", (wanted, said) => {
  expect(unknownText(wanted)).toBe(said);
});

test("where nothing is kept today, what a day to come needs is said with its command", () => {
  const message = "Terms: from 2027-04-01 on: run npm run new -- version terms --from 2027-04-01";
  expect(nothingKept([{ message }])).toBe(`Nothing to keep today, but:\n  ${message}`);
  expect(nothingKept([])).toMatch(/nothing to keep\.$/);
});
