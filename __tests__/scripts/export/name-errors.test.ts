import { nameErrors } from "@/scripts/export/name-errors";

test("an error of a page carries the page's name, once", () => {
  const fail = (message: string) => () => {
    throw new Error(message);
  };
  expect(() => nameErrors("about.html", fail("no charset"))).toThrow(/^about\.html: no charset$/);
  expect(() => nameErrors("about.html", fail("about.html: no body"))).toThrow(
    /^about\.html: no body$/,
  );
  expect(nameErrors("about.html", () => 1)).toBe(1);
});
