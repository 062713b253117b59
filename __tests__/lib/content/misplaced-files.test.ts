import { ContentCopy } from "./load/content-copy";

let copy: ContentCopy;

beforeEach(() => {
  copy = new ContentCopy();
});

afterEach(() => copy.dispose());

const ADDRESS =
  "the name is the page's address and has small letters, digits and dashes: rename it to";
const COPY =
  "this is a copy: delete it, or rename it to content/pages/<address>.yaml to make a page of it";

const behind = (ending: string, added: string, name: string) =>
  `expected the ending ${ending}, got "${added}" behind it: rename it to ${name}, or delete it`;

function move(from: string, to: string) {
  const text = copy.read(from);
  copy.remove(from);
  copy.write(to, text);
}

test.each([
  ["pages/about.yaml", "pages/about.yml", "its name must end in .yaml: rename it to about.yaml"],
  [
    "pages/contact.yaml",
    "pages/contact.yml",
    "its name must end in .yaml: rename it to contact.yaml",
  ],
  ["pages/about.yaml", "pages/About.yaml", `${ADDRESS} about.yaml`],
  ["firm.yaml", "firm.yml", "no file of this name is read: rename it to firm.yaml"],
  ["redirects.yaml", "redirect.yaml", "no file of this name is read: rename it to redirects.yaml"],
  [
    "services/futures.yaml",
    "services/futures.yml",
    "its name must end in .yaml: rename it to futures.yaml",
  ],
  [
    "policies/terms-condition.md",
    "policies/terms-condition.markdown",
    "its name must end in .md: rename it to terms-condition.md",
  ],
  ["pages/about.yaml", "pages/about.yaml.txt", behind(".yaml", ".txt", "about.yaml")],
  ["pages/contact.yaml", "pages/contact.yaml.bak", behind(".yaml", ".bak", "contact.yaml")],
  ["firm.yaml", "firm.yaml.txt", behind(".yaml", ".txt", "firm.yaml")],
  [
    "policies/terms-condition.md",
    "policies/terms-condition.md.txt",
    behind(".md", ".txt", "terms-condition.md"),
  ],
  [
    "complaints/monthly.csv",
    "complaints/monthly.xlsx",
    'expected the ending .csv, got ".xlsx": in the spreadsheet save as "CSV (comma delimited)"',
  ],
])("%s that became %s is one mistake", (from, to, message) => {
  move(from, to);
  expect(copy.mistakes()).toEqual([`content/${to}:1:1 ${message}`]);
});

test.each([
  ["pages/our team.yaml", `${ADDRESS} our-team.yaml`],
  ["pages/our_team.yaml", `${ADDRESS} our-team.yaml`],
  ["pages/about copy.yaml", COPY],
  ["pages/about - Copy.yaml", COPY],
  ["pages/about (1).yaml", COPY],
  ["pages/Copy of about.yaml", COPY],
  [
    "pages/en/about.yaml",
    "expected no folder inside content/pages, addresses have none: move the file to content/pages",
  ],
  ["page/team.yaml", "no file is read from content/page: move this one to content/pages"],
  [
    "team.yaml",
    "no file of this name is read here: move a page to content/pages, a service to content/services",
  ],
  [
    "pages/refunds.md",
    "expected a file that ends in .yaml in content/pages: move it to content/policies",
  ],
  [
    "policies/refunds.yaml",
    "expected a file that ends in .md in content/policies: move it to content/pages",
  ],
  [
    "pages/index.yaml",
    "the address /index is taken by the site itself: give the file another name",
  ],
])("content/%s", (file, message) => {
  copy.write(file, copy.read("pages/about.yaml"));
  expect(copy.mistakes()).toEqual([`content/${file}:1:1 ${message}`]);
});

test("a service among the pages, a page among the services", () => {
  copy.write("pages/currency.yaml", copy.read("services/hedging.yaml"));
  copy.write("services/team.yaml", copy.read("pages/about.yaml"));
  expect(copy.mistakes()).toEqual([
    expect.stringMatching(
      /^content\/pages\/currency.yaml:\d+:1 plans: this is a service: move the file to content\/services\/currency.yaml$/,
    ),
    expect.stringMatching(
      /^content\/services\/team.yaml:\d+:1 blocks: this is a page without plans: move the file to content\/pages\/team.yaml$/,
    ),
  ]);
});

test("what editors and systems leave behind is a warning or nothing", () => {
  for (const file of [
    "pages/about.yaml~",
    "firm.yaml.txt",
    "pages/draft.docx",
    ".DS_Store",
    "pages/~$draft.docx",
  ]) {
    copy.write(file, "x");
  }
  expect(copy.warnings()).toEqual([
    "content/firm.yaml.txt:1:1 this copy is not read: delete it",
    "content/pages/about.yaml~:1:1 this copy is not read: delete it",
    'content/pages/draft.docx:1:1 expected a file that ends in .yaml, got ".docx": this file is not read, move it out of content',
  ]);
});

test("files that are missing are a mistake each, whatever is made from them", () => {
  copy.remove("shared.yaml");
  copy.remove("complaints/annual.csv");
  expect(copy.mistakes()).toEqual([
    "content/complaints/annual.csv:1:1 expected this file, got nothing: bring it back, the site is made from it",
    "content/shared.yaml:1:1 expected this file, got nothing: bring it back, the site is made from it",
  ]);
});
