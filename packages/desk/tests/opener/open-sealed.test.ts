import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Encrypter } from "age-encryption";
import { noteNotTested } from "@/e2e/run/not-tested";
import { sharp } from "@/scripts/prepare/sharp";
import { type Key, keyFile, makeKey, readKeys, withKeys } from "../../src/opener/page/keys";
import {
  mayHoldKeys,
  type Opened,
  openSealed,
  referenceOf,
} from "../../src/opener/page/open-sealed";

const words = readFileSync("packages/desk/src/opener/opener.template", "utf8");
const PDF = new TextEncoder().encode("%PDF-1.7 and so on");
let jpeg: Uint8Array<ArrayBuffer>;
let png: Uint8Array<ArrayBuffer>;
let working: Key;
let spare: Key;
let stranger: Key;

beforeAll(async () => {
  const grain = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const noise = sharp({
    create: { width: 640, height: 480, channels: 3, background: "white", noise: grain },
  });
  jpeg = new Uint8Array(await noise.clone().jpeg({ quality: 90 }).toBuffer());
  png = new Uint8Array(await noise.png().toBuffer());
  working = await makeKey(false);
  spare = await makeKey(true);
  stranger = await makeKey(false);
});

async function seal(content: Uint8Array, ...keys: Key[]) {
  const encrypter = new Encrypter();
  for (const { recipient } of keys) encrypter.addRecipient(recipient);
  return new Uint8Array(await encrypter.encrypt(content));
}

/** Sealed to the working and to the spare key, as the form does. */
function toBoth(content: Uint8Array) {
  return seal(content, working, spare);
}

function open(bytes: Uint8Array<ArrayBuffer> | string, name = "x.jpg.age", key = working) {
  return openSealed(new File([bytes], name), [key]);
}

function bytesOf(opened: Opened | string): Buffer {
  return Buffer.from(typeof opened === "object" ? opened.bytes : opened);
}

/** With a bit of the byte at `index` changed, from the end if it is negative. */
function withChangedByte(sealed: Uint8Array<ArrayBuffer>, index: number) {
  const position = index < 0 ? sealed.length + index : index;
  return sealed.with(position, (sealed[position] ?? 0) ^ 1);
}

test.each([
  ["7K3Q-M2X9-D4TB-pan.jpg.age", "7K3Q-M2X9-D4TB-pan.jpg", "7K3Q-M2X9-D4TB"],
  ["7K3Q-M2X9-D4TB-pan.jpg_x1y2.age", "7K3Q-M2X9-D4TB-pan_x1y2.jpg", "7K3Q-M2X9-D4TB"],
  ["file", "file.jpg", ""],
])("%s opens with either key, as %s", async (fileName, name, reference) => {
  const sealed = await toBoth(jpeg);
  for (const key of [working, spare]) {
    const opened = await open(sealed, fileName, key);
    expect(opened).toMatchObject({ name, type: "image/jpeg" });
    expect(bytesOf(opened).equals(jpeg)).toBe(true);
  }
  expect(referenceOf(fileName)).toBe(reference);
});

test.each(["working-key.txt", "key", "keys.txt (1)", "agenda.txt"])("%s may hold a key", (name) =>
  expect(mayHoldKeys(name)).toBe(true),
);

test.each([
  "7K3Q-M2X9-D4TB-aadhaar-front.jpg.age",
  "7K3Q-M2X9-D4TB-aadhaar-front.jpg",
  "7K3Q-M2X9-D4TB-key.txt",
  "x.AGE",
  "x.age (1)",
  "x.age.txt",
  "details.pdf",
  "photo.jpeg",
])("%s is a document, in which no key is looked for", (name) => {
  expect(mayHoldKeys(name)).toBe(false);
});

test("keys are added to those that are held, and none is held twice", () => {
  expect(withKeys([working], [stranger, working])).toEqual([working, stranger]);
  expect(withKeys([], [working])).toEqual([working]);
});

test("a PDF opens", async () => {
  const opened = await open(await toBoth(PDF), "x.pdf.age");
  expect(opened).toEqual({ name: "x.pdf", type: "application/pdf", bytes: PDF });
});

