import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { content } from "@/__tests__/fixture";
import { newFolder } from "@/__tests__/new-folder";
import { loadRules } from "@/packages/ra-preflight/src/load-rules";
import { checkText } from "@/scripts/preflight/text/check-text";
import { readText } from "@/scripts/preflight/text/read-text";

const DAY = "2026-11-27";
const WARNING =
  "Investment in securities market are subject to market risks. Read all the related documents carefully before investing.";
const DISCLAIMER =
  "Registration granted by SEBI, enlistment with BSE and certification from NISM in no way guarantee performance of the intermediary or provide any assurance of returns to investors.";
const HEAD = "*A Person*, SEBI Research Analyst INH000020420";
const FOOT = `BSE Enlistment No. 5590, 12 MG Road, Bangalore 560001\n${WARNING}\n${DISCLAIMER}`;
const SITE = "https://www.firm.example";

/** The site's content with nothing left to be supplied. */
const supplied = {
  ...content,
  firm: { ...content.firm, legalName: "A Person", site: SITE },
  placeholders: new Set<string>(),
};

const root = newFolder();

/** What is said of a file with these bytes, without cures and sources. */
async function said(bytes: string | Buffer, file = "ad.txt"): Promise<string[]> {
  const name = path.join(root, file);
  writeFileSync(name, bytes);
  const { lines } = checkText(await readText(name), supplied, DAY);
  return lines.filter((line) => line.startsWith(name)).map((line) => line.slice(name.length + 1));
}

/** How a file is refused. */
const refused = (bytes: string | Buffer, file?: string) =>
  said(bytes, file).catch((cause: Error) => cause.message.replace(`${root}${path.sep}`, ""));

test("a message with name and number first, the warning and no claim has no finding", async () => {
  expect(await said(`${HEAD}\n\nSix plans, in writing.\n\n${FOOT}\n`)).toEqual([]);
});

test("each fault has its line, its words, what to do, and the source", async () => {
  const text = `Hello\n${HEAD}\nWe give 95% accuracy.\nSave ₹99,999 on Equity plans!\n${FOOT}\n`;
  writeFileSync(path.join(root, "ad.txt"), text);
  const { lines, code } = checkText(await readText(path.join(root, "ad.txt")), supplied, DAY);
  const report = lines.join("\n");
  expect(report).toMatch(
    /ad\.txt:1:1: error: The text begins "Hello", without the registered name/,
  );
  expect(report).toMatch(
    /ad\.txt:3:9: error: "95% accuracy" .*\n {4}Take the figure out\..*\n {4}Source: Advertisement code/,
  );
  expect(report).toMatch(
    /ad\.txt:4:1: error: .*"Save ₹99,999": equity-bundle-7 saves ₹7,493.* \[saving-claims\]/,
  );
  expect(code).toBe(1);
});

test("a fee that the named plan does not have is an error, with the right one", async () => {
  const fees = "Equity, Basic, 1 month: ₹20,000 plus GST\nEquity Basic 6 months only Rs. 40,000/-";
  const others = "Capital for Equity: ₹5,00,000\nWe met 20,000 people";
  expect(await said(`${HEAD}\n${fees}\n${others}\n${FOOT}\n`)).toEqual([
    expect.stringMatching(
      /^3:28: error: "Rs\. 40,000" .*equity-basic-6m costs ₹90,000, ₹1,06,200 with GST \[plan-prices\]/,
    ),
  ]);
  const list = "Equity research\n- Basic, 6 months: ₹99,000";
  expect(await said(`${HEAD}\n${list}\n${FOOT}\n`)).toEqual([
    expect.stringMatching(/^3:20: error: "₹99,000"/),
  ]);
});

test.each([
  "Equity: Basic 1 month ₹20,000, Premium 6 months ₹1,10,000",
  "Equity Basic: 1 month ₹20,000 + GST, 6 months ₹90,000 + GST (₹1,06,200)",
  "Equity Basic: ₹20,000 for 1 month, ₹90,000 for 6 months",
  "Equity: Basic 6 months ₹90,000 or Premium ₹1,10,000",
])("two plans in one line each have their fee: %s", async (line) => {
  expect(await said(`${HEAD}\n${line}\n${FOOT}\n`)).toEqual([]);
});

