import { formatIssue } from "content-kit";
import { type Findings, parseSource } from "content-kit/sources";

function read(text: string, day: string, ownDates: string[] = []) {
  const findings: Findings = { issues: [], warnings: [] };
  const { data, days, values, placeholders } = parseSource("shop.yaml", text, findings, {
    day,
    ownDates,
  });
  const mistakes = findings.issues.map(formatIssue);
  const warnings = findings.warnings.map(formatIssue);
  return { data, days, values, placeholders, mistakes, warnings };
}

const PRICE = `
price:
  value: 7000
  dated:
    - from: 2026-11-06
      until: 2026-11-12
      value: 5999
    - from: 2027-04-01
      value: 8000
`;

test.each([
  ["2026-11-05", 7000],
  ["2026-11-06", 5999],
  ["2026-11-12", 5999],
  ["2026-11-13", 7000],
  ["2027-03-31", 7000],
  ["2027-04-01", 8000],
  ["2036-04-01", 8000],
])("a dated value is, on %s, %d", (day, price) => {
  const { data, mistakes } = read(PRICE, day);
  expect(mistakes).toEqual([]);
  expect(data).toEqual({ price });
});

test.each([
  ["2026-11-05", { name: "Basic" }],
  ["2026-11-06", { name: "Basic", tag: "DIWALI" }],
  ["2026-11-13", { name: "Basic" }],
])("a key that is there on some days only is, on %s, %j", (day, expected) => {
  const tag =
    "tag:\n  value:\n  dated:\n    - { from: 2026-11-06, until: 2026-11-12, value: DIWALI }\n";
  const { data, mistakes } = read(`name: Basic\n${tag}`, day);
  expect(mistakes).toEqual([]);
  expect(data).toEqual(expected);
});

test("the days of change and all values are known", () => {
  const { days, values } = read(PRICE, "2026-11-01");
  expect(days).toEqual(["2026-11-06", "2026-11-13", "2027-04-01"]);
  expect(values).toEqual([
    {
      path: ["price"],
      spans: [
        { until: "2026-11-05", value: 7000 },
        { from: "2026-11-06", until: "2026-11-12", value: 5999 },
        { from: "2026-11-13", until: "2027-03-31", value: 7000 },
        { from: "2027-04-01", value: 8000 },
      ],
      usual: 7000,
    },
  ]);
});

test("one value without a last day ends where the next begins", () => {
  const text =
    "gst:\n  value: 18\n  dated:\n    - { from: 2028-01-01, value: 10 }\n    - { from: 2027-01-01, value: 12 }";
  const gst = ["2026-12-31", "2027-12-31", "2028-01-01"].map((day) => read(text, day).data);
  expect(gst).toEqual([{ gst: 18 }, { gst: 12 }, { gst: 10 }]);
  expect(read(text, "2026-12-31").mistakes).toEqual([]);
});

const LIST = `
plans:
  - { name: A }
  - { name: B, from: 2026-12-01 }
  - { name: C, until: 2026-11-30, price: { value: 1, dated: [{ from: 2026-11-20, value: 2 }] } }
sliders:
  - { from: 1, until: noon }
notices:
  - { from: 2026-12-01, until: 2026-12-02, text: Closed }
`;

test("entries of a list hold on their days, and lose them", () => {
  const sliders = [{ from: 1, until: "noon" }];
  const notices = [{ from: "2026-12-01", until: "2026-12-02", text: "Closed" }];
  expect(read(LIST, "2026-11-30", ["notices"]).data).toEqual({
    plans: [{ name: "A" }, { name: "C", price: 2 }],
    sliders,
    notices,
  });
  expect(read(LIST, "2026-12-01", ["notices"]).data).toEqual({
    plans: [{ name: "A" }, { name: "B" }],
    sliders,
    notices,
  });
  expect(read(LIST, "2026-11-30").data).toMatchObject({ notices: [] });
});

test("paths are those of what holds, and places those of the file", () => {
  const findings: Findings = { issues: [], warnings: [] };
  const format = { day: "2026-12-01", ownDates: ["notices"] };
  const source = parseSource("shop.yaml", LIST, findings, format);
  source.fail(["plans", 1, "name"], "wrong");
  const price = parseSource("price.yaml", PRICE, findings, { day: "2026-11-07" });
  price.fail(["price"], "wrong");
  expect(findings.issues.map(formatIssue)).toEqual([
    "shop.yaml:4:13 plans[1].name: wrong",
    "price.yaml:7:14 price: wrong",
  ]);
});

