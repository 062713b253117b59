import type { SourceFile } from "content-kit/sources";
import type { Content } from "@/lib/content/content";
import type { IsoDay } from "@/lib/text/days";
import { isPlaceholder } from "@/lib/text/placeholders";
import { isFaultyGstin } from "@/lib/text/tax-numbers";

/** First letters of an IFSC, with words of which the bank's name has one. */
const BANKS: Readonly<Record<string, RegExp>> = {
  AUBL: /\bau\b/i,
  BARB: /baroda/i,
  BKID: /bank of india/i,
  CBIN: /central bank/i,
  CNRB: /canara/i,
  CSBK: /csb|catholic syrian/i,
  DLXB: /dhanlaxmi/i,
  FDRL: /federal/i,
  HDFC: /hdfc/i,
  ICIC: /icici/i,
  IDFB: /idfc/i,
  IDIB: /indian bank/i,
  INDB: /indus ?ind/i,
  IOBA: /overseas/i,
  KARB: /karnataka/i,
  KKBK: /kotak/i,
  KVBL: /karur/i,
  MAHB: /maharashtra/i,
  PSIB: /sind/i,
  PUNB: /punjab national|pnb/i,
  RATN: /rbl/i,
  SBIN: /state bank|sbi/i,
  SIBL: /south indian/i,
  UBIN: /union bank/i,
  UCBA: /uco/i,
  UTIB: /axis/i,
  YESB: /yes/i,
};

/** First digits of a GSTIN, by state or territory. */
const STATES: Readonly<Record<string, string>> = {
  "01": "Jammu and Kashmir",
  "02": "Himachal Pradesh",
  "03": "Punjab",
  "04": "Chandigarh",
  "05": "Uttarakhand",
  "06": "Haryana",
  "07": "Delhi",
  "08": "Rajasthan",
  "09": "Uttar Pradesh",
  "10": "Bihar",
  "11": "Sikkim",
  "18": "Assam",
  "19": "West Bengal",
  "20": "Jharkhand",
  "21": "Odisha",
  "22": "Chhattisgarh",
  "23": "Madhya Pradesh",
  "24": "Gujarat",
  "27": "Maharashtra",
  "29": "Karnataka",
  "30": "Goa",
  "32": "Kerala",
  "33": "Tamil Nadu",
  "34": "Puducherry",
  "36": "Telangana",
  "37": "Andhra Pradesh",
};

/** What the checks of the firm's facts need. */
interface CheckedFirm {
  firm: Content["firm"];
  /** The source of firm.yaml. */
  source: SourceFile;
  /** The day that counts as today. */
  day: IsoDay;
  /** Whether the firm has supplied a value: `bank.ifsc`. */
  isSupplied: (path: string) => boolean;
}

/** An IFSC begins with the letters of the bank that is named. */
function checkBank({ firm, source, isSupplied }: CheckedFirm): void {
  const { bank, ifsc, account } = firm.bank;
  const code = ifsc.slice(0, 4);
  const expected = BANKS[code];
  const areSupplied = isSupplied("bank.bank") && isSupplied("bank.ifsc");
  if (areSupplied && expected && !expected.test(bank)) {
    const message = `expected the IFSC of ${bank}, got one that begins with ${code}, which is another bank's: compare both with a cheque of the account`;
    source.fail(["bank", "ifsc"], message);
  }
  const digits = account.replace(/[\s-]/g, "");
  if (isSupplied("bank.account") && !/^\d{9,18}$/.test(digits)) {
    const message = `expected an account number of 9 to 18 digits, got "${account}": compare it with a cheque of the account`;
    source.fail(["bank", "account"], message);
  }
}

/** The last sign of a GSTIN is computed from the others, so that a mistyped one is known. */
function checkGstin({ firm, source, isSupplied }: CheckedFirm): void {
  if (!isSupplied("gstin") || !isFaultyGstin(firm.gstin)) return;
  const message = `expected a GSTIN whose last sign fits the others, got ${firm.gstin}: compare each sign with the certificate`;
  source.fail(["gstin"], message);
}

/** Letters of a name alone, in lower case. */
const lettersOf = (name: string) => name.toLowerCase().replace(/[^a-z]/g, "");

/** A GSTIN begins with the number of the state in which the firm is. */
function checkState({ firm, source, isSupplied }: CheckedFirm): void {
  const code = firm.gstin.slice(0, 2);
  const state = STATES[code];
  const { state: ofAddress } = firm.address;
  if (!isSupplied("gstin") || !isSupplied("address.state") || !state) return;
  const isKnown = Object.values(STATES).some((name) => lettersOf(name) === lettersOf(ofAddress));
  if (!isKnown || lettersOf(state) === lettersOf(ofAddress)) return;
  const message = `expected a GSTIN of ${ofAddress}, the state of the address, got ${code} of ${state}: compare it with the certificate`;
  source.fail(["gstin"], message);
}

