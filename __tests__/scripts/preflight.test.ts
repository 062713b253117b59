import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { preflight } from "ra-preflight";
import { parse } from "yaml";
import { content } from "@/__tests__/fixture";
import { newFolder } from "@/__tests__/new-folder";
import { gstinCheckSign } from "@/lib/text/tax-numbers";
import { buildFaults, sourceState, writeBuildFile } from "@/scripts/preflight/build-file";
import { launchLeft } from "@/scripts/preflight/launch-list";
import { preflightOptions } from "@/scripts/preflight/site-options";
import { sourceDates } from "@/scripts/preflight/source-dates";
import { git, testWithGit } from "../test-with-git";

/** A project of one file each; texts take the place of the files named. */
function project(texts: Record<string, string> = {}): string {
  const root = newFolder();
  const files = {
    "content/firm.yaml": "upi:\n  id: firm.ra@validhdfc\n  qr: code.png\n",
    "rules/exceptions.yaml": "[]\n",
    "out/index.html": "<p>₹7,000</p>\n",
    ...texts,
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return root;
}

const firm = (line: string) => ({
  "content/firm.yaml": `upi:\n  id: firm.ra@validhdfc\n  qr: code.png\n${line}\n`,
});

test("a project without examples is ready for a launch", () => {
  const right = "gstin: 27AAPFU0939F1ZV\nphone: +91 98450 11223\nifsc: HDFC0001234\n# Client A";
  expect(launchLeft(project(firm(right)))).toEqual([]);
});

test("a file that proves ownership to a search engine is no page", () => {
  const root = project({
    "public/google0123456789abcdef.html": "google-site-verification: google0123456789abcdef.html",
    "public/yandex_01.html": "<html><body>Verification: 01</body></html>",
    "public/offer.html": "<h1>Half the price</h1>",
  });
  const { skip } = preflightOptions(root, content);
  const ofPublic = ["google0123456789abcdef.html", "yandex_01.html", "offer.html"];
  expect(ofPublic.map((file) => skip?.includes(file))).toEqual([true, true, false]);
});

test("testimonials that are switched off are not asked for", () => {
  const packsWith = (show: boolean) =>
    preflightOptions(project(), { ...content, testimonials: { ...content.testimonials, show } })
      .packs;
  expect(packsWith(true)).toContain("rules/owner-testimonials.yaml");
  expect(packsWith(false)).not.toContain("rules/owner-testimonials.yaml");
  const { rules } = parse(readFileSync("rules/owner.yaml", "utf8"));
  expect(Object.keys(rules).filter((key) => key.startsWith("testimonials"))).toEqual([]);
});

test("a site closed to new clients leaves out only rules that there are", () => {
  const [open, closed] = ["owner", "owner-closed"].map((name) =>
    Object.keys(parse(readFileSync(`rules/${name}.yaml`, "utf8")).rules),
  );
  expect(open).toEqual(expect.arrayContaining(closed ?? []));
});

test.each([
  ["name: !placeholder A Firm", "tagged !placeholder"],
  ["name: Bank to be supplied", "reads as an example"],
  ["lines: [Address line 1]", "reads as an example"],
  ['social: "#"', "leads nowhere"],
  ["gstin: 27AAPFU0939F1ZX", "not a GSTIN"],
  ["pan: AAAAA0000A", "not a PAN"],
  ["ifsc: HDFC1001234", "not an IFSC"],
  ["phone: +91 00000 00000", "not a phone number"],
  ["phone: +91 98765 43210", "not a phone number"],
  ['account: "0000 0000 0000"', "not an account"],
])("%s is left before a launch: %s", (line, why) => {
  const left = launchLeft(project(firm(line)));
  expect(left).toEqual([expect.stringMatching(`^content/firm.yaml:4: .*${why}`)]);
});

test.each([
  ["content/firm.yaml", "upi:\n  id: firm.ra@validhdfc\n", "the QR code is drawn"],
  ["content/firm.yaml", "upi:\n  qr: a.png\n  id: firm@ybl\n", "not a UPI ID"],
  ["content/testimonials.yaml", "- name: Client A\n", "reads as an example"],
  ["content/testimonials.yaml", "- content: Example. I wait.\n", "reads as an example"],
  ["content/versions/terms/1.0.md", "Name to be supplied\n", "reads as an example"],
  ["rules/exceptions.yaml", "- approved: !placeholder An Officer\n", "tagged !placeholder"],
])("in %s %j is left before a launch: %s", (file, text, why) => {
  expect(launchLeft(project({ [file]: text }))).toEqual([
    expect.stringMatching(`^${file}:\\d: .*${why}`),
  ]);
});

test("the last character of a GSTIN is computed from the others", () => {
  expect(["27AAPFU0939F1ZV", "29AAGCB7383J1Z4"].map(gstinCheckSign)).toEqual(["V", "4"]);
});

test("out/ is judged by the content that it was built from, and page by page", () => {
  const root = project();
  expect(buildFaults(root)).toEqual([expect.stringMatching(/a build that stopped/)]);
  writeBuildFile(root);
  expect(buildFaults(root)).toEqual([]);
  writeFileSync(path.join(root, "out/index.html"), "<p>₹6,000</p>\n");
  expect(buildFaults(root)).toEqual(["out/index.html has changed since out/ was built"]);
  writeBuildFile(root);
  writeFileSync(path.join(root, "content/firm.yaml"), "upi: {}\n");
  expect(buildFaults(root)).toEqual(["content/firm.yaml has changed since out/ was built"]);
});

test("out/ is judged by the settings that it was built with, too", () => {
  const root = project();
  const address = { NEXT_PUBLIC_SITE_URL: "https://preview.example" };
  writeBuildFile(root, address);
  expect(buildFaults(root, address)).toEqual([]);
  expect(buildFaults(root, {})).toEqual([
    "out/ was built with another NEXT_PUBLIC_SITE_URL than is set here",
  ]);
});

test.each([
  ["60 days before a suspension ends, and not earlier", "2027-01-29", []],
  ["60 days before a suspension ends", "2027-01-30", ["suspended.until"]],
  ["a year after the facts were compared", "2027-03-02", ["suspended.until"]],
  ["later than that", "2027-03-03", ["losses.checked", "stt.checked", "suspended.until"]],
])("preflight warns of facts of others %s", (_, today, expected) => {
  const dates = sourceDates(content.sources).filter(({ fact }) => /losses|stt|until/.test(fact));
  const folder = path.join(project(), "out");
  const { findings } = preflight({ folder, today, facts: { dates } });
  const warnings = findings.filter(({ level, rule }) => {
    return level === "warning" && rule.key === "expiring-date";
  });
  const told = dates.filter(({ what }) => warnings.some(({ words }) => words === what));
  expect(told.map(({ fact }) => fact.replace("sources.", ""))).toEqual(expected);
});

test("a registration or a certificate that is over is an error, an announcement is not", () => {
  const { firm } = content;
  const announcement = { from: "2026-01-01", until: "2026-01-02", text: "Closed." };
  const over = {
    ...content,
    placeholders: new Set<string>(),
    firm: { ...firm, registration: { ...firm.registration, validTo: "2026-05-13" } },
    notices: { ...content.notices, announcements: [announcement] },
  };
  const root = project();
  const { facts } = preflightOptions(root, over);
  const report = preflight({ folder: path.join(root, "out"), today: "2026-11-27", facts });
  const levelOf = (what: string) =>
    report.findings.find(({ words, rule }) => rule.key === "expiring-date" && words === what)
      ?.level;
  expect(levelOf("the registration")).toBe("error");
  expect(levelOf('the announcement "Closed."')).toBe("warning");
});

testWithGit("only a clean checkout of an approved tag is called approved", () => {
  const root = project();
  expect(sourceState(root)).toBe("not approved: there is no git history");
  writeFileSync(path.join(root, ".git"), "gitdir: /nowhere");
  expect(sourceState(root)).toMatch(/^not approved: git does not answer/);
  rmSync(path.join(root, ".git"));
  git(root, ["init"]);
  git(root, ["add", "."]);
  git(root, ["commit", "-m", "First"]);
  expect(sourceState(root)).toMatch(/^not approved: the commit has no approved- tag$/);
  git(root, ["tag", "aproved-2026-12-01"]);
  expect(sourceState(root)).toContain('no approved- tag but "aproved-2026-12-01", which');
  git(root, ["tag", "approved-2026-12-01"]);
  expect(sourceState(root)).toBe("approved-2026-12-01");
  process.env.SITE_TODAY = "2027-01-26";
  expect(sourceState(root)).toBe("not approved: built for another day");
  delete process.env.SITE_TODAY;
  writeFileSync(path.join(root, "content/notices.yaml"), "accepting: true\n");
  expect(sourceState(root)).toBe(
    "not approved: files differ from the commit (content/notices.yaml)",
  );
  writeBuildFile(root);
  const record = readFileSync(path.join(root, "out/build.json"), "utf8");
  expect(JSON.parse(record).state).toMatch(/^not approved/);
});
