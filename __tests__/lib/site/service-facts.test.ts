import { content } from "@/__tests__/fixture";
import { serviceFacts } from "@/lib/site/service-facts";

const facts = new Map(
  content.services
    .flatMap((service) => serviceFacts(service, content))
    .map((fact) => [fact.key, fact]),
);

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
