/*
 * What keys of the files are called on the page to edit in, for both its halves. Most keys are plain
 * words; these are not, or say little to somebody who knows the pages and not the files.
 */
export const LABELS: Readonly<Record<string, string>> = {
  meta: "Search result",
  hero: "Heading and first words",
  top: "Beside the heading",
  cta: "Label of the buttons",
  noindex: "Kept out of search engines",
  id: "Short name or number",
  alt: "Description for those who cannot see it",
  lede: "First words below the heading",
  intro: "First words below the heading",
  bands: "Parts of the page",
  ground: "Colour behind it",
  kind: "What it is",
  lot: "Units traded at once",
  lots: "How many are traded at once",
  folds: "Questions that open and close",
  href: "Where the link leads",
  slug: "Name in addresses",
  badge: "Small words above the heading",
  pin: "PIN code",
  gst: "GST",
  gstin: "GST number",
  ifsc: "IFSC of the bank",
  upi: "UPI",
  qr: "Code to scan",
  qrAlt: "Description of the code to scan",
  qrCaption: "Below the code to scan",
  dob: "Date of birth",
  stt: "Securities transaction tax",
  srNo: "Serial number",
  cue: "What else the app shows",
  standIn: "While the bank’s own code is missing",
  noScript: "Where the browser runs no scripts",
  crumbs: "Path from Home",
  cap: "Most that may be paid",
  feeCap: "Most that a family may pay a year",
  parrva: "Enrolment with PaRRVA",
  lookup: "Where the register can be searched",
  endpoint: "Address of the counter",
  carousel: "Moving row",
};

/** "pinCode", "carried_forward" and "plans" as labels: "Pin code", "Carried forward", "Plans". */
export function labelOf(key: string): string {
  const label = Object.hasOwn(LABELS, key) ? LABELS[key] : undefined;
  if (label !== undefined) return label;
  const words = key
    .replace(/[-_]/g, " ")
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** "2026-10" as "October 2026"; anything else as it is. */
export function monthInWords(month: string): string {
  if (!/^\d{4}-(?:0[1-9]|1[0-2])$/.test(month)) return month;
  const format = new Intl.DateTimeFormat("en-IN", {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
  return format.format(new Date(`${month}-01`));
}

const SOURCES: Readonly<Record<string, string>> = {
  investors: "Directly from investors",
  scores: "SEBI (SCORES)",
  other: "Other sources",
  impersonation: "About somebody who used our name",
};

/** A source of complaints, by its name in the tables. */
export const sourceInWords = (source: string): string => SOURCES[source] ?? source;
