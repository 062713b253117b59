import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** A gh that keeps one issue in a file, and says what it was asked. */
const GH = `#!/usr/bin/env bash
cd "$(dirname "$0")"
echo "$1 $2" >> log
case "$1 $2" in
  "issue list") if [ -e open ]; then echo 7; fi ;;
  "issue create"|"issue edit") cp "\${@: -1}" open ;;
  "issue close") rm open ;;
esac
`;

function daily() {
  const folder = mkdtempSync(path.join(tmpdir(), "gh-"));
  writeFileSync(path.join(folder, "gh"), GH, { mode: 0o755 });
  const at = (name: string) => path.join(folder, name);
  return (findings: string, code: number) => {
    writeFileSync(at("findings"), findings);
    rmSync(at("log"), { force: true });
    const args = [".github/preflight-issue.sh", at("findings"), String(code), "https://run"];
    const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` };
    const { status, stderr } = spawnSync("bash", args, { encoding: "utf8", env });
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    return {
      asked: readFileSync(at("log"), "utf8").trim().split("\n"),
      body: existsSync(at("open")) ? readFileSync(at("open"), "utf8") : undefined,
    };
  };
}

const ERROR = 'a.yaml:1:1: error: "x" is wrong. [a-rule]\n    Advice.\n    Seen: a.html.\n';
const WARNING = 'b.yaml:1:1: warning: "y" is for counsel. [b-rule]\n';
const DATE = "c.yaml:1:1: warning: the certificate: May 1, 2027 is 9 days away. [expiring-date]\n";

test("one issue is opened, kept up to date, and closed", () => {
  const run = daily();
  expect(run(WARNING, 0)).toEqual({ asked: ["issue list"], body: undefined });
  const opened = run(ERROR + WARNING, 1);
  expect(opened.asked).toEqual(["issue list", "issue create"]);
  expect(opened.body).toContain('"x" is wrong. [a-rule]\n    Advice.');
  const kept = run(DATE, 0);
  expect(kept.asked).toEqual(["issue list", "issue edit"]);
  expect(kept.body).toContain("9 days away");
  expect(kept.body).not.toContain("is wrong");
  expect(run(WARNING, 0)).toEqual({ asked: ["issue list", "issue close"], body: undefined });
});

test("a run that could not look is told with what it said", () => {
  const { body } = daily()("there is no folder out\n", 2);
  expect(body).toContain("could not look at everything");
  expect(body).toContain("there is no folder out");
});
