import { execFileSync } from "node:child_process";
import { ContentCopy } from "@/__tests__/lib/content/load/content-copy";
import { testWithGit } from "@/__tests__/test-with-git";

let copy: ContentCopy;

beforeEach(() => {
  copy = new ContentCopy();
});

afterEach(() => copy.dispose());

const git = (...args: string[]) => execFileSync("git", args, { cwd: copy.root });

testWithGit("a copied service is blamed once for its plans and once for its title", () => {
  git("init", "--quiet");
  git("add", ".");
  // Earlier in the alphabet than its original: git alone knows which is new.
  copy.write("services/currency.yaml", copy.read("services/hedging.yaml"));
  expect(copy.mistakes().map((mistake) => mistake.replace(/:\d+:\d+/, ""))).toEqual([
    "content/services/currency.yaml meta.title: expected a title and a description of its own, got the same as in content/services/hedging.yaml: say what this page alone is about",
    "content/services/currency.yaml plans[0].id: expected ids of its own, got 3 plans with ids of content/services/hedging.yaml, from which it was copied: give each plan here a new id such as currency-basic-1m",
  ]);
});

test("without git the later in the alphabet is the copy", () => {
  copy.write("services/metals.yaml", copy.read("services/hedging.yaml"));
  expect(copy.mistakes()[0]).toContain("content/services/metals.yaml:");
});

test("two plans of one service with one id", () => {
  const at = copy.edit(
    "services/hedging.yaml",
    /- id: hedging-premium-6m/,
    "- id:  hedging-basic-1m",
  );
  expect(copy.mistakes()).toContain(
    `${at("id:  hedging-basic-1m").replace(/\d+$/, "10")} plans[2].id: expected an id of its own, got "hedging-basic-1m", which plans[0] has`,
  );
});

test.each(["title", "description"])("a %s that another page has", (key) => {
  const at = copy.edit(
    "pages/contact.yaml",
    new RegExp(`^  ${key}: (?:>-\\n(?: {4}.*\\n)+|.*\\n)`, "m"),
    `  ${key}: Same\n`,
  );
  copy.edit(
    "pages/about.yaml",
    new RegExp(`^  ${key}: (?:>-\\n(?: {4}.*\\n)+|.*\\n)`, "m"),
    `  ${key}: Same\n`,
  );
  expect(copy.mistakes()).toEqual([
    `${at("Same")} meta.${key}: expected a ${key} of its own, got the same as in content/pages/about.yaml: say what this page alone is about`,
  ]);
});

test("two services or two pages in one place are a warning", () => {
  const order = copy.edit("services/hedging.yaml", /^order: .*/m, "order: 20");
  const header = copy.edit("pages/contact.yaml", /header: 70/, "header: 20");
  const [first, second] = [order("20"), header("20,")];
  expect(copy.warnings()).toEqual([
    `${second} menu.header: 20 is the place of content/pages/about.yaml too: give one of them another number`,
    `${first} order: 20 is the place of content/services/futures.yaml too: give one of them another number`,
  ]);
});

test("two blocks of a page with one id", () => {
  const at = copy.edit("pages/about.yaml", /id: values/, "id:  story");
  expect(copy.mistakes()).toEqual([
    `${at("id:  story").replace(/\d+$/, "10")} blocks[4].id: expected an id of its own, got "story", which the page has already`,
  ]);
});
