import { loadContent } from "@/lib/checks/checked-content";
import { shareOfCapital } from "@/lib/fees/price";
import { llmsText } from "@/lib/site/llms-text";
import { serviceFacts } from "@/lib/site/service-facts";
import { ContentCopy, fixtureContent } from "../content/load/content-copy";

const content = loadContent(fixtureContent);
const factsOf = (slug: string) => {
  const service = content.services.find((one) => one.slug === slug);
  if (!service) throw new Error(`no service ${slug}`);
  return new Map(
    serviceFacts(service, content)
      .flatMap(({ facts }) => facts)
      .map((fact) => [fact.key, fact]),
  );
};

test("a share is rounded to a tenth of a per cent, but not to zero", () => {
  expect(shareOfCapital(23_600, 500_000)).toBe("4.7%");
  expect(shareOfCapital(2_949, 200_000)).toBe("1.5%");
  expect(shareOfCapital(100, 10_000)).toBe("1%");
  expect(shareOfCapital(1, 1_000_000)).toBe("under 0.1%");
});

test("shows the capital with its reason and the cheapest plan's share of it", () => {
  expect(factsOf("futures").get("capital")?.value).toMatch(
    /^₹5,00,000: .+\. Basic, 1 month, costs 4\.7% of it with GST$/,
  );
});

test("every service names its channel, languages, hours, frequency and exits", () => {
  for (const { slug } of content.services) {
    for (const key of ["channel", "languages", "hours", "frequency", "exits"] as const) {
      expect([slug, key, factsOf(slug).get(key)?.value]).toEqual([
        slug,
        key,
        expect.stringMatching(/\w/),
      ]);
    }
  }
});

test("marks facts that are not confirmed, including the channel", () => {
  const futures = factsOf("futures");
  expect(futures.get("frequency")?.isPlaceholder).toBe(true);
  expect(futures.get("channel")?.isPlaceholder).toBe(true);
  expect(futures.get("segment")?.isPlaceholder).toBe(false);
});

test("llms.txt has the same facts", () => {
  const text = llmsText(content, "https://site.example");
  expect(text).toContain(`Channel: ${factsOf("options").get("channel")?.value}.`);
  expect(text).toContain(`When picks arrive: ${factsOf("equity").get("arrival")?.value}.`);
});

test("content must explain priority alerts and when picks arrive", () => {
  const copy = new ContentCopy();
  for (const fact of ["priority", "arrival"]) {
    copy.edit("services/equity.yaml", new RegExp(`^  ${fact}: .*\\n(?: {4}.*\\n)+`, "m"), "");
  }
  const mistakes = copy.mistakes();
  copy.dispose();
  expect(mistakes).toEqual([
    expect.stringMatching(/equity\.yaml:\d+:1 facts: expected priority: what priority adds/),
    expect.stringMatching(/equity\.yaml:\d+:1 facts: expected arrival: when what is paid once/),
  ]);
});
