import { readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";

interface Step {
  uses?: string;
}
interface Workflow {
  permissions?: Record<string, string>;
  jobs: Record<string, { permissions?: Record<string, string>; steps: Step[] }>;
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
    const granted = [workflow.permissions, ...jobs.map(({ permissions }) => permissions ?? {})];
    expect(workflow.permissions).toBeDefined();
    expect(granted.filter((scopes) => Object.values(scopes ?? {}).includes("write"))).toEqual([]);
  });
});