test("of two plans in one line the wrong fee is told with the right one", async () => {
  const line = "Equity: Basic 1 month ₹20,000, Premium 6 months ₹90,000";
  expect(await said(`${HEAD}\n${line}\n${FOOT}\n`)).toEqual([
    expect.stringMatching(/^2:49: error: "₹90,000" .*: equity-premium-6m costs ₹1,10,000/),
  ]);
});

test.each([
  "Equity Basic: calls with stop-loss, 1 month for ₹19,500 plus GST.",
  "Equity Basic, 1 month, ₹19,500 + GST. Limited loss with a target.",
])("a wrong fee is told in a line that speaks of stop and target too: %s", async (line) => {
  expect(await said(`${HEAD}\n${line}\n${FOOT}\n`)).toContainEqual(
    expect.stringMatching(/^2:\d+: error: "₹19,500" .* costs ₹20,000/),
  );
});

test("the money of a call is no fee", async () => {
  const line = "Equity Basic: buy at ₹616, target ₹652, stop ₹600; capital of ₹5,00,000.";
  expect(await said(`${HEAD}\n${line}\n${FOOT}\n`)).toEqual([]);
});

/** Basic for a month costs less until January 26; GST is 12% from then on. */
const changing = {
  ...supplied,
  offers: new Map([
    [
      "equity-basic-1m",
      [{ from: "2027-01-20", until: "2027-01-26", price: 16_000, usual: 20_000 }],
    ],
  ]),
  dated: new Map([
    [
      "firm.gstPercent",
      [
        { until: "2027-01-26", value: 18 },
        { from: "2027-01-27", value: 12 },
      ],
    ],
  ]),
};

/** What is said of a line a week before the offer. */
async function saidOfChange(line: string): Promise<string[]> {
  const name = path.join(root, "change.txt");
  writeFileSync(name, `${HEAD}\n${line}\n${FOOT}\n`);
  const { lines } = checkText(await readText(name), changing, "2027-01-13");
  return lines.filter((text) => text.startsWith(name)).map((text) => text.slice(name.length + 1));
}

test.each([
  [
    "Equity Basic: an offer until 31 January",
    '2:24: warning: "until 31 January", and the lower price of equity-basic-1m ends on January 26, 2027: which is right? [last-days]',
  ],
  [
    "Until 28 January: fees plus 18% GST",
    '2:29: error: expected GST at 12%, as it is on January 28, 2027, got "18% GST" [gst-words]',
  ],
  ["Fees + GST at 12%", 'expected GST at 18%, as it is on January 13, 2027, got "GST at 12%"'],
])("a last day or a rate of GST that will be another is told: %s", async (line, message) => {
  expect(await saidOfChange(line)).toEqual([expect.stringContaining(message)]);
});

test.each([
  "Equity Basic: an offer until 26 January, plus 18% GST",
  "Fees plus 18% GST. Our registration is valid until 13 May 2031.",
  "Equity: we are closed until 31 January",
])("nothing is said of days and rates that agree: %s", async (line) => {
  expect(await saidOfChange(line)).toEqual([]);
});

test.each([
  "Equity Basic costs ₹20,000 including GST.",
  "Equity Basic, 1 month: Rs. 20,000/- incl. GST",
  "Equity Basic, 1 month, ₹20,000 (GST included)",
  "Equity Basic 1 month 20k all inclusive",
  "Equity Basic: ₹20,000 a month, inclusive of taxes",
  "All-inclusive: Equity Basic 1 month at ₹20,000. GST included: ₹20,000",
  "Equity Basic 1 month ₹20,000 GST sahit",
  "Equity Basic 1 month ₹20,000 जीएसटी सहित",
  "Equity Basic 1 month ₹23,600 plus GST",
  "Equity Basic 1 month ₹23,600 + 18% GST",
  "Equity Basic 1 month ₹23,600, GST extra",
  "Equity Basic 1 month ₹23,600 GST alag",
])("what is said of GST beside a fee is an error if it is wrong: %s", async (line) => {
  expect(await said(`${HEAD}\n${line}\n${FOOT}\n`)).toEqual([
    expect.stringMatching(
      /^2:\d+: error: expected "₹20,000 plus GST" or "₹23,600 with GST", got .* \[gst-words\]/,
    ),
  ]);
});

