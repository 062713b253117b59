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

test("a date that is none is one mistake", () => {
  announce("from: 2026-11-31", "until: 2026-12-01", "text: Closed.");
  expect(copy.mistakes()).toEqual([
    expect.stringContaining('got "2026-11-31": no calendar has this day'),
  ]);
});