/** Days on which something was done, which are not to come. */
function checkPastDays({ firm, source, day, isSupplied }: CheckedFirm): void {
  const { registration, filings } = firm;
  const past: [path: string[], written: string][] = [
    [["registration", "validFrom"], registration.validFrom],
    [["filings", "accountLinked"], filings.accountLinked],
    [["filings", "advertisement", "date"], filings.advertisement.date],
    [["filings", "darkPatterns", "date"], filings.darkPatterns.date],
  ];
  for (const [path, written] of past) {
    if (written <= day || !isSupplied(path.join("."))) continue;
    source.fail(path, `expected a day up to today, got ${written}, which is to come`);
  }
}

/** A financial year has two years in a row, and has begun. */
function checkAudits({ firm, source, day, isSupplied }: CheckedFirm): void {
  for (const [index, { year }] of firm.audits.entries()) {
    const [first = 0, second = 0] = year.split("-").map(Number);
    if (!isSupplied(`audits[${index}].year`)) continue;
    if (second !== first + 1) {
      source.fail(["audits", index, "year"], `expected ${first}-${first + 1}, got ${year}`);
    } else if (`${first}-04-01` > day) {
      const message = `expected a year that has begun, got ${year}, which begins on April 1, ${first}`;
      source.fail(["audits", index, "year"], message);
    }
  }
}

/** Addresses that anybody can have. */
const FREE_MAIL = /^(?:gmail|googlemail|yahoo|outlook|hotmail|live|rediffmail|proton|icloud)\./i;

/** Clients pay to whoever writes to them from the firm's addresses: these are of its own domain. */
function checkMailDomains({ firm, source, isSupplied }: CheckedFirm): void {
  if (!isSupplied("site")) return;
  const site = new URL(firm.site).host.replace(/^www\./, "");
  for (const [name, address] of Object.entries(firm.email)) {
    const domain = address.split("@").at(-1) ?? "";
    const isOwn = domain === site || domain.endsWith(`.${site}`) || site.endsWith(`.${domain}`);
    if (isOwn || !isSupplied(`email.${name}`)) continue;
    const why = FREE_MAIL.test(domain) ? "anybody can have an address there" : "is it the firm's?";
    source.warn(["email", name], `this address is at ${domain}, the site is ${site}: ${why}`);
  }
}

/** The lowest and the highest rate of GST that a service can have, CGST and SGST together. */
const LOWEST_GST = 5;
const HIGHEST_GST = 40;
/** Rates that there are or were: another one is doubted, and may be a new one. */
const RATES_OF_GST = [5, 12, 18, 28, 40];

function checkGst({ firm, source }: CheckedFirm): void {
  const { gstPercent } = firm;
  if (gstPercent < LOWEST_GST || gstPercent > HIGHEST_GST) {
    const message = `expected a percentage from ${LOWEST_GST} to ${HIGHEST_GST}, the lowest and the highest rate of GST on services, got ${gstPercent}`;
    source.fail(["gstPercent"], message);
    return;
  }
  if (RATES_OF_GST.includes(gstPercent)) return;
  const message = `${gstPercent}% is no rate of GST that is known here (${RATES_OF_GST.join(", ")}; CGST and SGST are written together): is it right?`;
  source.warn(["gstPercent"], message);
}

/** Nobody has compared a fact with its source on a day to come. */
export function checkComparedDays(
  source: SourceFile | undefined,
  { sources }: Pick<Content, "sources">,
  day: IsoDay,
): void {
  for (const [name, { checked }] of Object.entries(sources)) {
    if (checked <= day) continue;
    source?.fail([name, "checked"], `expected a day up to today, got ${checked}, which is to come`);
  }
}

/** Facts of the firm that each have a right form, and contradict each other or the day. */
export function checkFirmFacts(
  source: SourceFile | undefined,
  { firm }: Pick<Content, "firm">,
  day: IsoDay,
): void {
  if (!source) return;
  const isSupplied = (path: string) => !isPlaceholder(source.placeholders, path);
  const checked = { firm, source, day, isSupplied };
  checkBank(checked);
  checkState(checked);
  checkPastDays(checked);
  checkAudits(checked);
  checkMailDomains(checked);
  checkGst(checked);
  checkGstin(checked);
}
