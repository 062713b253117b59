import { blocking, markdownTable, median } from "@/scripts/bench/statistics";

test.each([
  [[7], 7],
  [[30, 10, 20], 20],
  [[10, 2, 100, 4], 7],
])("the median of %j is %d", (values, expected) => {
  expect(median(values)).toBe(expected);
});

test("the median leaves the values in their order", () => {
  const values = [3, 1, 2];
  median(values);
  expect(values).toEqual([3, 1, 2]);
});

test("nothing has no median", () => {
  expect(() => median([])).toThrow(RangeError);
});

describe("blocking of the main thread", () => {
  const tasks = [
    { start: 0, duration: 90 },
    { start: 200, duration: 60 },
    { start: 390, duration: 130 },
    { start: 500, duration: 400 },
  ];

  test("counts the tasks that touch the span, also those that begin or end outside it", () => {
    expect(blocking(tasks, 80, 400)).toEqual({ longest: 130, total: 40 + 10 + 80 });
  });

  test("leaves out tasks that end as the span begins, or begin as it ends", () => {
    expect(blocking(tasks, 90, 390)).toEqual({ longest: 60, total: 10 });
  });

  test("is nothing without a long task", () => {
    expect(blocking([], 0, 1_000)).toEqual({ longest: 0, total: 0 });
  });
});

test("a table has a rule under its head, and one row a line", () => {
  expect(markdownTable(["", "ours"], [["time", "10 ms"]])).toBe(
    "|  | ours |\n|---|---:|\n| time | 10 ms |",
  );
});
