import { writeFileSync } from "node:fs";
import path from "node:path";
import { copy } from "@/__tests__/lib/content/load/content-copy";
import { loadContent } from "@/lib/checks/checked-content";

const ABOUT = "pages/about.yaml";

const SAVED_FILES = [
  "firm.yaml",
  "redirects.yaml",
  "pages/about.yaml",
  "policies/privacy-policy.md",
  "versions.yaml",
  "versions/terms/1.0.md",
  "complaints/monthly.csv",
];

test.each([
  ["Windows", (text: string) => Buffer.from(`\uFEFF${text.replaceAll("\n", "\r\n")}`)],
  ["Excel on a Mac", (text: string) => Buffer.from(text.replaceAll("\n", "\r"))],
  ["an editor that writes UTF-16", (text: string) => Buffer.from(`\uFEFF${text}`, "utf16le")],
])("files as %s saves them are not mistakes", (_, saved) => {
  for (const file of SAVED_FILES) copy.write(file, saved(copy.read(file)));
  expect([copy.mistakes(), copy.warnings()]).toEqual([[], []]);
});

test("letters in another encoding are reported at their place", () => {
  copy.write("pages/not-found.yaml", Buffer.from("heading: Caf\xe9\n", "latin1"));
  expect(copy.mistakes()).toEqual([
    expect.stringMatching(/^content\/pages\/not-found\.yaml:1:13 .*UTF-8/),
  ]);
});

test("mistakes of several files are reported together, sorted by file, once each", () => {
  copy.edit("firm.yaml", /^gstPercent: .*/m, "gstPercent: lots");
  copy.edit("shared.yaml", /^chat: .*/m, "chat: 3");
  copy.remove("pages/not-found.yaml");
  const files = copy.mistakes().map((line) => line.split(":")[0]);
  expect(files).toEqual([
    "content/firm.yaml",
    "content/pages/not-found.yaml",
    "content/shared.yaml",
  ]);
});

test.each([
  ["2026-04-30", 1, "within the newest month entered"],
  ["2026-05-01", 0, "after it"],
  ["2099-01-01", 1, "to come"],
])("the day of the last complaint entered, %s, gives %i mistakes: it is %s", (day, count) => {
  copy.edit("pages/complaints.yaml", /updated: [\d-]+/, `updated: ${day}`);
  const message = expect.stringMatching(
    /^content\/pages\/complaints\.yaml:\d+.*updated: expected a day/,
  );
  expect(copy.mistakes()).toEqual(Array(count).fill(message));
});

test("a file with a wrong extension is one mistake, without those that follow from it", () => {
  copy.write("pages/contact.yml", copy.read("pages/contact.yaml"));
  copy.remove("pages/contact.yaml");
  expect(copy.mistakes()).toEqual([
    expect.stringContaining("did you mean content/pages/contact.yaml?"),
  ]);
});

test.each(["services/equity", "sample"])(
  "a misnamed %s.yaml is one mistake, without those that follow from it",
  (file) => {
    copy.write(`${file.toUpperCase()}.yaml`, copy.read(`${file}.yaml`));
    copy.remove(`${file}.yaml`);
    expect(copy.mistakes()).toEqual([
      expect.stringContaining(`did you mean content/${file}.yaml?`),
    ]);
  },
);

test("a rating in signs is asked about", () => {
  copy.edit("pages/about.yaml", /lede: \S+/, 'lede: "★★★★★"');
  expect(copy.warnings()).toContainEqual(expect.stringContaining('"★★★★★" is a rating in signs'));
});

test("a copied service has an address, and no title, description or plans of its own", () => {
  const [service] = loadContent(copy.root).services;
  const original = `services/${service?.slug}.yaml`;
  copy.write("services/zinc.yaml", copy.read(original));
  const mistakes = copy.mistakes();
  expect(mistakes).toHaveLength(2 + (service?.plans.length ?? 0));
  for (const what of ["title", "description"]) {
    const expected = `services/zinc\\.yaml:\\d+:\\d+ meta\\.${what}: .* which content/${original} has`;
    expect(mistakes).toContainEqual(expect.stringMatching(new RegExp(expected)));
  }
  expect(mistakes).toContainEqual(
    expect.stringContaining(
      `plans[0].id: expected an id of its own, got "${service?.plans[0]?.id}"`,
    ),
  );
});

test("a page with a service's address is a mistake", () => {
  const slug = loadContent(copy.root).services[0]?.slug;
  copy.write(`pages/${slug}.yaml`, copy.read("pages/about.yaml"));
  expect(copy.mistakes().join("\n")).toContain(`expected an address of its own, got "/${slug}"`);
});

test("a rate card outside a service is a mistake at its kind", () => {
  const at = copy.edit(ABOUT, /kind: prose/, "kind: rate-card");
  expect(copy.mistakes()).toContainEqual(
    expect.stringMatching(
      new RegExp(`${at("rate-card")} bands.*kind: expected another kind, got "rate-card"`),
    ),
  );
});

test.each([
  ["values: [Days, Hours, at most]", "got 3: put quotes round a value with a comma in it"],
  ["values: [Days]", 'got 1: put quotes round a value with a comma in it, and write "-" for none'],
])("a row of a table that does not fit its columns is a mistake: %s", (values, got) => {
  const at = copy.edit(ABOUT, /values: \[Days, Hours\]/, values);
  const [mistake, ...others] = copy.mistakes();
  expect(mistake).toContain(`${at("[Days")} bands[`);
  expect(mistake).toContain(
    `values: expected 2 values, one below each of Positional, Intraday; ${got}`,
  );
  expect(others).toEqual([]);
});

