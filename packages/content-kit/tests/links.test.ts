import { bareAddressesIn } from "../src/links";

const messages = (text: string) => bareAddressesIn(text).map(({ message }) => message);

test.each([
  ["Our GST No.in the register", "No. in"],
  ["Calls, notes etc.in all plans", "etc. in"],
  ["ABC Pvt. Ltd.com and others", "Ltd. com"],
  ["At 9 a.m.in the morning", "a.m. in"],
  ["Rs.500.in all", "Rs.500. in"],
  ["It is paid each month.in the year", "month. in"],
  ["It is up to you.me too", "you. me"],
  ["That is the plan.Net of tax", "plan. Net"],
])("a space that is missing makes no address: %s", (text, parted) => {
  expect(messages(text)).toEqual([
    expect.stringMatching(/^a space is missing after the full stop in ".*": write /),
  ]);
  expect(messages(text)[0]).toContain(`: write ${parted}`);
});

test.each([
  ["Visit firm.in for more", "firm.in"],
  ["See firm.com", "firm.com"],
  ["- firm.in", "firm.in"],
  ["Ask sebi.gov.in about it", "sebi.gov.in"],
  ["Go to no.in/abc", "no.in/abc"],
  ["a@no.in has it", "a@no.in"],
  ["www.no.in", "www.no.in"],
])("an address in a sentence stays one: %s", (text, address) => {
  expect(messages(text)).toEqual([
    expect.stringContaining(`the address "${address}" is no link, and readers cannot press it`),
  ]);
});
