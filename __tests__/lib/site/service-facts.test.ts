import { content } from "@/__tests__/fixture";
import { shareOfCapital } from "@/lib/fees/price";
import { serviceFacts } from "@/lib/site/service-facts";

const facts = new Map(
  content.services
    .flatMap((service) => serviceFacts(service, content))
    .map((fact) => [fact.key, fact]),
);

test("a share is rounded to a tenth of a per cent, but not to zero", () => {
  expect(shareOfCapital(23_600, 500_000)).toBe("4.7%");
  expect(shareOfCapital(2_949, 200_000)).toBe("1.5%");
  expect(shareOfCapital(100, 10_000)).toBe("1%");
  expect(shareOfCapital(1, 1_000_000)).toBe("under 0.1%");
});

test("shows the capital with its reason", () => {
  expect(facts.get("capital")?.value).toMatch(/^₹2,00,000: .+/);
});

test.each(["channel", "languages", "hours", "frequency", "exits"] as const)(
  "a service names its %s",
  (key) => expect(facts.get(key)?.value).toMatch(/\w/),
);

test("marks facts that are not confirmed, including the channel", () => {
  expect(facts.get("frequency")?.isPlaceholder).toBe(true);
  expect(facts.get("channel")?.isPlaceholder).toBe(true);
  expect(facts.get("segment")?.isPlaceholder).toBe(false);
});
