import { copy } from "@/__tests__/lib/content/load/content-copy";
import { addDays, todayInIndia } from "@/lib/text/days";

/** The promised times of the firm, in its file. */
const RESPONSE = /^responseTime: .*/m;

test.each([
  ["responseTime: 2400 hours", 'pages promise "2400 hours", more than 3 days'],
  ["responseTime: 24 days", 'pages promise "24 days", more than 3 days'],
  ["responseTime: soon", 'expected a time such as 24 hours, got "soon"'],
])("%s is doubted", (written, message) => {
  copy.edit("firm.yaml", RESPONSE, written);
  expect(copy.warnings()).toContainEqual(expect.stringContaining(message));
});

test("a range that begins with its larger number is doubted", () => {
  copy.edit("pages/not-found.yaml", /^phone: .*/m, "phone: A call lasts 15-5 minutes.");
  expect(copy.warnings()).toEqual([expect.stringContaining('to the larger, got "15-5 minutes"')]);
});

test("records that would be kept for eighty years are doubted", () => {
  copy.edit("firm.yaml", /mostYears: \d+/, "mostYears: 80");
  expect(copy.warnings()).toContainEqual(expect.stringContaining("kept for 80 years"));
});

test.each([
  [
    /^social:[\s\S]*?(?=^\w)/m,
    "social:\n  - { name: LinkedIn, href: https://www.linkedln.com/company/firm }\n",
    "expected an address of LinkedIn at linkedin.com, got www.linkedln.com",
  ],
  [
    /lookup: [^ ]* /,
    "lookup: https://www.sebi-gov.in/register ",
    "expected an address at sebi.gov.in, where visitors check the registration, got www.sebi-gov.in",
  ],
  [/pin: [^,]*/, 'pin: "110001"', "got 110001, which is in another part of India"],
  [
    /role: Compliance Officer/,
    "role: Grievance Officer",
    'expected the officer for compliance here, as texts name officers by their place, got "Grievance Officer": put any other below the third',
  ],
])("%s changed is a mistake: %s", (from, to, message) => {
  copy.edit("firm.yaml", from, to);
  expect(copy.mistakes()).toContainEqual(expect.stringContaining(message));
});

test.each([
  [/validTo: [^,\n]*/, "validTo: 2093-05-31", "2093-05-31 is"],
  [/expires: [^,}\n]*/, "expires: 2082-12-13", "2082-12-13 is"],
])("an end that is further off than it can be granted is doubted: %s", (from, to, message) => {
  copy.edit("firm.yaml", from, to);
  expect(copy.warnings()).toContainEqual(
    expect.stringMatching(new RegExp(`${message} \\d+ years off`)),
  );
});

test("an audit with a report of a day to come is doubted", () => {
  copy.edit("firm.yaml", /status: [^}]*/, "status: Report of 12 May 2096 ");
  expect(copy.warnings()).toContainEqual(expect.stringContaining("2096-05-12 is to come"));
});

test("an audit of a year that is not over is doubted, and so is a year without its line", () => {
  const today = todayInIndia();
  const start = Number(today.slice(0, 4)) - (today.slice(5) < "04-01" ? 1 : 0);
  const year = `${start}-${start + 1}`;
  copy.edit("firm.yaml", /^audits: .*/m, `audits: [{ year: ${year}, status: Conducted }]`);
  const said = copy.warnings();
  expect(said).toContainEqual(expect.stringContaining(`${year} is not over`));
  expect(said).toContainEqual(expect.stringContaining("the year 2025-2026 has no line"));
});

test.each([
  ["The limit is Rs {{firm.feeCap}}/- a year.", '"Rs {{firm.feeCap}}" prints two signs for rupees'],
  ["Only ₹{{feeCap.withGst}} with GST.", '"₹{{feeCap.withGst}}" prints two signs'],
  ["We call at 16PM.", 'got "16PM", which no clock shows'],
  ["We call at 9:75 a.m.", 'got "9:75 a.m.", which no clock shows'],
])("%s is a mistake", (text, message) => {
  copy.edit("pages/not-found.yaml", /^phone: .*/m, `phone: "${text}"`);
  expect(copy.mistakes()).toContainEqual(expect.stringContaining(message));
});

test.each(["The limit is Rs {{feeCap.inDigits}}/-.", "From 9:00 AM to 12 PM, or 1 p.m."])(
  "%s is right",
  (text) => {
    copy.edit("pages/not-found.yaml", /^phone: .*/m, `phone: "${text}"`);
    expect(copy.mistakes()).toEqual([]);
  },
);

