import { formatPath, type Path, type SourceFile } from "content-kit/sources";
import type { Content } from "@/lib/content/content";
import type { IsoDay } from "@/lib/text/days";
import { isPlaceholder } from "@/lib/text/placeholders";
import { latestDayIn } from "./written-days";

type Firm = Content["firm"];

/** Facts of the firm that have a right form and an unlikely value. */
interface LikelyFacts {
  firm: Firm;
  /** The source of firm.yaml. */
  source: SourceFile;
  /** The day that counts as today. */
  day: IsoDay;
}

const HOURS: Readonly<Record<string, number>> = {
  minute: 1 / 60,
  hour: 1,
  day: 24,
  week: 7 * 24,
  month: 30 * 24,
};

/** The hours that a time of ours takes at most: `5-15 minutes`; undefined where none is named. */
function mostHoursIn(time: string): number | undefined {
  const [, number, unit = ""] = /(\d+)\s*(minute|hour|day|week|month)/i.exec(time) ?? [];
  const hours = HOURS[unit.toLowerCase()];
  return number === undefined || hours === undefined ? undefined : Number(number) * hours;
}

/** Hours after which a promised answer, or the check of a payment, is doubted. */
const LONGEST_PROMISE = 72;

/** A promise of a time that is too long to be one has another number or unit than was meant. */
function checkPromisedTimes({ firm, source }: LikelyFacts): void {
  for (const key of ["responseTime", "paymentVerification"] as const) {
    const time = firm[key];
    const hours = mostHoursIn(time);
    if (hours === undefined) {
      source.warn([key], `expected a time such as 24 hours, got "${time}": pages promise it`);
    } else if (hours > LONGEST_PROMISE) {
      const message = `pages promise "${time}", more than ${LONGEST_PROMISE / 24} days: are number and unit right?`;
      source.warn([key], message);
    }
  }
}

/** Neither is granted for longer than five years, and may be renewed some months before its end. */
const MOST_YEARS = 6;

/** An end that is further off has probably digits that have changed places. */
function checkFarEnds({ firm, source, day }: LikelyFacts): void {
  const ends: [path: string[], end: IsoDay, what: string][] = [
    [
      ["registration", "validTo"],
      firm.registration.validTo,
      "SEBI registers for five years at a time",
    ],
    [
      ["analyst", "certificate", "expires"],
      firm.analyst.certificate.expires,
      "NISM certifies for three years",
    ],
  ];
  for (const [path, end, what] of ends) {
    const years = Number(end.slice(0, 4)) - Number(day.slice(0, 4));
    if (years <= MOST_YEARS || isPlaceholder(source.placeholders, path.join("."))) continue;
    source.warn(path, `${end} is ${years} years off, and ${what}: are its digits right?`);
  }
}

/** Longer than any rule asks, and so probably a digit too many. */
const LONGEST_RECORDS = 20;
const LONGEST_APPLICATION = 365;

/** Data of clients may not be kept longer than it is needed. */
function checkDataLimits({ firm, source }: LikelyFacts): void {
  const { mostYears, applicationDays } = firm.data.limits;
  if (mostYears > LONGEST_RECORDS) {
    const message = `records would be kept for ${mostYears} years, and SEBI asks for ${firm.data.recordYears}: does it have a digit too many?`;
    source.warn(["data", "limits", "mostYears"], message);
  }
  if (applicationDays > LONGEST_APPLICATION) {
    const message = `an application without a service would be kept for ${applicationDays} days: does it have a digit too many?`;
    source.warn(["data", "limits", "applicationDays"], message);
  }
}

/** Hosts of networks, by the beginning of their names in lower case. */
const NETWORKS: Readonly<Record<string, readonly string[]>> = {
  linkedin: ["linkedin.com"],
  youtube: ["youtube.com", "youtu.be"],
  instagram: ["instagram.com"],
  x: ["x.com", "twitter.com"],
  twitter: ["x.com", "twitter.com"],
  facebook: ["facebook.com", "fb.com"],
  telegram: ["t.me", "telegram.me"],
  whatsapp: ["whatsapp.com", "wa.me"],
  threads: ["threads.net", "threads.com"],
};

/** Whether an address is at a host or at one below it. */
function isAt(address: string, host: string): boolean {
  const { hostname } = new URL(address);
  return hostname === host || hostname.endsWith(`.${host}`);
}

