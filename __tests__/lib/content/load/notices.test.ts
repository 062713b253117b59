import { loadContent } from "@/lib/checks/checked-content";
import { ContentCopy } from "./content-copy";

let copy: ContentCopy;
beforeEach(() => {
  copy = new ContentCopy();
});
afterEach(() => copy.dispose());

function announce(...lines: string[]) {
  const text = ["announcements:", ...lines.map((line, index) => (index ? "    " : "  - ") + line)];
  return copy.edit("notices.yaml", /^announcements: \[\]/m, text.join("\n"));
}

test("an announcement has two days, words and the pages it stands on", () => {
  announce(
    "from: 2026-12-01",
    "until: 2026-12-01",
    "text: Closed on Tuesday.",
    "where: [/contact]",
  );
  const [announcement] = loadContent(copy.root).notices.announcements;
  expect(announcement).toEqual({
    from: "2026-12-01",
    until: "2026-12-01",
    text: "Closed on Tuesday.",
    where: ["/contact"],
  });
});

test("it cannot be over before it begins", () => {
  const place = announce("from: 2026-12-02", "until: 2026-12-01", "text: Closed.");
  expect(copy.mistakes()).toEqual([
    `${place("2026-12-01\n    text")} announcements[0].until: expected the day of from or a later one, got "2026-12-01"`,
  ]);
});

test("its pages and its links exist", () => {
  const place = announce(
    "from: 2026-12-01",
    "until: 2026-12-01",
    'text: "[Write](/kontact)"',
    "where: [/currencies]",
  );
  expect(copy.mistakes().sort()).toEqual(
    [
      `${place("/kontact")} announcements[0].text: expected a page of this site, got the unknown link "/kontact": did you mean /contact?`,
      `${place("/currencies")} announcements[0].where[0]: expected the address of a page such as /futures, got "/currencies"`,
    ].sort(),
  );
});

test("the switch is true or false, not a word", () => {
  const place = copy.edit("notices.yaml", /^accepting: true/m, "accepting: no");
  expect(copy.mistakes()).toEqual([
    `${place("no\n")} accepting: expected true or false, got "no": write false, without quotes`,
  ]);
});

test.each([
  ["from: 2099-12-01", "until: 2099-12-02", "from: this is more than a year away"],
  ["from: 2026-01-01", "until: 2062-01-02", "until: it would be shown for more than a year"],
])("%s, %s: a year that is probably a slip is a warning", (from, until, message) => {
  announce(from, until, "text: Closed.");
  expect(copy.warnings()).toEqual([
    expect.stringContaining(` announcements[0].${message}: is the year right?`),
  ]);
});

test("an announcement that stands twice is a warning", () => {
  const days = ["from: 2026-01-01", "until: 2026-01-02", "text: Closed."];
  announce(...days);
  copy.edit(
    "notices.yaml",
    /^announcements:\n/m,
    `announcements:\n  - { from: 2026-01-02, until: 2026-01-03, text: Closed. }\n`,
  );
  expect(copy.warnings()).toEqual([
    expect.stringContaining(
      "announcements[1].text: announcements[0] says the same on the same days: delete one of them",
    ),
  ]);
});

test("a date that is none is one mistake", () => {
  announce("from: 2026-11-31", "until: 2026-12-01", "text: Closed.");
  expect(copy.mistakes()).toEqual([
    expect.stringContaining('got "2026-11-31": no calendar has this day'),
  ]);
});
