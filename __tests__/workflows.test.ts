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

  test("may read the sources and write nothing", () => {
    const granted = [workflow.permissions, ...jobs.map(({ permissions }) => permissions)];
    expect(workflow.permissions).toBeDefined();
    expect(granted.filter((permissions) => JSON.stringify(permissions)?.includes("write"))).toEqual(
      [],
    );
  });
});
