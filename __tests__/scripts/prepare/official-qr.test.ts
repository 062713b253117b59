import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ContentError } from "content-kit";
import { renderSVG } from "uqr";
import { newFolder } from "@/__tests__/new-folder";
import { checkOfficialQr } from "@/scripts/prepare/official-qr";
import { sharp } from "@/scripts/prepare/sharp";

const PAYEE = { id: "desk.ra@validhdfc", payee: "A Person" };
const LINK = "upi://pay?pa=desk.ra%40validhdfc&pn=A%20Person&cu=INR";

const root = newFolder();
mkdirSync(path.join(root, "content", "pictures"), { recursive: true });

/** The mark of SEBI's codes covers their middle. */
const MARK = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><path d="M45 0L90 90H0Z" fill="green"/></svg>',
);

/** A code with the mark, as a photograph of 500 px. */
async function jpegOf(link: string): Promise<Buffer> {
  const code = sharp(Buffer.from(renderSVG(link, { ecc: "H" }))).resize(500);
  return code
    .flatten({ background: "white" })
    .composite([{ input: MARK }])
    .jpeg()
    .toBuffer();
}

/** What is said of a file. */
async function faultsOf(bytes: Buffer | string, file = "code.png"): Promise<string[]> {
  writeFileSync(path.join(root, "content", "pictures", file), bytes);
  try {
    await checkOfficialQr(root, file, PAYEE);
    return [];
  } catch (cause) {
    if (!(cause instanceof ContentError)) throw cause;
    return cause.issues.map((issue) => `${issue.file} ${issue.message}`);
  }
}

test("a code of the firm's account passes: as a drawing, and as a photograph with SEBI's mark", async () => {
  expect(await faultsOf(renderSVG(LINK, { border: 2 }), "code.svg")).toEqual([]);
  expect(await faultsOf(await jpegOf(LINK))).toEqual([]);
  expect(await faultsOf(renderSVG("UPI://PAY?pa=DESK.RA@VALIDHDFC&pn=A+PERSON&mc=6211"))).toEqual(
    [],
  );
});

test.each([
  [
    "another account",
    LINK.replace("hdfc", "icici"),
    'holds the UPI ID "desk.ra@validicici", but upi.id is "desk.ra@validhdfc": letter 14 is "i" and not "h"',
  ],
  [
    "another payee",
    LINK.replace("Person", "Parson"),
    'holds the payee "A Parson", but legalName is "A Person": letter 4 is "a" and not "e"',
  ],
  [
    "a longer name",
    LINK.replace("Person", "Persons"),
    'holds the payee "A Persons", but legalName is "A Person": "s" and more follows',
  ],
  [
    "no payee",
    LINK.replace("pn=A%20Person&", ""),
    'holds no payee: content/firm.yaml has legalName "A Person"',
  ],
  ["two accounts", `${LINK}&pa=a%40ybl`, "holds more than one UPI ID: desk.ra@validhdfc, a@ybl"],
  ["an amount", `${LINK}&am=50000`, "asks for a fixed amount, ₹50000"],
  ["another currency", LINK.replace("INR", "USD"), "asks for USD in place of rupees"],
  [
    "a web address",
    "https://firm.example/pay",
    'holds "https://firm.example/pay", which is no UPI payment',
  ],
])("a code of %s is told letter by letter", async (_, link, expected) => {
  const faults = await faultsOf(renderSVG(link));
  expect(faults).toEqual([
    expect.stringContaining(`content/pictures/code.png the QR code ${expected}`),
  ]);
});

test("a picture without a code, and a file that is no picture, say what to put there", async () => {
  const white = await sharp({
    create: { width: 300, height: 300, channels: 3, background: "white" },
  })
    .png()
    .toBuffer();
  expect(await faultsOf(white)).toEqual([
    expect.stringMatching(
      /expected a QR code, got a picture in which none can be read: put SEBI's code/,
    ),
  ]);
  expect(await faultsOf("%PDF-1.7")).toEqual([
    expect.stringMatching(/expected a picture, got a file that cannot be read .*: put SEBI's code/),
  ]);
});
