import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { encode } from "uqr";
import { content } from "@/__tests__/fixture";
import { newFolder } from "@/__tests__/new-folder";
import { upiLink, writeUpiQr } from "@/scripts/prepare/write-upi-qr";

const { firm, notices } = content;
const official = { ...firm, upi: { ...firm.upi, qr: "sebi-code.png" } };
const BYTES = Buffer.from([137, 80, 78, 71, 1, 2, 3]);

let root: string;
const at = (file: string) => path.join(root, "public", file);
beforeEach(() => {
  root = newFolder();
  mkdirSync(path.join(root, "public"));
  mkdirSync(path.join(root, "content", "pictures"), { recursive: true });
  writeFileSync(path.join(root, "content", "pictures", "sebi-code.png"), BYTES);
});

test("the link names account, payee and currency, spaces as %20, as not every app reads a plus", () => {
  expect(upiLink({ id: "desk.ra@validbank", payee: "A & B Research" })).toBe(
    "upi://pay?pa=desk.ra%40validbank&pn=A%20%26%20B%20Research&cu=INR",
  );
});

test("without the official code one is drawn: the link's squares, dark on white, with a size", async () => {
  await writeUpiQr(root, { firm, notices });
  const svg = readFileSync(at("upi-qr.svg"), "utf8");
  const squares = encode(upiLink({ ...firm.upi, payee: firm.legalName }), { ecc: "M", border: 2 })
    .data.flat()
    .filter(Boolean);
  const [, drawn = ""] = / d="([^"]*)"/.exec(svg) ?? [];
  expect(drawn.match(/M/g)).toHaveLength(squares.length);
  expect(svg).toMatch(/^<svg width="200" height="200" .*fill="white".*fill="black"/s);
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
