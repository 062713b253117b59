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
  copy.write("services/currency.yaml", copy.read("services/equity.yaml"));
  expect(copy.mistakes().map((mistake) => mistake.replace(/:\d+:\d+/, ""))).toEqual([
    "content/services/currency.yaml meta.title: expected a title and a description of its own, got the same as in content/services/equity.yaml: say what this page alone is about",
    "content/services/currency.yaml plans[0].id: expected ids of its own, got 5 plans with ids of content/services/equity.yaml, from which it was copied: give each plan here a new id such as currency-basic-1m",
  ]);
});

test("without git the later in the alphabet is the copy", () => {
  copy.write("services/metals.yaml", copy.read("services/equity.yaml"));
  expect(copy.mistakes()[0]).toContain("content/services/metals.yaml:");
});

test("two plans of one service with one id", () => {
  const at = copy.edit("services/equity.yaml", /id: equity-premium-6m/, "id:  equity-single-pick");
  expect(copy.mistakes()).toContain(
    `${at(" equity-single-pick, group: swing").replace(/\d+$/, "12")} plans[4].id: expected an id of its own, got "equity-single-pick", which plans[0] has`,
  );
});

test.each(["title", "description"])("a %s that another page has", (key) => {
  const value = new RegExp(`(?<=^meta: .*)${key}: [^,}]*`, "m");
  const at = copy.edit("pages/contact.yaml", value, `${key}: Same `);
  copy.edit("pages/about.yaml", value, `${key}: Same `);
  expect(copy.mistakes()).toEqual([
    `${at("Same")} meta.${key}: expected a ${key} of its own, got the same as in content/pages/about.yaml: say what this page alone is about`,
  ]);
});

test("two services or two pages in one place are a warning", () => {
  copy.addService("metals", 20);
  const order = copy.edit("services/metals.yaml", /^order: .*/m, "order: 10");
  const header = copy.edit("pages/contact.yaml", /header: 70/, "header: 20");
  const [first, second] = [order("10"), header("20,")];
  expect(copy.warnings()).toEqual([
    `${second} menu.header: 20 is the place of content/pages/about.yaml too: give one of them another number`,
    `${first} order: 10 is the place of content/services/equity.yaml too: give one of them another number`,
  ]);
});

test("two blocks of a page with one id", () => {
  const at = copy.edit("pages/about.yaml", /id: begin/, "id:  story");
  expect(copy.mistakes()).toEqual([
    `${at(" story, heading: How").replace(/\d+$/, "25")} blocks[1].id: expected an id of its own, got "story", which the page has already`,
  ]);
});
