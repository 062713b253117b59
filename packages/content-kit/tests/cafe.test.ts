import { execFileSync } from "node:child_process";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { installPackage } from "@/__tests__/install-package";
import { newFolder } from "@/__tests__/new-folder";

/** The café's own script, which is JavaScript. */
const { readCafe } = jest.requireActual<{
  readCafe: (root: string) => { data: { hours: { day: string; to: string }[] } };
}>("./cafe/read.js");

const folder = newFolder();
const content = path.join(folder, "content");

beforeEach(() => cpSync("packages/content-kit/tests/cafe", folder, { recursive: true }));

describe("the package, installed", () => {
  beforeAll(() => installPackage("content-kit", folder));

  const node = (...args: string[]) =>
    execFileSync(process.execPath, args, { cwd: folder, encoding: "utf8" }).trim();

  test("reads another site's content", () => {
    expect(JSON.parse(node("run.js"))).toEqual({
      data: {
        cafe: {
          name: "Café Lindenhof",
          phone: "+49 30 5550 1234",
          opened: "2019-04-12",
          street: "Somewhere in Berlin",
        },
        menu: {
          heading: "What we cook",
          dishes: [
            { id: "soup", name: "Tomato soup", price: 6.5, picture: "soup.jpg" },
            { id: "cake", name: "Plum cake", price: 4, vegan: true },
          ],
          special: "soup",
        },
        about: {
          title: "About us",
          body: "Open since 2019. Today's soup costs €6.50.\n\nSee [the menu](/menu#cake) or [call us](tel:+493055501234).",
        },
        hours: [
          { day: "Monday", from: "08:00", to: "18:00" },
          { day: "Saturday", from: "09:00", to: "14:00" },
        ],
      },
      placeholders: ["cafe.street"],
      warnings: [],
    });
  });

  test.each([
    ["schema", "defines"],
    ["sources", "parseSource"],
    ["facts", "resolveText"],
    ["references", "checkReferences"],
  ])("its door %s opens, with %s among at most ten names", (door, name) => {
    const script = `console.log(JSON.stringify(Object.keys(await import("content-kit/${door}"))))`;
    const names = JSON.parse(node("--input-type=module", "--eval", script));
    expect(names).toContain(name);
    expect(names.length).toBeLessThanOrEqual(10);
  });
});

interface Mistake {
  what: string;
  file: string;
  from: string;
  to: string;
  message: string;
}

const MISTAKES: Mistake[] = [
  {
    what: "a number with a currency",
    file: "menu.yaml",
    from: "price: 6.5",
    to: "price: €6",
    message: 'content/menu.yaml:6:12 dishes[0].price: expected a number, got "€6"',
  },
  {
    what: "a number with a unit",
    file: "menu.yaml",
    from: "price: 6.5",
    to: "price: 6 Euro",
    message: 'content/menu.yaml:6:12 dishes[0].price: expected a number, got "6 Euro": write 6',
  },
  {
    what: "a misspelt key",
    file: "menu.yaml",
    from: "vegan: true",
    to: "vegn: true",
    message:
      'content/menu.yaml:11:5 dishes[1].vegn: expected no such key, got the unknown key "vegn": did you mean vegan?',
  },
  {
    what: "a misspelt key that has to be there",
    file: "menu.yaml",
    from: "heading:",
    to: "haeding:",
    message:
      'content/menu.yaml:2:1 haeding: expected no such key, got the unknown key "haeding": did you mean heading?',
  },
  {
    what: "a colon in a text",
    file: "menu.yaml",
    from: "What we cook",
    to: "Today: what we cook",
    message:
      "content/menu.yaml:2:10 the text has a colon and a space in it: put quotes round the whole text, or write >- and the text below it, indented",
  },
  {
    what: "an entry in the wrong column",
    file: "menu.yaml",
    from: "  - id: cake",
    to: " - id: cake",
    message: "content/menu.yaml:8:2 begin this in the column of its group, as the lines above",
  },
  {
    what: "a picture that is not there",
    file: "menu.yaml",
    from: "soup.jpg",
    to: "soop.jpg",
    message:
      'content/menu.yaml:7:14 dishes[0].picture: expected one of soup.jpg, got "soop.jpg": did you mean soup.jpg?',
  },
  {
    what: "a dish that is not on the menu",
    file: "menu.yaml",
    from: "special: soup",
    to: "special: salad",
    message: 'content/menu.yaml:12:10 special: expected one of soup, cake, got "salad"',
  },
  {
    what: "an unknown fact",
    file: "about.md",
    from: "cafe.opened.year",
    to: "cafe.open.year",
    message:
      "content/about.md:4:12 body: expected a known fact, got {{cafe.open.year}}: did you mean {{cafe.opened.year}}?",
  },
  {
    what: "a link to an anchor that is not there",
    file: "about.md",
    from: "#cake",
    to: "#cakes",
    message:
      'content/about.md:6:16 body: expected an anchor of /menu, got "#cakes": did you mean #cake?',
  },
  {
    what: "a link to a page that is not there",
    file: "about.md",
    from: "/menu#cake",
    to: "/menus",
    message:
      'content/about.md:6:16 body: expected a page of this site, got the unknown link "/menus": did you mean /menu?',
  },
  {
    what: "front matter that is not closed",
    file: "about.md",
    from: "About us\n---",
    to: "About us",
    message:
      "content/about.md:1:1 expected front matter between two lines of ---, the first of them at the top of the file",
  },
  {
    what: "a cell of the wrong form",
    file: "hours.csv",
    from: "09:00",
    to: "nine",
    message: 'content/hours.csv:3:10 [1].from: expected a time such as 08:00, got "nine"',
  },
  {
    what: "a comma in a cell without quotes",
    file: "hours.csv",
    from: "Saturday",
    to: "Saturday, not in July",
    message:
      "content/hours.csv:3:1 [1]: expected 3 cells, as the first line has, got 4: put quotes round a text with a comma in it",
  },
  {
    what: "a quote that is not closed",
    file: "hours.csv",
    from: "Saturday",
    to: '"Saturday',
    message:
      'content/hours.csv:3:1 a quote is opened here and never closed, or more follows it: write "" for a quote',
  },
  {
    what: "a misspelt mark of a placeholder",
    file: "cafe.yaml",
    from: "!placeholder",
    to: "!placehodler",
    message: "content/cafe.yaml:4:9 expected the mark !placeholder, got !placehodler",
  },
];

/** Puts another text in place of one, which the file must have. */
function edit(file: string, from: string, to: string): void {
  const text = readFileSync(path.join(content, file), "utf8");
  if (!text.includes(from)) throw new Error(`"${from}" is not in ${file}`);
  writeFileSync(
    path.join(content, file),
    text.replace(from, () => to),
  );
}

test.each(MISTAKES)("$what is one mistake, with its place", ({ file, from, to, message }) => {
  edit(file, from, to);
  const read = () => readCafe(content);
  expect(read).toThrow(new Error(`1 mistake in content:\n  ${folder}/${message}`));
});

test("text in quotes may have commas, quotes and line breaks of Windows", () => {
  edit("hours.csv", "Saturday", '"Saturday, ""late"""');
  expect(readCafe(content).data.hours[1]?.day).toBe('Saturday, "late"');
  const file = path.join(content, "hours.csv");
  writeFileSync(file, readFileSync(file, "utf8").replaceAll("\n", "\r\n"));
  expect(readCafe(content).data.hours[1]?.to).toBe("14:00");
});
