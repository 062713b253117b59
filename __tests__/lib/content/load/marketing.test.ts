import { copy } from "@/__tests__/lib/content/load/content-copy";
import { loadContent } from "@/lib/checks/checked-content";
import { pageMetadata } from "@/lib/site/page-metadata";

const COUNTING = "counting: { off: Counts nothing., on: Counts views. }";

function withSettings(...lines: string[]) {
  copy.write("marketing.yaml", [...lines, COUNTING, ""].join("\n"));
}

const policy = () =>
  loadContent(copy.root)
    .policies.get("privacy-policy")
    ?.clauses.map(({ text }) => text)
    .join("\n");

test("groups whose lines are all comments are off", () => {
  withSettings("verification:", "  # google-site-verification: abc", "counter:");
  expect(loadContent(copy.root).marketing).toEqual({
    counting: { off: "Counts nothing.", on: "Counts views." },
  });
});

test("the privacy policy says what is true of the counter", () => {
  withSettings();
  expect(policy()).toContain("Counts nothing.");
  expect(policy()).not.toContain("Counts views.");
  withSettings(
    "counter: { kind: umami, site: 1a2b3c4d-0000-4000-8000-5e6f7a8b9c0d, endpoint: /api/send }",
  );
  expect(policy()).toContain("Counts views.");
  expect(policy()).not.toContain("Counts nothing.");
});

test("verification tags are on the home page only, by their names", () => {
  withSettings("verification: { google-site-verification: token-g, msvalidate.01: TOKENB }");
  const content = loadContent(copy.root);
  expect(pageMetadata(content, "/").verification?.other).toEqual({
    "google-site-verification": "token-g",
    "msvalidate.01": "TOKENB",
  });
  expect(pageMetadata(content, "/about").verification).toBeUndefined();
});

test.each([
  [
    "verification: { some-site: '<meta name=\"some-site\">' }",
    "verification.some-site: expected what stands",
  ],
  ["counter: { kind: google, site: a.b, endpoint: /api/event }", "counter.kind: expected"],
  [
    "counter: { kind: umami, site: a.b, endpoint: http://stats.firm.example/api/send }",
    "counter.endpoint: expected an address such as",
  ],
  [
    "counter: { kind: umami, site: https://a.b, endpoint: /api/send }",
    "counter.site: expected a domain (Plausible) or a website ID (Umami)",
  ],
  ["counter: { kind: umami, site: a.b, endpoint: //a.example/send }", "counter.endpoint: expected"],
  [
    "counter: { kind: plausible, site: a.b, endpoint: https://stats.firm.example/js/script.js }",
    "counter.endpoint: expected the address that counts, not the script, got",
  ],
  [
    "counter: { kind: plausible, site: a.b, endpoint: https://stats.firm.example/js/script.js }",
    ": write https://stats.firm.example/api/event",
  ],
  [
    "counter: { kind: umami, site: a.b, endpoint: '<script src=\"https://s.example/script.js\">' }",
    ": write https://s.example/api/send",
  ],
  [
    "counter: { kind: umami, site: www.firm.example, endpoint: /api/send }",
    "counter.site: expected the website ID that Umami shows",
  ],
  [
    "counter: { kind: plausible, site: 1a2b3c4d-0000-4000-8000-5e6f7a8b9c0d, endpoint: /api/event }",
    "counter.site: expected the domain that Plausible knows",
  ],
  [
    "counter: { kind: plausible, site: firm.example, endpoint: https://s.example/api/send }",
    "counter.endpoint: expected /api/event at the end for plausible, got /api/send",
  ],
  [
    "verification: { google-site-verification: google0123456789.html }",
    "not the name of the file, which proves it in another way",
  ],
])("%s is a mistake", (line, message) => {
  withSettings(line);
  expect(copy.mistakes().join("\n")).toContain(message);
});

test("a counter's domain and GitHub's CNAME that are not the site's host are told", () => {
  copy.edit("firm.yaml", /^site: .*/m, "site: https://www.firm.in");
  copy.write("../public/CNAME", "www.old-firm.in\n");
  withSettings("counter: { kind: plausible, site: old-firm.in, endpoint: /api/event }");
  const said = () => copy.warnings().filter((warning) => /CNAME|marketing/.test(warning));
  expect(said()).toEqual([
    expect.stringContaining("public/CNAME:1:1 has www.old-firm.in, and site in content/firm.yaml"),
    expect.stringContaining("counter.site: old-firm.in is not this site's host, www.firm.in"),
  ]);
  copy.write("../public/CNAME", "www.firm.in");
  withSettings("counter: { kind: plausible, site: firm.in, endpoint: /api/event }");
  expect(said()).toEqual([]);
});
