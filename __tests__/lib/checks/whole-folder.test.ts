import { ContentCopy } from "@/__tests__/lib/content/load/content-copy";

let copy: ContentCopy;
beforeEach(() => {
  copy = new ContentCopy();
});
afterEach(() => copy.dispose());

/** Only the line that begins with a file. */
const of = (file: string) => copy.mistakes().filter((line) => line.includes(`content/${file}:`));

test("a byte-order mark and line ends of Windows are no mistakes", () => {
  for (const file of ["firm.yaml", "pages/about.yaml", "complaints/monthly.csv"]) {
    copy.write(file, `\uFEFF${copy.read(file).replaceAll("\n", "\r\n")}`);
  }
  expect(copy.mistakes()).toEqual([]);
});

test("letters in another encoding are reported at their place", () => {
  copy.write("pages/not-found.yaml", Buffer.from("heading: Caf\xe9\n", "latin1"));
  expect(of("pages/not-found.yaml")).toEqual([
    expect.stringMatching(/^content\/pages\/not-found\.yaml:1:13 .*UTF-8/),
  ]);
});

test("mistakes of several files are reported together, sorted by file", () => {
  copy.edit("firm.yaml", /^gstPercent: .*/m, "gstPercent: lots");
  copy.edit("shared.yaml", /^chat: .*/m, "chat: 3");
  const files = copy.mistakes().map((line) => line.split(":")[0]);
  expect(files).toEqual(["content/firm.yaml", "content/shared.yaml"]);
});

test("a special page that is missing is reported by its name", () => {
  copy.remove("pages/contact.yaml");
  expect(copy.mistakes().join("\n")).toContain("content/pages/contact.yaml");
});

test("a page and a service with one address are a mistake", () => {
  copy.write("pages/equity.yaml", copy.read("pages/about.yaml"));
  expect(copy.mistakes().join("\n")).toMatch(/expected an address of its own, got \/equity/);
});

test.each([
  ["/about: /contact", 'expected an address without a page, got "/about"'],
  ["/old: /nowhere", 'got the unknown link "/nowhere"'],
  ["/old: /old", "leads back here: write a page"],
])("the redirect %s is a mistake", (line, message) => {
  copy.write("redirects.yaml", `${line}\n`);
  expect(of("redirects.yaml").join("\n")).toContain(message);
});

test("an id that another service's plan has is a mistake", () => {
  copy.addService("metals", 20);
  copy.edit("services/metals.yaml", /id: metals-basic-1m/, "id: equity-basic-1m");
  expect(copy.mistakes().join("\n")).toContain('expected an id of its own, got "equity-basic-1m"');
});

test("a fact that no file has is reported at the reference", () => {
  const place = copy.edit("pages/not-found.yaml", /^heading: .*/m, 'heading: "Call {{firm.fone}}"');
  expect(of("pages/not-found.yaml")).toEqual([
    expect.stringContaining(`${place("{{firm.fone}}")} heading: `),
  ]);
});