/** The photograph with a header that claims 65,535 pixels in either direction. */
function decompressionBomb() {
  const bytes = jpeg.slice();
  const frame = bytes.findIndex((byte, index) => byte === 0xff && bytes[index + 1] === 0xc0);
  bytes.fill(0xff, frame + 5, frame + 9);
  return bytes;
}

type Bytes = Uint8Array<ArrayBuffer> | string;
// The photograph is of several of age's chunks.
test.each<[string, string, () => Promise<Bytes> | Bytes]>([
  ["a file of no bytes", "empty", () => ""],
  ["one above the media host's limit", "huge", () => new Uint8Array(10_485_761)],
  ["a PDF as it is", "not-sealed", () => PDF],
  ["a page", "not-sealed", () => "<!doctype html>not found"],
  ["one for another key", "wrong-key", () => seal(jpeg, stranger)],
  ["its first ten bytes", "cut", async () => (await toBoth(jpeg)).slice(0, 10)],
  ["one without its last byte", "cut", async () => (await toBoth(jpeg)).slice(0, -1)],
  ["one without its last chunk", "cut", async () => (await toBoth(jpeg)).slice(0, -70_000)],
  ["a header alone", "cut", async () => (await toBoth(PDF)).slice(0, -PDF.length - 16)],
  ["one changed at its end", "cut", async () => withChangedByte(await toBoth(jpeg), -1)],
  [
    "one changed in its middle",
    "altered",
    async () => withChangedByte(await toBoth(jpeg), -140_000),
  ],
  ["one with nothing in it", "unknown", () => toBoth(new Uint8Array())],
  ["a PNG", "unknown", () => toBoth(png)],
  ["a PDF named as a photograph", "other-content", () => toBoth(PDF)],
  ["half a photograph", "unknown", () => toBoth(jpeg.slice(0, -500))],
  ["a photograph of 4 billion pixels", "unknown", () => toBoth(decompressionBomb())],
])("%s is refused, and reported as %s", async (_, fault, bytes) => {
  expect(jpeg.length).toBeGreaterThan(150_000);
  expect(await open(await bytes())).toBe(fault);
  expect(words).toContain(`id="word-${fault}"`);
});

test("a header whose MAC was changed is not reported as a wrong key", async () => {
  const sealed = await toBoth(PDF);
  const proof = new TextDecoder("latin1").decode(sealed).indexOf("\n--- ") + 10;
  expect(await open(withChangedByte(sealed, proof), "x.pdf")).toBe("altered");
});

test("keys are read as files, as pasted in one line, and as typed from paper", async () => {
  const file = keyFile(working) + keyFile(spare);
  expect(await readKeys(file)).toEqual([working, spare]);
  expect(await readKeys(file.replaceAll("\n", ""))).toEqual([working, spare]);
  const typed = working.identity.toLowerCase().replace(/(.{4})/g, "$1 ");
  expect(await readKeys(typed)).toEqual([working]);
  const withComment = `# ${stranger.identity}\n${working.identity}\n`;
  expect(await readKeys(withComment)).toEqual([working]);
});

test.each([
  ["no-key", () => "a word"],
  ["mistyped", () => working.identity.slice(0, -1)],
  ["mistyped", () => working.identity.replace(/.$/, (last) => (last === "Q" ? "P" : "Q"))],
  ["no-key", () => working.recipient],
  ["no-key", () => "age-encryption.org/v1\n-> scrypt a 18\n"],
])("%s: says so where a key was expected", async (fault, text) => {
  expect(await readKeys(text())).toBe(fault);
  expect(words).toContain(`id="word-${fault}"`);
});

const hasAge = spawnSync("age", ["--version"]).status === 0;
if (!hasAge) noteNotTested("Files sealed by another program of age: none is installed.");

(hasAge ? test : test.skip)("age's own programs read the key file, and seal for it", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "age-"));
  const keys = path.join(folder, "key.txt");
  const photo = path.join(folder, "photo.jpg");
  writeFileSync(keys, keyFile(working));
  writeFileSync(photo, jpeg);
  const recipient = spawnSync("age-keygen", ["-y", keys], { encoding: "utf8" }).stdout.trim();
  expect(recipient).toBe(working.recipient);
  const { stdout } = spawnSync("age", ["-r", recipient, photo]);
  expect(bytesOf(await open(new Uint8Array(stdout))).equals(jpeg)).toBe(true);
});
