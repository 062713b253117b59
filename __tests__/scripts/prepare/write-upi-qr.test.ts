import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { loadContent } from "@/lib/checks/checked-content";
import { writeUpiQr } from "@/scripts/prepare/write-upi-qr";
import { fixtureContent } from "../../lib/content/load/content-copy";

const { firm, notices } = loadContent(fixtureContent);
const official = { ...firm, upi: { ...firm.upi, qr: "sebi-code.png" } };
const BYTES = Buffer.from([137, 80, 78, 71, 1, 2, 3]);

let root: string;
const at = (file: string) => path.join(root, "public", file);
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "upi-"));
  mkdirSync(path.join(root, "public"));
  mkdirSync(path.join(root, "content", "pictures"), { recursive: true });
  writeFileSync(path.join(root, "content", "pictures", "sebi-code.png"), BYTES);
});
afterEach(() => rmSync(root, { recursive: true }));

test("without the official code one is drawn", async () => {
  await writeUpiQr(root, { firm, notices });
  expect(readFileSync(at("upi-qr.svg"), "utf8")).toMatch(/^<svg /);
});

test("the official code is published byte for byte, and the drawn one goes", async () => {
  await writeUpiQr(root, { firm, notices });
  await writeUpiQr(root, { firm: official, notices });
  expect(readFileSync(at("upi-qr.png"))).toEqual(BYTES);
  expect(existsSync(at("upi-qr.svg"))).toBe(false);
});

test("while the firm takes no new clients there is none", async () => {
  await writeUpiQr(root, { firm: official, notices });
  await writeUpiQr(root, { firm: official, notices: { ...notices, accepting: false } });
  expect(existsSync(at("upi-qr.png"))).toBe(false);
});
