import path from "node:path";
import { formatIssue } from "content-kit";
import { copy } from "@/__tests__/lib/content/load/content-copy";
import { loadContent } from "@/lib/checks/checked-content";
import { stopsOfBuild } from "../../src/changes/before-a-build";

const stops = async () => {
  const issues = await stopsOfBuild(path.dirname(copy.root), loadContent(copy.root));
  return issues.map(formatIssue);
};

test("content as it was approved stops no build", async () => {
  expect(await stops()).toEqual([]);
});

test("a text without a version, and a picture that is no code of the firm's, are told", async () => {
  copy.edit("policies/terms-condition.md", /$/, "\n\n## News {#news}\n\nA clause more.\n");
  copy.edit("firm.yaml", /@validbank(?= \})/, "$&, qr: office.jpg");
  expect(await stops()).toEqual([
    expect.stringContaining("npm run new -- version terms"),
    expect.stringContaining("got a picture in which none can be read"),
  ]);
});
