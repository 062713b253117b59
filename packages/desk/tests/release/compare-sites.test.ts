import { compareSites, type LineChange } from "../../src/release/compare-sites";
import { pagesInWords } from "../../src/release/html/changes";
import { replacedWords } from "../../src/release/replaced-words";
import { builtSite, page } from "./built-folder";

const QR = '<h3>UPI</h3><img src="/upi-qr.svg" alt="Code">';
const FOOT = "<p>Call +91 00000 00000 by 6 PM</p>";

/** A site of three pages. */
function files(changed: Record<string, string | Buffer> = {}): Record<string, string | Buffer> {
  return {
    "index.html": page("<h1>Welcome</h1><p>We answer.</p>", { foot: FOOT }),
    "fees.html": page("<h1>Fees</h1><p>Basic: ₹10,000</p><p>Ask us.</p>", { foot: FOOT }),
    "pay.html": page(`<h1>Pay</h1>${QR}`, { foot: FOOT }),
    "upi-qr.svg": "<svg/>",
    ...changed,
  };
}

function compared(changed: Record<string, string | Buffer>, without: string[] = []) {
  const now = files(changed);
  for (const file of without) delete now[file];
  return compareSites(builtSite(files()), builtSite(now));
}

/** A change as `pages: before > after`, with `money` in front of one of money. */
function told({ pages, before, after, isOfMoney }: LineChange): string {
  const line = `${pages.join(" ")}: ${before?.text ?? ""} > ${after?.text ?? ""}`;
  return isOfMoney ? `money ${line}` : line;
}

/** The same files with other words. */
function replaced(from: string, to: string): Record<string, string> {
  const texts = Object.entries(files()).map(([file, text]) => [file, String(text)] as const);
  const changed = texts.filter(([, text]) => text.includes(from));
  expect(changed.length).toBeGreaterThan(0);
  return Object.fromEntries(changed.map(([file, text]) => [file, text.replaceAll(from, to)]));
}

test("the same build differs in nothing", () => {
  const { changes, files: others, changedPages } = compared({});
  expect([changes, others, changedPages]).toEqual([[], [], []]);
});

test("a phone number is on all pages, is told once, and is no money", () => {
  const comparison = compared(replaced("+91 00000 00000", "+91 98450 11223"));
  const [change] = comparison.changes;
  expect(comparison.changes.map(told)).toEqual([
    "/fees / /pay: Call +91 00000 00000 by 6 PM > Call +91 98450 11223 by 6 PM",
  ]);
  expect(pagesInWords(change?.pages ?? [], comparison.pagesOfBoth)).toBe("On all 3 pages");
  const [words] = replacedWords(comparison.changes);
  expect([words?.before, words?.after]).toEqual(["00000 00000", "98450 11223"]);
});

test("money is told first", () => {
  const home = replaced("We answer.", "We reply.");
  const { changes } = compared({ ...home, ...replaced("₹10,000", "₹11,000") });
  expect(changes.map(told)).toEqual([
    "money /fees: Basic: ₹10,000 > Basic: ₹11,000",
    "/: We answer. > We reply.",
  ]);
});

test.each([
  ["the rate of a tax", "<p>plus 18% GST</p>", "<p>plus 12% GST</p>", true],
  ["an account", "<dl><dt>Account number<dd>1</dl>", "<dl><dt>Account number<dd>2</dl>", true],
  ["a bank", "<h2>Bank transfer</h2><p>HDFC</p>", "<h2>Bank transfer</h2><p>ICICI</p>", true],
  [
    "a number in a sentence about a plan",
    "<p>It runs 6 months.</p>",
    "<p>It runs 3 months.</p>",
    true,
  ],
  ["a clause on refunds", "<p>Stop at any time.</p>", "<p>There are no refunds.</p>", true],
  ["a phone number", "<p>Plans: +91 00000 00000</p>", "<p>Plans: +91 98450 11223</p>", false],
  ["hours", "<p>Open until 6 PM.</p>", "<p>Open until 7 PM.</p>", false],
  [
    "a number beside a sentence about fees",
    "<p>See the fees. Room 4.</p>",
    "<p>See the fees. Room 5.</p>",
    false,
  ],
])("%s: is a change of money or not", (_, before, after, expected) => {
  const old = builtSite({ "index.html": page(before) });
  const { changes } = compareSites(old, builtSite({ "index.html": page(after) }));
  expect(changes.map(({ isOfMoney }) => isOfMoney)).toEqual([expected]);
});

