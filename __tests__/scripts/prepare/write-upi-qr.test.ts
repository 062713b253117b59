import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { encode, renderSVG } from "uqr";
import { content } from "@/__tests__/fixture";
import { newFolder } from "@/__tests__/new-folder";
import { upiLink, writeUpiQr } from "@/scripts/prepare/write-upi-qr";

const { firm, notices } = content;
const official = { ...firm, upi: { ...firm.upi, qr: "sebi-code.svg" } };
const CODE = renderSVG(upiLink({ ...firm.upi, payee: firm.legalName }));

let root: string;
const at = (file: string) => path.join(root, "public", file);
beforeEach(() => {
  root = newFolder();
  mkdirSync(path.join(root, "public"));
  mkdirSync(path.join(root, "content", "pictures"), { recursive: true });
  writeFileSync(path.join(root, "content", "pictures", "sebi-code.svg"), CODE);
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

test("the official code is published byte for byte", async () => {
  await writeUpiQr(root, { firm, notices });
  await writeUpiQr(root, { firm: official, notices });
  expect(readFileSync(at("upi-qr.svg"), "utf8")).toBe(CODE);
});

test("a code of another kind goes", async () => {
  writeFileSync(at("upi-qr.png"), "old");
  await writeUpiQr(root, { firm: official, notices });
  expect(existsSync(at("upi-qr.png"))).toBe(false);
});

test("a code that pays to somebody else is not published", async () => {
  const other = { ...official, legalName: "Somebody Else" };
  await expect(writeUpiQr(root, { firm: other, notices })).rejects.toThrow(/Somebody Else/);
  expect(existsSync(at("upi-qr.svg"))).toBe(false);
});

test("while the firm takes no new clients there is none", async () => {
  await writeUpiQr(root, { firm: official, notices });
  await writeUpiQr(root, { firm: official, notices: { ...notices, accepting: false } });
  expect(existsSync(at("upi-qr.svg"))).toBe(false);
});
