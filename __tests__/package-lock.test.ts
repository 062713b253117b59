import { readFileSync } from "node:fs";

interface Locked {
  integrity?: string;
  resolved?: string;
  link?: true;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  bundleDependencies?: string[];
}

const { packages }: { packages: Record<string, Locked> } = JSON.parse(
  readFileSync("package-lock.json", "utf8"),
);
/** Without the workspaces, which are not installed from a registry. */
const installed = Object.entries(packages).filter(
  ([where, { link }]) => where.startsWith("node_modules/") && !link,
);

/** Whether a package at `where` finds `name` in its own node_modules or in one further out. */
function finds(where: string, name: string): boolean {
  if (`${where}/node_modules/${name}` in packages) return true;
  const outer = where.lastIndexOf("/node_modules/");
  return outer < 0 ? `node_modules/${name}` in packages : finds(where.slice(0, outer), name);
}

test("every package has its integrity", () => {
  expect(installed.length).toBeGreaterThan(100);
  const without = installed.filter(([, { integrity }]) => !/^sha512-/.test(integrity ?? ""));
  expect(without.map(([where]) => where)).toEqual([]);
});

test("every package that another requires is locked, those of other systems too", () => {
  const missing = installed.flatMap(
    ([where, { bundleDependencies, dependencies, optionalDependencies }]) =>
      Object.keys({ ...dependencies, ...optionalDependencies })
        .filter((name) => !bundleDependencies?.includes(name) && !finds(where, name))
        .map((name) => `${where} asks for ${name}`),
  );
  expect(missing).toEqual([]);
});

test("no registry is named: each machine uses its own, and integrity hashes are checked", () => {
  expect(installed.filter(([, { resolved }]) => resolved).map(([where]) => where)).toEqual([]);
});