const ACCEPTING = /^accepting: .*/m;
/** Not accepting from a day to another. */
const closedFrom = (from: string, until: string) =>
  `accepting: { value: true, dated: [{ from: ${from}, until: ${until}, value: false }] }`;

test("a site that is closed on most days of a year is doubted", () => {
  copy.edit("notices.yaml", ACCEPTING, closedFrom("2026-01-01", "2036-01-01"));
  expect(copy.warnings()).toContainEqual(
    expect.stringMatching(/on 365 of the next 365 days: are true and false, and the years, right/),
  );
});

test.each([
  [closedFrom("2096-01-04", "2096-01-25"), "and accepting is true again from January 26, 2096"],
  ["accepting: false", "and accepting is false without an end, so that nothing opens on that day"],
])("a day of opening that is another than that of %s is doubted", (accepting, message) => {
  copy.edit("notices.yaml", ACCEPTING, accepting);
  copy.edit(
    "notices.yaml",
    /heading: We are [^,]*/,
    "heading: Plans open again on 25 January 2096",
  );
  expect(copy.warnings()).toContainEqual(
    expect.stringContaining(`closed.heading: "25 January 2096", ${message}`),
  );
});

test("words of a closing that name another day than it has are doubted", () => {
  copy.edit("notices.yaml", ACCEPTING, closedFrom("2096-01-04", "2096-01-24"));
  copy.edit("notices.yaml", /heading: We are [^,]*/, "heading: The desk rests on 20 January 2096");
  expect(copy.warnings()).toContainEqual(
    expect.stringContaining(
      '"20 January 2096" is no day on which accepting changes: it is false from January 4, 2096 to January 24, 2096',
    ),
  );
  copy.edit("notices.yaml", /The desk rests on 20/, "We open again on 25");
  expect(copy.warnings().join()).not.toContain("25 January");
});

const inDays = (days: number) => addDays(todayInIndia(), days);

test.each([
  [inDays(9), inDays(14), `Closed on ${inDays(8)}.`, "after each day that its text names"],
  [inDays(2), inDays(7), `Closed on ${inDays(8)}.`, "before each day that its text names"],
  [inDays(7300), inDays(7301), "Closed.", "in years: is the year right?"],
])("an announcement from %s to %s, %s, is doubted", (from, until, text, message) => {
  copy.edit(
    "notices.yaml",
    /^announcements:[\s\S]*/m,
    `announcements:\n  - { from: ${from}, until: ${until}, text: "${text}" }\n`,
  );
  expect(copy.warnings()).toEqual([expect.stringContaining(message)]);
});

const PRICE = /(?<=equity-premium-6m.*)price: 110000/;

test.each([
  ["2096-01-10", "2096-01-17", 114_000, "is more than ₹1,10,000 on other days"],
  ["2096-01-10", "2096-12-17", 109_000, "holds for 343 days"],
])("a price from %s to %s of %d is doubted", (from, until, value, message) => {
  const dated = `price: { value: 110000, dated: [{ from: ${from}, until: ${until}, value: ${value} }] }`;
  copy.edit("services/equity.yaml", PRICE, dated);
  expect(copy.warnings()).toContainEqual(expect.stringContaining(message));
});

test("a plan's name that says another tenure in words is doubted", () => {
  copy.edit("services/equity.yaml", /(?<=equity-premium-6m, group: swing, name: )\w+/, "Quarterly");
  expect(copy.warnings()).toContainEqual(
    expect.stringContaining('"Quarterly" is 3 months, and the plan has 6: which is right?'),
  );
});

test("a least capital that is less than the fee is doubted", () => {
  copy.edit("services/equity.yaml", /rupees: \d+/, "rupees: 5000");
  expect(copy.warnings()).toContainEqual(expect.stringContaining("is the least capital, and"));
});

test.each([
  [
    /hours: 9 ?AM to 6 ?PM/,
    "hours: 9 to 6",
    "expected hours such as 9:00 AM to 6:00 PM, or a word",
  ],
  [
    /weekdays: \[7\]/,
    "weekdays: [6, 7]",
    "expected each day of the week in one row, got Saturday in two",
  ],
])("hours with %s as %s are a mistake", (from, to, message) => {
  copy.edit("firm.yaml", from, to);
  expect(copy.mistakes()).toContainEqual(expect.stringContaining(message));
});

