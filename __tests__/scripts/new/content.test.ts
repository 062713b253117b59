import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { loadContent } from "@/lib/content/load/load";
import { newPage } from "@/scripts/new/page";
import { newService } from "@/scripts/new/service";
import { ContentCopy } from "../../lib/content/load/content-copy";

let copy: ContentCopy;
/** The project's folder, with the tests' content in it. */
let root: string;

beforeEach(() => {
  copy = new ContentCopy();
  root = path.dirname(copy.root);
});
afterEach(() => copy.dispose());

test("a new page has no mistake, and nobody takes its examples for the firm's words", () => {
  expect(newPage(root, "our-team")).toContain("http://localhost:3000/our-team");
  const { blockPages, placeholders } = loadContent(copy.root);
  expect(blockPages.get("our-team")).toMatchObject({
    noindex: true,
    banner: { heading: "Our team" },
  });
  expect(placeholders).toContain("pages/our-team.banner.heading");
  expect(placeholders).toContain("pages/our-team.blocks[0].text");
});

test("a new service has no mistake, comes last, and its plans have ids of their own", () => {
  newService(root, "currency");
  newService(root, "bonds");
  const { services, placeholders } = loadContent(copy.root);
  expect(services.slice(-2).map(({ slug }) => slug)).toEqual(["currency", "bonds"]);
  expect(services.at(-1)?.plans.map(({ id }) => id)).toEqual(["bonds-1m", "bonds-6m"]);
  expect(placeholders).toContain("services/bonds.plans[0]");
});

test.each(["a", "frequently-asked-questions-about-fees-and-payments"])(
  "/%s is no name too short or too long",
  (name) => {
    newPage(root, name);
    newService(root, `${name}-2`);
    expect(copy.mistakes()).toEqual([]);
  },
);

test.each([
  [
    "Our Team",
    '"Our Team" cannot be a name: use small letters, digits and dashes, such as our-team.',
  ],
  [
    "our_team",
    '"our_team" cannot be a name: use small letters, digits and dashes, such as our-team.',
  ],
  ["", '"" cannot be a name: use small letters, digits and dashes, such as our-team.'],
  ["about", "/about is there already: content/pages/about.yaml. Choose another name."],
  ["futures", "/futures is there already: content/services/futures.yaml. Choose another name."],
  [
    "privacy-policy",
    "/privacy-policy is there already: content/policies/privacy-policy.md. Choose another name.",
  ],
])("a page named %j is refused", (name, sentence) => {
  expect(() => newPage(root, name)).toThrow(sentence);
  expect(() => newService(root, name)).toThrow(sentence);
});

test("a page in the place of a redirect or of a folder in public/ is refused", () => {
  copy.edit("redirects.yaml", /$/, "/team: /about\n");
  expect(() => newPage(root, "team")).toThrow("content/redirects.yaml leads /team to another page");
  mkdirSync(path.join(root, "public", "papers"));
  writeFileSync(path.join(root, "public", "papers", "a.pdf"), "x");
  expect(() => newPage(root, "papers")).toThrow("needed by the build");
});
