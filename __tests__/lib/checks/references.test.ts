import { renameSync } from "node:fs";
import path from "node:path";
import { copy } from "@/__tests__/lib/content/load/content-copy";

/** Renames a file of the fixture, which other files name. */
function rename(from: string, to: string): void {
  renameSync(path.join(copy.root, from), path.join(copy.root, to));
}

/** `content/file.yaml:line:column` of a text in a file that is not edited. */
const placeIn = (file: string, text: string) => copy.edit(file, /^/, "")(text);

interface Renaming {
  what: string;
  /** Gives the target another name. */
  rename: () => unknown;
  /** The file that still has the old name, and the first place in which it stands there. */
  file: string;
  text: string;
  message: string;
}

const SAMPLE = "sample.yaml";
const EQUITY = "services/equity.yaml";
const HOME = "pages/home.yaml";

const RENAMINGS: Renaming[] = [
  {
    what: "page",
    rename: () => rename("pages/compliance.yaml", "pages/conformity.yaml"),
    file: HOME,
    text: "/compliance",
    message: 'expected a page of this site, got the unknown link "/compliance"',
  },
  {
    what: "page that an announcement is shown on",
    rename: () => {
      copy.edit(
        "notices.yaml",
        /^announcements: \[\]/m,
        "announcements: [{ from: 2030-01-01, until: 2030-01-02, text: Closed., where: [/abuot] }]",
      );
    },
    file: "notices.yaml",
    text: "/abuot",
    message: 'expected the address of a page such as /futures, got "/abuot": did you mean /about?',
  },
  {
    what: "anchor",
    rename: () => copy.edit(EQUITY, /id: suitability/, "id: suitable"),
    file: HOME,
    text: "/equity#suitability",
    message: 'expected an anchor of /equity, got "#suitability"',
  },
  {
    what: "public file",
    rename: () => rename("../public/brochure.pdf", "../public/leaflet.pdf"),
    file: "pages/about.yaml",
    text: "/brochure.pdf",
    message: 'expected a file in public/, got "/brochure.pdf"',
  },
  {
    what: "picture",
    rename: () => rename("pictures/office.jpg", "pictures/offices.jpg"),
    file: "pages/about.yaml",
    text: "office.jpg",
    message: 'expected a file in content/pictures, got "office.jpg", which is not there: did you',
  },
  {
    what: "message",
    rename: () => copy.edit(SAMPLE, /id: swing/, "id: swinging"),
    file: "pages/sample.yaml",
    text: "swing",
    message: 'expected one of swinging, hedge, got "swing"',
  },
  {
    what: "call of a figure",
    rename: () => copy.edit(SAMPLE, /id: swing/, "id: swinging"),
    file: HOME,
    text: "swing",
    message: 'calls[0].call: expected one of swinging, got "swing"',
  },
  {
    what: "service",
    rename: () => rename(EQUITY, "services/shares.yaml"),
    file: SAMPLE,
    text: "equity",
    message: 'note.service: expected one of shares, got "equity"',
  },
  {
    what: "plan",
    rename: () => copy.edit(EQUITY, /id: equity-bundle-7/, "id: equity-bundle-8"),
    file: "refunds.yaml",
    text: "equity-bundle-7",
    message: 'expected the id of a plan, got "equity-bundle-7": did you mean equity-bundle-8?',
  },
  {
    what: "group of plans",
    rename: () => copy.edit(EQUITY, /(?<=-bundle-7, |-pick, )group: picks/g, "group: single"),
    file: EQUITY,
    text: "picks, heading",
    message: 'bands[0].shelves[0].group: expected one of single, swing, got "picks"',
  },
  {
    what: "fact",
    rename: () => copy.edit(EQUITY, /id: equity-single-pick/, "id: equity-single"),
    file: EQUITY,
    text: "{{price.equity-single-pick}}",
    message: "expected a known fact, got {{price.equity-single-pick}}",
  },
];

test.each(RENAMINGS)("a renamed $what stops the build where its old name stands", (renaming) => {
  expect(copy.mistakes()).toEqual([]);
  renaming.rename();
  const mistakes = copy.mistakes().filter((line) => line.includes(renaming.message));
  expect(mistakes).toContainEqual(
    expect.stringContaining(`${placeIn(renaming.file, renaming.text)} `),
  );
});