test.each([
  "Equity Basic 1 month: ₹20,000 plus GST, ₹23,600 with GST",
  "Equity Basic 1 month: ₹20,000, with GST ₹23,600",
  "Equity Basic 1 month: ₹23,600 including GST of ₹3,600",
  "Equity Basic 1 month: ₹23,600 (₹20,000 plus 18% GST)",
  "Equity Basic 1 month: ₹20,000, not including GST",
  "Equity Basic 1 month: ₹20,000 + GST = ₹23,600 all inclusive",
  "Equity Basic 1 month: ₹20,000 + GST (₹23,600)",
  "Equity Basic 1 month: GST included, you pay ₹23,600",
  "A seminar at ₹999 including GST",
  "Equity Basic 1 month ₹20,000 GST alag, ₹23,600 GST sahit",
])("a fee with the right words on GST has no finding: %s", async (line) => {
  expect(await said(`${HEAD}\n${line}\n${FOOT}\n`)).toEqual([]);
});

test.each([
  ["Equity Basic 1 month 9k only", "9k"],
  ["Equity Basic 6 months: ₹1.3 lakh", "₹1.3 lakh"],
  ["Equity Basic 3 months at ₹20,000", "₹20,000"],
])("%s: %s is the fee of no such plan", async (line, words) => {
  expect(await said(`${HEAD}\n${line}\n${FOOT}\n`)).toEqual([
    expect.stringContaining(`error: "${words}" is the fee of no plan that the line names`),
  ]);
});

test.each([
  ["Join today for ₹999 only", "₹999"],
  ["Sirf Rs. 299/- per month", "Rs. 299"],
  ["Save ₹99. Fees from 1,499/-", "1,499/-"],
])("%s: a fee that no plan has is asked about", async (line, words) => {
  const told = await said(`${HEAD}\n${line}\n${FOOT}\n`);
  expect(told.filter((finding) => finding.includes("[plan-prices]"))).toEqual([
    expect.stringContaining(`warning: no plan costs ${words}: which is meant?`),
  ]);
});

test.each([
  "Plans from ₹20,000 plus GST",
  "Fees of the year stay below ₹1,51,000",
  "Suits a capital of ₹5,00,000 only",
  "The share at ₹999",
])("nothing is asked about amounts that a plan has, or that are no fee: %s", async (line) => {
  const told = await said(`${HEAD}\n${line}\n${FOOT}\n`);
  expect(told.filter((finding) => finding.includes("[plan-prices]"))).toEqual([]);
});

/** The phone numbers of a text that are told, where the firm's are +91 98450 11223. */
async function phonesTold(line: string, of = supplied): Promise<string[]> {
  const name = path.join(root, "phone.txt");
  writeFileSync(name, `${HEAD}\n${line}\n${FOOT}\n`);
  const firm = { ...of.firm, phone: "+91 98450 11223" };
  const { lines } = checkText(await readText(name), { ...of, firm }, DAY);
  return lines.filter((text) => text.includes("phone number"));
}

