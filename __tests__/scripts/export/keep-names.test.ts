import { serialize } from "parse5";
import { keepNames } from "@/scripts/export/keep-names";
import { pageInWork } from "./page-in-work";

const VALUES = ["Asha Research", "Asha", "INH000000001", "+91 98765 43210"];

/** The body of a page after its names have been marked. */
function kept(body: string): string {
  const page = pageInWork(body);
  keepNames(page, VALUES);
  return /<body>(.*)<\/body>/s.exec(serialize(page.document))?.[1] ?? "";
}

const no = (text: string) => `<span translate="no">${text}</span>`;

test("names, numbers and codes within sentences are marked, the longest name as one", () => {
  const fixed = "+91\u00a098765\u00a043210";
  const serialized = fixed.replaceAll("\u00a0", "&nbsp;");
  expect(kept(`<p>Asha Research (INH000000001), <b>of Asha</b>: call ${fixed}.</p>`)).toBe(
    `<p>${no("Asha Research")} (${no("INH000000001")}), <b>of ${no("Asha")}</b>: call ${no(serialized)}.</p>`,
  );
});

test.each([
  ["a part of another word", "<p>Ashami and INH0000000012</p>"],
  ["what is marked already", '<p translate="no">Asha</p>'],
  ["an island", '<div data-island="planner"><p>Asha</p></div>'],
  ["a script", "<p><script>const name = 'Asha';</script></p>"],
  ["texts that are laid out as boxes", '<p class="lg:flex">Asha <b>&amp;</b></p>'],
])("%s stays as it is", (_, body) => {
  expect(kept(body)).toBe(body);
});
