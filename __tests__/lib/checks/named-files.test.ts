import { renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ContentCopy } from "@/__tests__/lib/content/load/content-copy";
import { loadContent } from "@/lib/checks/checked-content";

const PAGE = "pages/about.yaml";
let copy: ContentCopy;

beforeEach(() => {
  copy = new ContentCopy();
});
afterEach(() => copy.dispose());

const missing = (where: string, file: string, advice = "put it there, or correct the name") =>
  `expected a file in ${where}, got "${file}", which is not there: ${advice}`;

test("a picture that is not there, at its place", () => {
  const at = copy.edit(PAGE, /file: office\.jpg/, "file: ofice.jpg");
  expect(copy.mistakes()).toEqual([
    `${at("ofice.jpg")} blocks[9].file: ${missing("content/pictures", "ofice.jpg", "did you mean office.jpg?")}`,
  ]);
});

test.each(["Office.jpg", "office.png", "content/pictures/office.jpg"])(
  "%s in place of office.jpg",
  (file) => {
    const at = copy.edit(PAGE, /file: office\.jpg/, `file: ${file}`);
    expect(copy.mistakes()).toEqual([
      `${at(file)} blocks[9].file: ${missing("content/pictures", file, "did you mean office.jpg?")}`,
    ]);
  },
);

test.each([
  [
    "Office.JPG",
    'expected a name in small letters, digits and dashes, got "Office.JPG": rename it to office.jpg',
  ],
  [
    "office.jpg.png",
    'expected a name in small letters, digits and dashes, got "office.jpg.png": rename it to office.png',
  ],
  [
    "office.jpg.txt",
    'expected a name in small letters, digits and dashes, got "office.jpg.txt": rename it to office.jpg',
  ],
  [
    "office.heic",
    'expected a jpg, png, webp, avif, tif, gif or svg, got "office.heic": export the picture as jpg',
  ],
])("a picture that became %s is one mistake, of the file alone", (name, message) => {
  renameSync(path.join(copy.root, "pictures/office.jpg"), path.join(copy.root, "pictures", name));
  expect(copy.mistakes()).toEqual([`content/pictures/${name}:1:1 ${message}`]);
});

test("a picture that cannot be read is one mistake", () => {
  copy.write("pictures/office.jpg", "no picture");
  expect(copy.mistakes()).toEqual([
    "content/pictures/office.jpg:1:1 expected a picture, got a file that cannot be read as one: export it again",
  ]);
});

test("a photograph that is not there", () => {
  const at = copy.edit(PAGE, /analyst\.jpg/, "nobody.jpg");
  expect(copy.mistakes()).toEqual([
    `${at("nobody.jpg")} blocks[11].items[0].photograph: ${missing("content/pictures", "nobody.jpg")}`,
  ]);
});

test("a download that is not there", () => {
  const at = copy.edit(PAGE, /\/brochure\.pdf/, "/Brochure.pdf");
  expect(copy.mistakes()).toEqual([
    `${at("/Brochure.pdf")} blocks[10].items[0].file: ${missing("public/", "/Brochure.pdf", "did you mean /brochure.pdf?")}`,
  ]);
});

test("a logo that is not there", () => {
  const at = copy.edit("firm.yaml", /^legalName/m, "logo: { file: logo.svg }\nlegalName");
  expect(copy.mistakes()).toEqual([
    `${at("logo.svg")} logo.file: ${missing("content/pictures", "logo.svg")}`,
  ]);
});

test("an official UPI code that is not there, or of a kind that browsers do not show", () => {
  const at = copy.edit(
    "firm.yaml",
    /id: !placeholder placeholder/,
    "qr: upi-qr.png, id: !placeholder placeholder",
  );
  expect(copy.mistakes()).toEqual([
    `${at("upi-qr.png")} upi.qr: ${missing("content/pictures", "upi-qr.png")}`,
  ]);
  copy.edit("firm.yaml", /qr: upi-qr.png/, "qr: upi-qr.tif");
  expect(copy.mistakes().join()).toContain("expected a png, jpg, webp or svg");
});

test("a download's name with a space says so", () => {
  copy.edit(PAGE, /\/brochure\.pdf/, "/our brochure.pdf");
  expect(copy.mistakes().join()).toContain("without spaces in its name");
});

test("what the build writes into public/ cannot be linked to: it may not be there yet", () => {
  const folder = path.join(copy.root, "..", "public");
  for (const name of ["upi-qr.svg", "upi-qr.png", "llms.txt", "notes.txt"]) {
    writeFileSync(path.join(folder, name), "x");
  }
  expect([...loadContent(copy.root).files.keys()].sort()).toEqual(["/brochure.pdf", "/notes.txt"]);
});
