import fc from "fast-check";
import { campaignLine, campaignOf } from "@/lib/inquiry/campaign";

test("the five parameters that name a campaign are read, in a fixed order", () => {
  const search = "?utm_term=t&utm_campaign=c-26&plan=x&utm_source=s&utm_medium=m&utm_content=n";
  expect(campaignOf(search).toString()).toBe(
    "utm_source=s&utm_medium=m&utm_campaign=c-26&utm_content=n&utm_term=t",
  );
});

test.each(["", "?plan=a", "?gclid=Cj0K&fbclid=1&utm_id=7", "?utm_source=", "?utm_source=%20"])(
  "%s has no campaign",
  (search) => {
    expect(campaignOf(search).toString()).toBe("");
    expect(campaignLine("Campaign: {campaign}", search)).toBeUndefined();
  },
);

test.each([
  ...["asha@example.in", "9876543210", "+91 98765 43210", "call-98765-43210"],
  ...["1234 5678 9012", "ABCDE1234F", "abcde1234f"],
  ...["98765.43210", "98765(43210)", "98765\u200b43210", "९८७६५ ४३२१०", "９８７６５４３２１０"],
  ...["asha＠example.in", "ABCDE\u200d1234F", "ＡＢＣＤＥ１２３４Ｆ"],
])("%s looks like personal data and is left out", (value) => {
  const campaign = campaignOf(`?utm_source=${encodeURIComponent(value)}&utm_medium=mail`);
  expect(campaign.toString()).toBe("utm_medium=mail");
});

test.each([
  ["दीवाली ऑफ़र", "दीवाली ऑफ़र"],
  ["sale_20261101", "sale_20261101"],
  ["a\nPhone: 1\u202eb<script>", "a Phone: 1 b script"],
  ["x".repeat(200), "x".repeat(60)],
])("%j becomes %j", (value, kept) => {
  const campaign = campaignOf(`?utm_campaign=${encodeURIComponent(value)}`);
  expect(campaign.get("utm_campaign")).toBe(kept);
});

test("the line of any address is one short line of allowed characters", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: "binary" }), { maxLength: 5 }), (values) => {
      const query = new URLSearchParams();
      for (const [index, name] of ["source", "medium", "campaign", "content", "term"].entries()) {
        query.set(`utm_${name}`, values[index] ?? "");
      }
      const line = campaignLine("{campaign}", `?${query}`) ?? "";
      expect(line).toMatch(/^[\p{L}\p{M}\p{N} ._+:/-]*$/u);
      expect([...line].length).toBeLessThanOrEqual(120);
    }),
  );
});

test("the line joins the values, whose characters have no special meaning in it", () => {
  const line = campaignLine("Campaign: {campaign}", "?utm_source=google&utm_campaign=a%24%26b");
  expect(line).toBe("Campaign: google / a b");
});
