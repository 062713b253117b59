import { content } from "@/__tests__/fixture";
import { llmsText } from "@/lib/site/llms-text";
import { sitePages } from "@/lib/site/site-pages";
import { formatRupees } from "@/lib/text/format";

const text = llmsText(content, "https://site.example");

test("names the firm and how to check it", () => {
  expect(text).toMatch(new RegExp(`^# ${content.firm.name}\n\n> `));
  expect(text).toContain(content.firm.registration.number);
  expect(text).toContain(content.firm.registration.lookup);
  expect(text).toContain(content.firm.warning);
});

test("lists every plan with its link, fee and features", () => {
  for (const plan of content.services.flatMap(({ plans }) => plans)) {
    const line = text.split("\n").find((one) => one.includes(`/contact?plan=${plan.id})`));
    expect(line).toContain(`: ${formatRupees(plan.price)} plus 18% GST`);
    for (const feature of plan.features) expect(line).toContain(feature);
  }
});

test("links exactly the indexed pages", () => {
  for (const { route, noindex } of sitePages(content)) {
    const address = route === "/" ? "(https://site.example)" : `(https://site.example${route})`;
    expect([route, text.includes(address)]).toEqual([route, !noindex]);
  }
});
