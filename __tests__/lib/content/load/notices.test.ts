import { copy } from "@/__tests__/lib/content/load/content-copy";
import { loadContent } from "@/lib/checks/checked-content";

const announce = (entry: string) =>
  copy.edit("notices.yaml", /^announcements: \[\]/m, `announcements: [{ ${entry} }]`);

test("an announcement has two days, words and the pages it is on", () => {
  announce("from: 2026-12-01, until: 2026-12-01, text: Closed on Tuesday., where: [/contact]");
  expect(loadContent(copy.root).notices.announcements).toEqual([
    { from: "2026-12-01", until: "2026-12-01", text: "Closed on Tuesday.", where: ["/contact"] },
  ]);
});

test.each([
  ["from: 2026-12-02, until: 2026-12-01, text: A", "until: expected the day of from or a later"],
  [
    "from: 2026-12-01, until: 2026-12-02, text: A, where: [/contacts]",
    'where[0]: expected the address of a page such as /futures, got "/contacts": did you mean /contact?',
  ],
])("%s is one mistake", (entry, message) => {
  announce(entry);
  expect(copy.mistakes()).toEqual([expect.stringContaining(message)]);
});
