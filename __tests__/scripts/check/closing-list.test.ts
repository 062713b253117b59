import { content } from "@/__tests__/fixture";
import { closingList } from "@/scripts/check/closing-list";

const list = (given: Partial<typeof content>, left = 0) =>
  closingList({ ...content, ...given }, left).join("\n");

test("the list counts examples, and says until when hosts hide the site", () => {
  expect(list({}, 3)).toMatch(/left: 3\. Until .* --launch lists none, hosts tell search engines/);
  expect(list({})).not.toContain("search engines");
});

test("a closed site is named", () => {
  const notices = { ...content.notices, accepting: false };
  expect(list({ notices })).toContain("Closed to new clients");
  expect(list({})).not.toContain("Closed to new clients");
});