test("a placeholder stays one on every day", () => {
  const text = "price: !placeholder\n  value: 1\n  dated: [{ from: 2026-12-01, value: 2 }]";
  expect(read(text, "2026-12-01")).toMatchObject({ data: { price: 2 }, placeholders: ["price"] });
});

function mistakesIn(dated: string, hasUsual = true): string[] {
  const usual = hasUsual ? "  value: 1\n" : "";
  return read(`price:\n${usual}  dated:\n${dated}`, "2026-11-01").mistakes;
}

test.each([
  [
    "a day that does not exist",
    "    - { from: 2026-02-30, value: 2 }",
    'shop.yaml:4:15 expected a day such as 2030-05-13, got "2026-02-30": there is no such day',
  ],
  [
    "a day in another order",
    "    - { from: 14/05/2026, value: 2 }",
    'shop.yaml:4:15 expected a day such as 2030-05-13, got "14/05/2026": write 2026-05-14',
  ],
  [
    "a last day before the first",
    "    - { from: 2026-12-02, until: 2026-12-01, value: 2 }",
    "shop.yaml:4:34 expected until to be 2026-12-02 or a later day, as from is that day, got 2026-12-01",
  ],
  ["no day", "    - { value: 2 }", "shop.yaml:4:7 expected from or until, or both, and value"],
  [
    "no value",
    "    - { from: 2026-12-02 }",
    "shop.yaml:4:7 expected from or until, or both, and value",
  ],
  [
    "another key",
    "    - { from: 2026-12-02, price: 2 }",
    'shop.yaml:4:7 expected from or until, or both, and value, got "price"',
  ],
  [
    "another word for until",
    "    - { from: 2026-12-02, to: 2026-12-04, value: 2 }",
    'shop.yaml:4:7 expected from or until, or both, and value, got "to": did you mean until?',
  ],
  [
    "a text in parts",
    "    - { from: 2026-12-02, value: Diwali offer, plus GST }",
    'shop.yaml:4:7 expected from or until, or both, and value, got "plus GST": a text with a comma needs quotes between { and }',
  ],
  [
    "an overlap",
    "    - { from: 2026-12-01, until: 2026-12-05, value: 2 }\n    - { from: 2026-12-05, value: 3 }",
    "shop.yaml:5:7 expected days of its own, got 2026-12-05 while another value holds until 2026-12-05",
  ],
  [
    "no list",
    "    from: 2026-12-01",
    "shop.yaml:4:5 expected below dated a list: each entry with from or until, or both, and value",
  ],
])("tells of %s", (_, dated, message) => {
  expect(mistakesIn(dated)).toEqual([message]);
});

test("tells of days without a value", () => {
  const dated =
    "    - { until: 2026-12-01, value: 2 }\n    - { from: 2026-12-05, until: 2026-12-09, value: 3 }";
  expect(mistakesIn(dated, false)).toEqual([
    "shop.yaml:4:7 expected a value from 2026-12-02 until 2026-12-04: write value above dated, for all other days, with nothing behind it if there is none",
    "shop.yaml:4:7 expected a value after 2026-12-09: write value above dated, for all other days, with nothing behind it if there is none",
  ]);
});

test.each([
  [
    "a misspelt dated",
    "{ value: 1, date: [{ from: 2026-12-02, value: 2 }] }",
    'shop.yaml:1:8 expected dated beside value, got "date"',
  ],
  [
    "a usual text in parts",
    "{ value: New year, new plans, dated: [{ from: 2026-12-02, value: A }] }",
    'shop.yaml:1:8 expected value and dated, got "new plans" beside them: a text with a comma needs quotes between { and }',
  ],
])("tells of %s", (_, written, message) => {
  expect(read(`price: ${written}`, "2026-11-01").mistakes).toEqual([message]);
});

test("tells of an entry whose day is in another order", () => {
  expect(read("plans:\n  - until: 31-12-2026\n    name: A\n", "2026-11-01").mistakes).toEqual([
    'shop.yaml:2:12 expected a day such as 2030-05-13, got "31-12-2026": write 2026-12-31',
  ]);
});

test("warns of a day that is years off", () => {
  const { warnings } = read("plans:\n  - until: 2072-12-31\n    name: A\n", "2026-11-01");
  expect(warnings).toEqual(["shop.yaml:2:5 2072-12-31 is 46 years off: is the year right?"]);
});

test("warns of what is over", () => {
  const { warnings } = read(`${PRICE}${LIST}`, "2026-12-20", ["notices"]);
  expect(warnings).toEqual([
    "shop.yaml:5:7 was over on 2026-11-12: take it out once nobody has terms of that time any more",
    "shop.yaml:14:5 was over on 2026-11-30: take it out once nobody has terms of that time any more",
  ]);
});