test.each(["Call +91 98450 11224", "WhatsApp 9845011224", "https://wa.me/919845011224"])(
  "a phone number that is none of the firm's is told: %s",
  async (line) => {
    expect(await phonesTold(line)).toEqual([
      expect.stringMatching(/warning: the phone number .* is none of the firm's \[own-phone\]/),
    ]);
  },
);

test.each(["Call 98450 11223 or +91-98450-11223", "wa.me/919845011223", "Account 90210123456789"])(
  "nothing is told of the firm's own number, or of other digits: %s",
  async (line) => {
    expect(await phonesTold(line)).toEqual([]);
  },
);

test("a phone number is named as not compared while the firm's is a placeholder", async () => {
  const placeholders = new Set(["firm.phone"]);
  expect(await phonesTold("Call 98450 11224", { ...supplied, placeholders })).toEqual([
    "Not compared: the phone number 98450 11224 with the firm's, which content/firm.yaml has as a placeholder.",
  ]);
});

test("a service is also named by its address, and a fee in thousands is read", async () => {
  const [service] = supplied.services;
  const renamed = { ...supplied, services: [{ ...service, title: "Shares", slug: "bundle" }] };
  const ad = path.join(root, "named.txt");
  writeFileSync(ad, `${HEAD}\nBundle Basic 1 month 20k + GST, 6 months 91k\n${FOOT}\n`);
  const { lines } = checkText(await readText(ad), renamed as typeof supplied, DAY);
  expect(lines.filter((line) => line.includes("[plan-prices]"))).toEqual([
    expect.stringContaining('"91k"'),
  ]);
});

test("an altered warning is an error; a short message may link to the firm's website instead", async () => {
  const altered = WARNING.replace("Investment in", "Investments in");
  expect(await said(`${HEAD}\n${FOOT.replace(WARNING, altered)}\n`)).toEqual([
    expect.stringMatching(/^3:1: error: .*"Investments" is written in place of "Investment"/),
  ]);
  const linked = `${HEAD}\n${FOOT.replace(WARNING, `More: ${SITE}/options`)}\n`;
  expect(await said(linked)).toEqual([
    expect.stringMatching(/^1:1: note: .* left to the website, .*\[warning-left-to-website\]/),
  ]);
  const other = linked.replace(SITE, "https://other.example");
  expect(await said(other)).toEqual([
    expect.stringMatching(/^1:1: error: .*whole text is missing/),
    expect.stringMatching(/^3:7: warning: .*other\.example/),
  ]);
});

test.each([
  ["https://www.firm-example.com/", "https://www.firm-example.com/"],
  ["See www.firm-example.com/options.", "www.firm-example.com/options"],
  ["firmexample.in", "firmexample.in"],
  ["See firm.example.co and https://www.sebi.gov.in", "firm.example.co"],
])(
  "a web address that is not the firm's is doubted if it stands alone: %s",
  async (line, address) => {
    expect(await said(`${HEAD}\n${line}\n${FOOT}\n`)).toEqual([
      expect.stringContaining(
        `warning: the text's web address, ${address}, is not at the firm's website ${SITE} [own-address]`,
      ),
    ]);
  },
);

test.each([
  `Ours: ${SITE}/options, theirs: https://www.economicdaily.example/desk`,
  "firm.example, not firm-example.com",
  "Check us at https://siportal.sebi.gov.in or on wa.me/919845011223.",
  "Write to desk@firm-example.com. Fees are in INR.Information is free.",
])("nothing is said of other addresses beside it, or of none: %s", async (line) => {
  const told = await said(`${HEAD}\n${line}\n${FOOT}\n`);
  expect(told.filter((finding) => finding.includes("[own-address]"))).toEqual([]);
});

test("what is a placeholder is not compared, and the text's address is named", async () => {
  const ad = path.join(root, "placeholders.txt");
  writeFileSync(ad, `${HEAD}\nhttps://www.firm-example.com/\n${FOOT}\n`);
  const { lines } = checkText(await readText(ad), content, DAY);
  expect(lines.filter((line) => line.startsWith("Not compared"))).toEqual([
    "Not compared: the registered name, which content/firm.yaml has as a placeholder.",
    "Not compared: the web address https://www.firm-example.com/ with the firm's website, which content/firm.yaml has as a placeholder.",
  ]);
});

test("a sentence that a mail program has wrapped is one, a line of a list its own", async () => {
  const wrapped = "In each month of the year that begins we give you guaranteed\nreturns.";
  expect(await said(`${HEAD}\n${wrapped}\n${FOOT}`)).toContainEqual(
    expect.stringMatching(/^2:51: error: "guaranteed returns"/),
  );
  const list = "What we never do\n- promise anything\n- Guaranteed returns";
  expect(await said(`${HEAD}\n${list}\n${FOOT}`)).toEqual([
    expect.stringMatching(/^4:3: error: "Guaranteed returns"/),
  ]);
});

const CLAIM = `${HEAD}\nGuaranteed returns\n${FOOT}\n`;

test.each([
  ["line ends of Windows", Buffer.from(CLAIM.replaceAll("\n", "\r\n"))],
  ["UTF-16 with its mark", Buffer.from(`\uFEFF${CLAIM}`, "utf16le")],
  ["UTF-16 without it", Buffer.from(CLAIM, "utf16le")],
  ["an encoding of older Windows", Buffer.from(`${CLAIM}Caf\xe9`, "latin1")],
])("a text with %s is read", async (_, bytes) => {
  expect(await said(bytes)).toEqual([expect.stringMatching(/^2:1: error: "Guaranteed returns"/)]);
});

const MAIL = `From: Desk <desk@firm.example>
Subject: =?utf-8?B?${Buffer.from("95% accuracy").toString("base64")}?=
MIME-Version: 1.0
Content-Type: text/html; charset=utf-8
Content-Transfer-Encoding: base64

`;

test("of a saved mail the subject and the shown words are judged", async () => {
  const body = `<p>${HEAD}</p><p>Guaranteed <b>returns</b></p>${FOOT.replace(/^.*$/gm, "<p>$&</p>")}`;
  const mail = `${MAIL}${Buffer.from(body).toString("base64")}\n`.replaceAll("\n", "\r\n");
  expect(await said(mail, "ad.eml")).toEqual([
    expect.stringMatching(/^2:1: error: "95% accuracy"/),
    // Where the encoded text begins.
    expect.stringMatching(/^7:1: error: "Guaranteed returns"/),
  ]);
});

test("a finding in a saved mail has its line in the file, however the mail is cut", async () => {
  const headers = MAIL.replace("base64\n", "quoted-printable\n").replace("text/html", "text/plain");
  const body = `${HEAD}\n\nEach month you have guar=\nanteed returns, for Basic, 1 month, of Equity at =E2=82=B9=\n40,000\n${FOOT}\n`;
  const told = await said(headers + body, "qp.eml");
  expect(told).toEqual([
    expect.stringMatching(/^2:1: error: "95% accuracy"/),
    expect.stringMatching(/^9:21: error: "guaranteed returns"/),
    expect.stringMatching(/^10:50: error: "₹40,000"/),
  ]);
});

test.each([
  ["", "ad.txt has no words: there is nothing to check"],
  ["%PDF-1.7", "ad.txt is a PDF: open it, select all and copy its words into a text file"],
  [
    "PK\x03\x04",
    "ad.txt is a packed file, such as one of Word (.docx), Excel or PowerPoint: open it",
  ],
  ["{\\rtf1", "ad.txt is a text with formats (.rtf): save a copy as plain text"],
  [
    Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
    "ad.txt is a picture, whose words are not read: type them",
  ],
  [Buffer.from([1, 2, 3, 65, 4, 5]), "ad.txt is no text: copy its words into a text file"],
])("what is no text says what to do: %j", async (bytes, expected) => {
  expect(await refused(bytes)).toContain(expected);
});

test("a folder and a missing file say what was expected", async () => {
  mkdirSync(path.join(root, "folder"));
  await expect(readText(path.join(root, "folder"))).rejects.toThrow(/is a folder: name one file/);
  await expect(readText(path.join(root, "none.txt"))).rejects.toThrow(
    /is not there: compare its name/,
  );
});

test("each rule for a text is in use, and none asks for what only a website has", () => {
  const { rules, refusals } = loadRules(["packages/ra-preflight/packs/sebi-ra-text"], DAY);
  expect(refusals).toEqual([]);
  const ofSites = rules.filter(
    ({ extends: kind, in: needs }) => kind === "mandated-text" || needs === "facts",
  );
  expect(ofSites.map(({ key }) => key)).toEqual(["registration-disclaimer"]);
});
