import { askedPlans, plansHref } from "@/lib/fees/plan-query";

const plans = [
  { id: "futures-basic-1m", day: "2026-12-22", times: 7 },
  { id: "combo-6m", day: "2027-01-22" },
  { id: "equity-single-pick" },
];

test("plans with their first day and times are read back as they were sent", () => {
  const href = plansHref(plans);
  expect(href).toBe(
    "/contact?plan=futures-basic-1m.2026-12-22.7,combo-6m.2027-01-22,equity-single-pick",
  );
  expect(askedPlans(new URL(href, "http://site").search)).toEqual(plans);
});

test("plans are read from a query that was parsed and serialised again", () => {
  const query = new URLSearchParams(new URL(plansHref(plans), "http://site").search);
  query.set("utm_source", "letter");
  expect(askedPlans(`?${query}`)).toEqual(plans);
});

test.each(["", "?plan=", "?plan=%3Cb%3E", "?plan=a.2026-02-30", "?plan=a.b,c d"])(
  "%p names no plan",
  (search) => {
    expect(askedPlans(search)).toEqual([]);
  },
);

test("at most six plans are read", () => {
  expect(askedPlans(`?plan=${"a,".repeat(50)}`)).toHaveLength(6);
});