/** A channel leads to its own network: a misspelt host belongs to somebody else. */
function checkChannels({ firm, source }: LikelyFacts): void {
  for (const [index, { name, href }] of firm.social.entries()) {
    const hosts = NETWORKS[name.toLowerCase()];
    if (!hosts || !href.startsWith("https://")) continue;
    const path = ["social", index, "href"];
    const { hostname, pathname } = new URL(href);
    if (!hosts.some((host) => isAt(href, host))) {
      const message = `expected an address of ${name} at ${hosts.join(" or ")}, got ${hostname}`;
      source.fail(path, message);
    } else if (pathname === "/") {
      source.fail(path, `expected the firm's own page, got the front page of ${name}`);
    }
  }
}

/** Footers show one link for each network. */
function checkChannelNames({ firm, source }: LikelyFacts): void {
  const names = firm.social.map(({ name }) => name.toLowerCase());
  for (const [index, name] of names.entries()) {
    const first = names.indexOf(name);
    if (first === index) continue;
    const message = `${firm.social[index]?.name} stands here a second time, after entry ${first + 1}: which of the two is the firm's?`;
    source.warn(["social", index, "name"], message);
  }
}

const REGULATOR = "sebi.gov.in";

/** Where visitors check the registration is the regulator's own site. */
function checkLookup({ firm, source }: LikelyFacts): void {
  if (isAt(firm.registration.lookup, REGULATOR)) return;
  const message = `expected an address at ${REGULATOR}, where visitors check the registration, got ${new URL(firm.registration.lookup).hostname}`;
  source.fail(["registration", "lookup"], message);
}

/** What each officer is for, in the order by which texts name them. */
const OFFICES: readonly [what: string, words: RegExp][] = [
  ["compliance", /compliance/i],
  ["grievances", /griev/i],
  ["accessibility", /access/i],
];

/** Texts send complaints to the second officer, so the order is not to change. */
function checkOfficers({ firm, source }: LikelyFacts): void {
  for (const [index, [what, words]] of OFFICES.entries()) {
    const role = firm.officers[index]?.role;
    if (role === undefined || words.test(role)) continue;
    const message = `expected the officer for ${what} here, as texts name officers by their place, got "${role}": put any other below the third`;
    source.fail(["officers", index, "role"], message);
    // Those after it have only moved.
    return;
  }
}

/** The places in which two numbers of the same length differ. */
function differencesOf(one: string, other: string): number[] {
  return [...one].flatMap((digit, index) => (digit === other[index] ? [] : [index]));
}

/** How a number may have become another by a slip of the hand; undefined if they are far apart. */
function slipBetween(one: string, other: string): string | undefined {
  if (one.length !== other.length) return undefined;
  const places = differencesOf(one, other);
  const [first = 0, second = 0] = places;
  if (places.length === 1) return "one digit";
  const areSwapped = one[first] === other[second] && one[second] === other[first];
  return places.length === 2 && areSwapped ? "two digits that have changed places" : undefined;
}

/** The firm's numbers that are no placeholders, each with its place. */
function suppliedPhones({ firm, source }: LikelyFacts): [path: Path, phone: string][] {
  const phones: [path: Path, phone: string][] = [
    [["phone"], firm.phone],
    [["chat", "phone"], firm.chat.phone],
    [["phonePayment"], firm.phonePayment],
    ...firm.officers.map(({ phone }, index): [Path, string] => [
      ["officers", index, "phone"],
      phone,
    ]),
  ];
  return phones.filter(([path]) => !isPlaceholder(source.placeholders, formatPath(path)));
}

/** Digits that nobody was given: ten in order, or five times the same. */
const IN_ORDER = ["01234567890123456789", "98765432109876543210"];
const REPEATED = /(\d)\1{4}/;

/** Numbers whose form is right and whose digits are not. */
function checkDigits(facts: LikelyFacts): void {
  for (const [path, phone] of suppliedPhones(facts)) {
    const [, digits = ""] = /^\+91 ([\d ]+)$/.exec(phone) ?? [];
    const number = digits.replaceAll(" ", "");
    const isInvented =
      REPEATED.test(number) || (number !== "" && IN_ORDER.some((row) => row.includes(number)));
    if (number.startsWith("0")) {
      const message = `expected no 0 behind +91, got "${phone}": leave it out, and write the area code or the mobile number`;
      facts.source.fail(path, message);
    } else if (/^\+91 [1-5]\d{4} /.test(phone)) {
      const message = `${phone} is grouped as a mobile number, and these begin with 6 to 9: is it mistyped? A landline is written +91 80 4123 4567`;
      facts.source.warn(path, message);
    } else if (isInvented) {
      facts.source.warn(path, `${phone} has the digits of an example: is it the firm's number?`);
    }
  }
}

