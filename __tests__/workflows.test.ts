import { readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";

interface Step {
  uses?: string;
}
/** Scopes, or one word for all of them: `read-all`, `write-all`. */
type Permissions = Record<string, string> | string;
interface Workflow {
  permissions?: Permissions;
  jobs: Record<string, { permissions?: Permissions; steps: Step[] }>;
}

const folder = ".github/workflows";

describe.each(readdirSync(folder))("%s", (name) => {
  const workflow: Workflow = parse(readFileSync(`${folder}/${name}`, "utf8"));
  const jobs = Object.values(workflow.jobs);

  test("pins each action to a full commit hash", () => {
    const uses = jobs.flatMap(({ steps }) => steps.flatMap((step) => step.uses ?? []));
    expect(uses.length).toBeGreaterThan(0);
    expect(uses.filter((action) => !/^[\w-]+\/[\w-]+@[\da-f]{40}$/.test(action))).toEqual([]);
  });

  test("may read the sources and write nothing but the daily issue", () => {
    const granted = [
      workflow.permissions,
      ...Object.entries(workflow.jobs)
        .filter(([job]) => `${name} ${job}` !== "daily.yml preflight")
        .map(([, { permissions }]) => permissions),
    ];
    expect(workflow.permissions).toBeDefined();
    expect(granted.filter((permissions) => JSON.stringify(permissions)?.includes("write"))).toEqual(
      [],
    );
  });
});

test("the daily preflight may write issues, and nothing else", () => {
  const { jobs }: Workflow = parse(readFileSync(`${folder}/daily.yml`, "utf8"));
  expect(jobs.preflight?.permissions).toEqual({ contents: "read", issues: "write" });
});