test("hours of a single day are doubted, as pages print those of each week", () => {
  const dated =
    "{ value: 9AM to 6PM, dated: [{ from: 2096-12-24, until: 2096-12-24, value: 9AM to 1PM }] }";
  copy.edit("firm.yaml", /hours: 9 ?AM to 6 ?PM/, `hours: ${dated}`);
  expect(copy.warnings()).toContainEqual(expect.stringContaining("announce hours of single days"));
});

test("a tax on a sale of 5 percent is a mistake, and so are calls of 8-4 a month", () => {
  copy.edit("sources.yaml", /futures: [\d.]+/, "futures: 5");
  copy.edit("shared.yaml", /swing: 4-8/, "swing: 8-4");
  expect(copy.mistakes()).toEqual(
    expect.arrayContaining([
      expect.stringContaining("expected a percentage below 1, such as 0.05, got 5"),
      expect.stringContaining("expected the smaller number first, got 8-4"),
    ]),
  );
});

test("an example of a refund after more days than the plan has is a mistake", () => {
  copy.edit("refunds.yaml", /(plan: [\w-]+-6m, used: )\d+/, "$1600");
  expect(copy.mistakes()).toContainEqual(
    expect.stringMatching(/at most the 18\d days of the plan/),
  );
});

test.each([
  ["Call +91 98450 12354.", '"+91 98450 12354" is not {{firm.phone}}'],
  ["Write on https://wa.me/919845012354 to us.", "is not {{firm.phone}}"],
])("a number in a text that is none of the firm's is doubted: %s", (sentence, message) => {
  copy.edit("pages/not-found.yaml", /^phone: .*/m, `phone: "${sentence}"`);
  expect(copy.warnings()).toContainEqual(expect.stringContaining(message));
});

test("an address that looks like SEBI's and is not is a mistake", () => {
  const text = (host: string) => `phone: "Look at https://${host}/list for us."`;
  copy.edit("pages/not-found.yaml", /^phone: .*/m, text("siportal.sebi.gov.in"));
  expect(copy.mistakes()).toEqual([]);
  copy.edit("pages/not-found.yaml", /^phone: .*/m, text("www.sebi.gov.co"));
  expect(copy.mistakes()).toContainEqual(
    expect.stringContaining("expected SEBI's own address, at sebi.gov.in, got www.sebi.gov.co"),
  );
});

test("the last testimonial may end together with the section", () => {
  copy.edit("testimonials.yaml", /^entries:[\s\S]*/m, "entries: []\n");
  expect(copy.mistakes()).toContainEqual(
    expect.stringContaining("expected at least one testimonial, or show: false"),
  );
  copy.edit("testimonials.yaml", /show: true/, "show: false");
  expect(copy.mistakes()).toEqual([]);
});

test.each([
  [
    /Client B/,
    "Asha Rao",
    '"Asha Rao" is no example such as Client A, and pages call all entries invented',
  ],
  [/!placeholder/, "", '"Client A" is an example, and pages call each entry a client\'s opinion'],
])("a testimonial that is called what it is not is a mistake: %s", (from, to, message) => {
  copy.edit("testimonials.yaml", from, to);
  expect(copy.mistakes()).toEqual([expect.stringContaining(message)]);
  copy.edit("testimonials.yaml", /show: true/, "show: false");
  expect(copy.mistakes()).toEqual([]);
});

