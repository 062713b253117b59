import { previewDay } from "@/lib/site/preview-day";
import { todayInIndia } from "@/lib/text/days";
import { dayVariables, readDayArguments } from "@/scripts/preview-day";

test.each([
  ["no day", ["--turbo"], { others: ["--turbo"] }],
  ["a day", ["--today", "2027-01-26"], { day: "2027-01-26", others: [] }],
  ["a joined day", ["a", "--today=2027-01-26", "b"], { day: "2027-01-26", others: ["a", "b"] }],
])("reads %s, and leaves all other arguments", (_, args, expected) => {
  expect(readDayArguments(args)).toEqual(expected);
});

test.each([
  ["--today", "2027-02-30"],
  ["--today", "26/01/2027"],
  ["--today"],
  ["--today="],
  ["--today", "--port"],
])("says that this is no day: %s %s", (...args) => {
  expect(() => readDayArguments(args)).toThrow(
    /^--today is a day such as 2027-01-26, not "[^"]*"$/,
  );
});

test("a mistyped option is told with the right one", () => {
  expect(() => readDayArguments(["--toady", "2027-01-26"])).toThrow(
    "--toady: did you mean --today?",
  );
});

test("a build for a day reads it as its own and as today in India", () => {
  const env = dayVariables("2027-01-26");
  expect(previewDay(env)).toBe("2027-01-26");
  expect(todayInIndia(env)).toBe("2027-01-26");
});

test("a build for today has no day of its own", () => {
  expect(dayVariables(undefined)).toEqual({});
  expect(previewDay({})).toBeUndefined();
});
