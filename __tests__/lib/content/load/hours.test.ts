import { copy } from "@/__tests__/lib/content/load/content-copy";
import { loadContent } from "@/lib/checks/checked-content";

test("days are numbers in content, and words on pages", () => {
  copy.edit("firm.yaml", /support: \{ weekdays: \[1, 5\]/, "support: { weekdays: [2, 4]");
  copy.edit("firm.yaml", /weekdays: \[1, 6\]/, "weekdays: [4, 6]");
  copy.edit("firm.yaml", /weekdays: \[7\]/, "weekdays: [3]");
  copy.edit("pages/not-found.yaml", /^phone: .*/m, 'phone: "{{firm.hours.support.days}}"');
  const { firm, pages } = loadContent(copy.root);
  expect(pages["not-found"].phone).toBe("Tuesday to Thursday");
  expect(firm.hours.support.weekdays).toEqual([2, 3, 4]);
  expect(firm.hours.business[1]?.days).toBe("Wednesday");
});

test.each([
  ["[1, 8]", "hours.support.weekdays[1]: expected the number of a day, 1 for Monday"],
  ["[]", "hours.support.weekdays: expected the first and the last day"],
  ["Monday to Friday", "hours.support.weekdays: expected the first and the last day"],
])("%s instead of days is one mistake", (days, message) => {
  copy.edit("firm.yaml", /weekdays: \[1, 5\]/, `weekdays: ${days}`);
  expect(copy.mistakes()).toEqual([expect.stringContaining(message)]);
});