test("other bytes of a picture are a change, of money where one pays by it", () => {
  const { changes, files: others } = compared({ "upi-qr.svg": "<svg></svg>" });
  expect(changes.map(told)).toEqual(["money /pay: Code > Code"]);
  expect(others.map(({ file }) => file)).toEqual(["upi-qr.svg"]);
});

test("an old address that leads to another page is told", () => {
  const leading = (to: string) => ({
    "old.html": page("", { head: `<meta http-equiv="refresh" content="0;url=${to}">` }),
  });
  const old = builtSite(files(leading("/fees")));
  const { changes, files: others } = compareSites(old, builtSite(files(leading("/pay"))));
  expect(changes).toEqual([]);
  expect(others.map(({ file }) => file)).toEqual(["old.html"]);
});

test("a link that leads elsewhere is a change, with the same words", () => {
  const link = (href: string) => ({ "index.html": page(`<p><a href="${href}">Ask</a></p>`) });
  const { changes } = compareSites(builtSite(link("/a")), builtSite(link("/b")));
  expect(changes.map(({ after }) => after?.links)).toEqual([[{ text: "Ask", href: "/b" }]]);
});

test("a paragraph that is put in leaves those behind it as they were", () => {
  const { changes } = compared(replaced("<p>Ask us.", "<p>New: a trial.</p><p>Ask us."));
  expect(changes.map(told)).toEqual(["/fees:  > New: a trial."]);
});

test("prices that changed beside a new one are told each beside what it was", () => {
  const prices = (...amounts: string[]) => ({
    "index.html": page(amounts.map((amount) => `<p>₹${amount} a month</p>`).join("")),
  });
  const old = builtSite(prices("10,000", "20,000"));
  const { changes } = compareSites(old, builtSite(prices("11,000", "21,000", "31,000")));
  expect(changes.map(told)).toEqual([
    "money /: ₹10,000 a month > ₹11,000 a month",
    "money /: ₹20,000 a month > ₹21,000 a month",
    "money /:  > ₹31,000 a month",
  ]);
});

test("a line that is put in and one that is changed behind it are told apart", () => {
  const old = builtSite({ "index.html": page("<p>One</p><p>Two</p><p>Six</p>") });
  const now = builtSite({ "index.html": page("<p>New</p><p>One</p><p>Two</p><p>Seven</p>") });
  expect(compareSites(old, now).changes.map(told)).toEqual(["/:  > New", "/: Six > Seven"]);
});

test("a new page that shares a few lines with another is new", () => {
  const few = "<h1>Room</h1><p>Ask us.</p>";
  const { newPages } = compared({ "room.html": page(few, { foot: FOOT }) });
  expect(newPages).toEqual([{ address: "/room" }]);
});

test("a page with a new address is told beside the old one", () => {
  const body = "<h1>Fees</h1><p>Basic: ₹12,000</p><p>Ask us.</p>";
  const comparison = compared({ "prices.html": page(body, { foot: FOOT }) }, ["fees.html"]);
  expect(comparison.newPages).toEqual([{ address: "/prices", like: "/fees" }]);
  expect(comparison.gonePages).toEqual(["/fees"]);
  expect(comparison.changes.map(told)).toEqual(["money /prices: Basic: ₹10,000 > Basic: ₹12,000"]);
});

test("a page that is gone is told with its words, without what is on all pages", () => {
  const { changes } = compared({}, ["fees.html"]);
  expect(changes.map(told)).toEqual([
    "money /fees: Fees > ",
    "money /fees: Basic: ₹10,000 > ",
    "/fees: Ask us. > ",
  ]);
});
