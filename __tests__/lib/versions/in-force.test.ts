import { loadContent } from "@/lib/checks/checked-content";
import { versionInForce, versionPages, versionsInForce } from "@/lib/versions/in-force";
import { fixtureContent } from "../content/load/content-copy";

const content = loadContent(fixtureContent);

test("the version in force has its name, day, words, permanent address and hash", () => {
  expect(versionInForce(content, "terms")).toEqual({
    label: "Terms and conditions",
    number: "1.1",
    date: "2026-11-21",
    words: "Version 1.1 of November 21, 2026",
    href: "/terms-condition/1.1",
    sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
});

test("what a client accepts is plain JSON, text by text", () => {
  const accepted = versionsInForce(content);
  expect(JSON.parse(JSON.stringify(accepted))).toEqual(accepted);
  expect(Object.values(accepted).map(({ href }) => href)).toEqual([
    "/terms-condition/1.1",
    "/privacy-policy/1.0",
    "/compliance/charter/1.1",
    "/compliance/mitc/1.0",
    "/consent-form/data-notice/1.0",
  ]);
});

test("an earlier version was in force until the day before the next", () => {
  const days = versionPages(content).map(({ href, until }) => [href, until]);
  expect(days).toContainEqual(["/terms-condition/1.0", "2026-11-20"]);
  expect(days).toContainEqual(["/terms-condition/1.1", undefined]);
});