/** Puts a sentence into a page. */
const inStory = (sentence: string) =>
  copy.edit("pages/about.yaml", /Or \[all/, `${sentence} Or [all`);

test.each([
  ["[Pay here](https://kulkarni-pay.in/now)", "kulkarni-pay.in"],
  ["[Fees](https://rzp.io/l/desk)", "rzp.io"],
  ["[Options Basic](https://deskpay.in)", "deskpay.in"],
  ["[Book your place](https://www.desk.co.in/checkout?plan=1)", "desk.co.in"],
  ["[UPI](https://desk.co.in/qr)", "desk.co.in"],
  ["[भुगतान करें](https://desk.co.in)", "desk.co.in"],
  ["[Payment karein](https://desk.co.in)", "desk.co.in"],
])("a link that speaks of paying elsewhere is doubted: %s", (link, host) => {
  inStory(`See ${link}.`);
  expect(copy.warnings()).toEqual([
    expect.stringContaining(
      `this link speaks of paying and leads to ${host}, which is not the firm's: clients pay only to the account on /bankdetails`,
    ),
  ]);
});

test.each([
  "[Check before you pay](https://siportal.sebi.gov.in/check)",
  "[UPI Help](https://www.npci.org.in/what-we-do/upi)",
  "[A newspaper](https://economicdaily.example/epaper/desk)",
  "[Repayment of loans is no plan](https://repaying.example/desk)",
  "[How to pay](/bankdetails)",
  "[SCORES](mailto:sebi@sebi.gov.in)",
  "[Write](mailto:{{firm.email.general}})",
])("nothing is said of a link that takes no fee: %s", (link) => {
  inStory(`See ${link}.`);
  const said = copy
    .warnings()
    .filter((warning) => /speaks of paying|none of the firm/.test(warning));
  expect([...copy.mistakes(), ...said]).toEqual([]);
});

test("a mail to an address that is none of the firm's is doubted", () => {
  const link = "[Write](mailto:kulkarni.desk@gmail.com?subject=Fee)";
  inStory(link);
  expect(copy.warnings()).toEqual([
    expect.stringContaining("kulkarni.desk@gmail.com is none of the firm's addresses"),
  ]);
});

test.each([
  ["+91 98450 11233", "one digit"],
  ["+91 98450 12123", "two digits that have changed places"],
  ["+91 89450 11223", "two digits that have changed places"],
])("two numbers that are nearly the same are doubted: %s", (other, slip) => {
  copy.edit("firm.yaml", /^phone: .*/m, 'phone: "+91 98450 11223"');
  copy.edit("firm.yaml", /^phonePayment: .*/m, `phonePayment: "${other}"`);
  expect(copy.warnings()).toContainEqual(
    expect.stringMatching(
      `phonePayment: \\${other} and \\+91 98450 11223 of phone differ in ${slip}: is one mistyped\\?`,
    ),
  );
});

test.each(["+91 98450 11223", "+91 98450 22334", "+91 98451 11232"])(
  "equal numbers, and those far apart, are not: %s",
  (other) => {
    copy.edit("firm.yaml", /^phone: .*/m, 'phone: "+91 98450 11223"');
    copy.edit("firm.yaml", /^chat: \{ phone: [^,]*/m, `chat: { phone: "${other}"`);
    expect(copy.warnings().join()).not.toContain("differ in");
  },
);

const SOCIAL = /^social:[\s\S]*?(?=^\w)/m;

test("a network's front page is a mistake, and a second entry of a network is doubted", () => {
  copy.edit("firm.yaml", SOCIAL, "social: [{ name: X, href: https://x.com/ }]\n");
  expect(copy.mistakes()).toEqual([
    expect.stringContaining("expected the firm's own page, got the front page of X"),
  ]);
  copy.edit(
    "firm.yaml",
    SOCIAL,
    "social: [{ name: X, href: https://x.com/firm }, { name: x, href: https://x.com/two }]\n",
  );
  expect(copy.warnings()).toEqual([
    expect.stringContaining("social[1].name: x stands here a second time, after entry 1"),
  ]);
});

test("a 0 behind +91 is a mistake, and the digits of an example are doubted", () => {
  copy.edit("firm.yaml", /^phone: .*/m, "phone: +91 09845 01122");
  expect(copy.mistakes()).toEqual([expect.stringContaining("expected no 0 behind +91")]);
  for (const [phone, said] of [
    ["+91 99999 99999", "has the digits of an example"],
    ["+91 98765 43210", "has the digits of an example"],
    ["+91 12345 67890", "is grouped as a mobile number"],
  ]) {
    copy.edit("firm.yaml", /^phone: .*/m, `phone: ${phone}`);
    expect(copy.warnings()).toEqual([expect.stringContaining(`phone: ${phone} ${said}`)]);
  }
  copy.edit("firm.yaml", /^phone: .*/m, "phone: +91 22 4123 4567");
  expect(copy.warnings()).toEqual([]);
});

test("a browser's second download in public/ is told with the name that is asked for", () => {
  copy.write("../public/google0123456789 (1).html", "google-site-verification: x");
  expect(copy.warnings()).toEqual([
    expect.stringContaining("search engines ask for public/google0123456789.html"),
  ]);
});

test("a few words as the description of a page that is not listed are doubted", () => {
  copy.edit("pages/about.yaml", /^meta:/m, "noindex: true\nmeta:");
  copy.edit("pages/about.yaml", /description: .*/, "description: About us }");
  expect(copy.warnings()).toContainEqual(
    expect.stringContaining("8 characters, which shared links show below the title"),
  );
});