/** Two numbers of the firm that are nearly the same: one of them may be mistyped. */
function checkPhones(facts: LikelyFacts): void {
  const { source } = facts;
  const supplied = suppliedPhones(facts);
  for (const [index, [path, phone]] of supplied.entries()) {
    for (const [other, otherPhone] of supplied.slice(0, index)) {
      const slip = slipBetween(phone.replace(/\D/g, ""), otherPhone.replace(/\D/g, ""));
      if (slip === undefined) continue;
      const message = `${phone} and ${otherPhone} of ${formatPath(other)} differ in ${slip}: is one mistyped?`;
      source.warn(path, message);
      break;
    }
  }
}

/** States by the first digit of their PIN codes, as India Post numbers its zones. */
const ZONES: Readonly<Record<string, RegExp>> = {
  1: /delhi|haryana|punjab|himachal|jammu|ladakh|chandigarh/i,
  2: /uttar|uttarakhand/i,
  3: /rajasthan|gujarat|dadra|daman/i,
  4: /maharashtra|goa|madhya|chh?att?isgarh|dadra|daman/i,
  5: /andhra|telangana|karnataka|puducherry|yanam/i,
  6: /tamil|kerala|puducherry|pondicherry|lakshadweep/i,
  7: /bengal|odisha|orissa|assam|sikkim|arunachal|nagaland|manipur|mizoram|tripura|meghalaya|andaman/i,
  8: /bihar|jharkhand/i,
};

/** The PIN code of the registered address is one of its state. */
function checkPin({ firm, source }: LikelyFacts): void {
  const { pin, state } = firm.address;
  if (isPlaceholder(source.placeholders, "address.pin")) return;
  const isKnown = Object.values(ZONES).some((states) => states.test(state));
  if (!isKnown || ZONES[pin.slice(0, 1)]?.test(state)) return;
  const message = `expected a PIN code of ${state}, got ${pin}, which is in another part of India: compare it with the certificate`;
  source.fail(["address", "pin"], message);
}

/** A report of an audit is not of a day to come. */
function checkAuditDays({ firm, source, day }: LikelyFacts): void {
  for (const [index, { status, findings = "", action = "" }] of firm.audits.entries()) {
    for (const [key, text] of Object.entries({ status, findings, action })) {
      const last = latestDayIn(text);
      if (last === undefined || last <= day) continue;
      const message = `${last} is to come: a report, or what was done after it, is of a day up to today`;
      source.warn(["audits", index, key], message);
    }
  }
}

/** India's financial year ends on March 31. */
const lastDayOf = (financialYear: string) => `${financialYear.slice(5)}-03-31`;

/** What is said of a year that is not over. */
const NOT_YET = /\b(?:not|to be|will be|until|due|planned|in progress|running|under way)\b/i;

/** The year in which the financial year of a day begins. */
function startOfYear(day: IsoDay): number {
  const year = Number(day.slice(0, 4));
  return day.slice(5, 7) < "04" ? year - 1 : year;
}

/** A year has its audit once it is over, and each one since the registration has its line. */
function checkAuditYears({ firm, source, day }: LikelyFacts): void {
  for (const [index, { year, status }] of firm.audits.entries()) {
    if (lastDayOf(year) < day || NOT_YET.test(status)) continue;
    const message = `${year} is not over, and an audit is of a whole year: is "${status}" of another one?`;
    source.warn(["audits", index, "status"], message);
  }
  const years = firm.audits.map(({ year }) => year);
  for (let start = startOfYear(firm.registration.validFrom); start < startOfYear(day); start += 1) {
    const year = `${start}-${start + 1}`;
    if (!years.includes(year)) source.warn(["audits"], `the year ${year} has no line`);
  }
}

/** Facts of the firm that are unlikely, each by itself. */
export function checkLikelyFacts(
  source: SourceFile | undefined,
  { firm }: Pick<Content, "firm">,
  day: IsoDay,
): void {
  if (!source) return;
  const facts = { firm, source, day };
  checkPromisedTimes(facts);
  checkFarEnds(facts);
  checkDataLimits(facts);
  checkChannels(facts);
  checkChannelNames(facts);
  checkLookup(facts);
  checkOfficers(facts);
  checkPin(facts);
  checkPhones(facts);
  checkDigits(facts);
  checkAuditDays(facts);
  checkAuditYears(facts);
}
