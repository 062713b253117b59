import { readFileSync } from "node:fs";
import { copy } from "@/__tests__/lib/content/load/content-copy";
import { loadContent } from "@/lib/checks/checked-content";
import { runCommand } from "../run-command";

const rename = (...args: string[]) => runCommand("rename", ...args);

test("a service gets another address: file, links, examples, excuses and a redirect; plans keep their ids", () => {
  const excuses = `- rule: superlatives # of the bundle
  place: content/services/equity.yaml
- { rule: testimonials, place: "out/equity.html" }
- rule: adviser-words
  place: content/services/equity-old.yaml
`;
  copy.write("../rules/exceptions.yaml", excuses);
  copy.edit("redirects.yaml", /$/, "\n/shares: /equity\n/papers: /equity\n");
  copy.edit("policies/terms-condition.md", /$/, "\nSee [shares](/equity).\n");
  const ids = (slug: string) =>
    loadContent(copy.root)
      .services.find((service) => service.slug === slug)
      ?.plans.map(({ id }) => id);
  const before = ids("equity");
  const said = rename("service", "equity", "shares");
  for (const [index, line] of readFileSync("rules/owner.yaml", "utf8").split("\n").entries()) {
    const isAboutIt = /"?\/equity\b|[(|^]equity[|\\)]/.test(line);
    if (isAboutIt) expect(said).toContain(`rules/owner.yaml:${index + 1}: the owner fixed /equity`);
  }
  expect(copy.read("../rules/exceptions.yaml")).toBe(
    excuses
      .replace("services/equity.yaml", "services/shares.yaml")
      .replace("out/equity", "out/shares"),
  );
  expect(said).toMatch(/Then to do:\n {2}content\/policies\/terms-condition\.md:1:1 Terms/);
  const { redirects, sample } = loadContent(copy.root);
  expect(ids("shares")).toEqual(before);
  expect(redirects).toMatchObject({ "/equity": "/shares", "/papers": "/shares" });
  expect(redirects).not.toHaveProperty("/shares");
  expect(sample.messages.map(({ service }) => service)).not.toContain("equity");
});

test("files with line ends of Excel on a Mac are renamed and read as others", () => {
  for (const file of ["redirects.yaml", "services/equity.yaml", "pages/about.yaml"]) {
    copy.write(file, copy.read(file).replaceAll("\n", "\r"));
  }
  rename("service", "equity", "shares");
  expect(copy.mistakes()).toEqual([]);
  expect(loadContent(copy.root).redirects).toMatchObject({ "/equity": "/shares" });
});

test.each([
  ["service", "equity", "contact", "content/pages/contact.yaml has this address already."],
  ["service", "none", "shares", "No content/services/none.yaml."],
  ["page", "contact", "write-to-us", "its address cannot change"],
  ["service", "equity", "Shares", "Usage:"],
])("rename %s %s %s is refused", (kind, from, to, why) => {
  expect(() => rename(kind, from, to)).toThrow(why);
});