test("a saving in a text is the one that prices give, or the fact of it", () => {
  const why = (text: string) => {
    copy.edit(
      "services/equity.yaml",
      /why: (?:Six months|"It) cost.*less\."?/,
      `why: "It costs ${text} less."`,
    );
    return copy.mistakes();
  };
  expect(why("{{saving.equity-basic-6m}}")).toEqual([]);
  expect(why("₹30,000")).toEqual([]);
  expect(why("₹31,000")).toEqual([
    expect.stringContaining('got "₹31,000 less": equity-basic-6m saves ₹30,000 (25%)'),
  ]);
});

test("two bands of a page with one id", () => {
  const at = copy.edit("pages/about.yaml", /id: begin/, "id: story ");
  expect(copy.mistakes()).toContainEqual(
    expect.stringMatching(
      new RegExp(`${at("story ")} .*id: expected an id of its own, got "story"`),
    ),
  );
});

test("a redirect may have any number of parts, and .php at the end", () => {
  copy.write(
    "redirects.yaml",
    "/2023/05/nifty-view: /about\n/about.php: /about\n/a/b/c/d.php: /\n",
  );
  expect(copy.mistakes()).toEqual([]);
});

test.each([
  ["/about: /contact", 'expected an address without a page, got "/about"'],
  ["/index: /", 'expected an address without a page, got "/index"'],
  ["/old: /nowhere", 'got the unknown link "/nowhere"'],
  ["/old: /old", 'got the unknown link "/old"'],
  ["about: /contact", "expected a spelling to redirect, such as /about-us, /2023/05/about-us or"],
  ["/About: /contact", "small letters, digits and dashes"],
  ["/old.html: /contact", "without .html"],
  ["/2023//view: /contact", "parts of small letters"],
  ["/a.php/b: /contact", "parts of small letters"],
])("the redirect %s is a mistake", (line, message) => {
  copy.write("redirects.yaml", `${line}\n`);
  expect(copy.mistakes()).toContainEqual(expect.stringMatching(/^content\/redirects\.yaml:1:/));
  expect(copy.mistakes().join("\n")).toContain(message);
});

test.each([
  [ABOUT, /file: office\.jpg/, "file: ofice.jpg", "content/pictures", "did you mean office.jpg?"],
  [
    ABOUT,
    /file: office\.jpg/,
    "file: pictures/office.jpg",
    "content/pictures",
    "did you mean office",
  ],
  [ABOUT, /\/brochure\.pdf/, "/Brochure.pdf", "public/", "did you mean /brochure.pdf?"],
  ["firm.yaml", /^legalName/m, "logo: { file: logo.svg }\nlegalName", "content/pictures", "put it"],
  ["firm.yaml", /(?<=^upi:\n {2}\{ )/m, "qr: upi-qr.png, ", "content/pictures", "put it there"],
])("in %s %s became %s, which is not there", (file, from, to, where, advice) => {
  const at = copy.edit(file, from, to);
  const [name = ""] = /[\w./-]+\.\w+/.exec(to) ?? [];
  const mistakes = copy.mistakes();
  expect(mistakes).toHaveLength(1);
  expect(mistakes[0]).toMatch(
    new RegExp(`^${at(name)} .*: expected a file in ${where}, got "${name}"`),
  );
  expect(mistakes[0]).toContain(advice);
});

test("a picture with a wrong name or ending, or that cannot be read", () => {
  copy.write("pictures/Our Office.JPG", "x");
  copy.write("pictures/team.jpg", "no picture");
  expect(copy.mistakes()).toEqual([
    expect.stringMatching(
      /^content\/pictures\/Our Office\.JPG:1:1 expected a name in small letters/,
    ),
    expect.stringMatching(/^content\/pictures\/team\.jpg:1:1 .* cannot be read as one/),
  ]);
});

test("what the build writes into public/ cannot be linked to: it may not be there yet", () => {
  for (const name of ["upi-qr.svg", "notes.txt"]) {
    writeFileSync(path.join(copy.root, "..", "public", name), "x");
  }
  const links = "[a](/upi-qr.svg), [b](/notes.txt)";
  copy.edit("pages/not-found.yaml", /^text: .*/m, `text: "${links}"`);
  expect(copy.mistakes()).toEqual([expect.stringContaining("/upi-qr.svg")]);
});

test("a placeholder without its mark is a mistake among the firm's facts, elsewhere a warning", () => {
  const fact = copy.edit("firm.yaml", /^responseTime: .*/m, "responseTime: TBD");
  expect(copy.mistakes()).toEqual([
    expect.stringContaining(`${fact("TBD")} responseTime: this looks`),
  ]);
  copy.edit("firm.yaml", /^responseTime: TBD/m, "responseTime: !placeholder TBD");
  expect(copy.mistakes()).toEqual([]);
  const text = copy.edit("pages/about.yaml", /hero: \{ heading: /, "hero: { heading: TODO ");
  expect(copy.warnings()).toContainEqual(
    expect.stringContaining(`${text("TODO")} hero.heading: this`),
  );
});

test.each([
  [/description: [^}]*/, "description: Short. ", "meta.description: 6 characters"],
  [/title: [^,}]*/, "title: Yes ", '"Yes" says nothing as a title'],
])("a text that %s finds gets a warning when it is %j", (from, to, expected) => {
  copy.edit("pages/contact.yaml", from, to);
  expect(copy.warnings()).toContainEqual(expect.stringContaining(expected));
});

test("the smallest gap of a figure opens past the stop-loss of its call", () => {
  copy.edit("services/equity.yaml", /least: 3(?=, most: 6)/, "least: 0.1");
  expect(copy.mistakes()).toEqual([
    expect.stringMatching(
      /^content\/services\/equity\.yaml:\d+:\d+ figure\.quantities\.gap\.least: expected a gap from/,
    ),
  ]);
});
