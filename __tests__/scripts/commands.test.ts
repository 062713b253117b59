import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { newFolder } from "@/__tests__/new-folder";
import { unknownOption } from "@/scripts/unknown-option";
import { USAGE } from "@/scripts/usage";

const scripts: Record<string, string> = JSON.parse(readFileSync("package.json", "utf8")).scripts;

/** This machine's variables with others set. */
function environmentWith(variables: Record<string, string | undefined>): NodeJS.ProcessEnv {
  return Object.assign({ ...process.env }, variables);
}

/** A folder of this name with the part of the repository that looks at the machine. */
function repositoryIn(name: string, manifest: object = { engines: { node: ">=20.9.0" } }): string {
  const folder = join(newFolder(), name);
  mkdirSync(join(folder, "node_modules/tsx"), { recursive: true });
  for (const file of ["machine.cjs", "check-machine.cjs"]) {
    cpSync(`scripts/${file}`, join(folder, "scripts", file));
  }
  writeFileSync(join(folder, "package.json"), JSON.stringify(manifest));
  return folder;
}

/** What the check says in a folder; empty where all is well. */
function checkIn(folder: string): string {
  const args = [join(folder, "scripts/check-machine.cjs")];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
  expect(status).toBe(stderr === "" ? 0 : 1);
  return stderr.trim();
}

test("every command looks at the machine first", () => {
  const { test: tests, ...others } = scripts;
  expect(tests).toMatch(/^npm run lint && /);
  for (const command of Object.values(others)) {
    expect(command).toMatch(/^node scripts\/(run|check-machine)\.cjs /);
  }
});

test("every command says how it is typed", () => {
  const commands = Object.entries(scripts).filter(([, line]) => /run\.cjs/.test(line));
  const named = commands.map(([name]) => name);
  expect(Object.keys(USAGE).sort()).toEqual(named.sort());
});

test("--help prints how a command is typed, and does nothing else", () => {
  const args = ["run", "--silent", "opener", "--", "--help"];
  const env = environmentWith({ npm_lifecycle_event: undefined });
  const printed = execFileSync("npm", args, { encoding: "utf8", env });
  expect(printed).toBe("Usage: npm run opener\n");
});

test.each([
  [["--round", "500", "+10%", "-5%"], undefined],
  [["--roud=5"], "There is no option --roud: did you mean --round?"],
  [["--elephant"], "There is no option --elephant"],
])("of the arguments %j it is told: %s", (args, told) => {
  expect(unknownOption(args, ["round", "write"])).toBe(told);
});

test.each(["site", "100% [neu] Söhne & Co", "it's {a} $(c); !", "हिन्दी"])(
  "the folder %s is one to work in",
  (name) => {
    expect(checkIn(repositoryIn(name))).toBe("");
  },
);

/** Windows has no such names. */
const ELSEWHERE = process.platform === "win32" ? [] : ["?", "*", "\\"];

test.each(["#", ...ELSEWHERE])("a folder with %s in its name is refused in a sentence", (sign) => {
  const name = `site ${sign}2`;
  expect(checkIn(repositoryIn(name))).toBe(
    `The site is in a folder named "${name}": the tools that build it cannot read a path with ${sign}. Rename that folder.`,
  );
});

test("an old Node and missing packages are said in a sentence", () => {
  expect(checkIn(repositoryIn("site", { engines: { node: ">=99.1.0" } }))).toMatch(
    /^This is Node .* the site needs 99\.1\.0 or newer/,
  );
  const folder = repositoryIn("site");
  rmSync(join(folder, "node_modules"), { recursive: true });
  expect(checkIn(folder)).toMatch(/Run npm ci first/);
});

test.each(["development", "production", "test", "staging", ""])(
  "NODE_ENV=%s exported, a command runs in production and finds its arguments",
  (value) => {
    const file = join(newFolder(), "a b.ts");
    const code = "console.log(process.env.NODE_ENV, process.argv.slice(2).join(), import.meta.url)";
    writeFileSync(file, `const text: string = "typed";\n${code}`);
    const args = ["scripts/run.cjs", file, "--one", "two"];
    const env = environmentWith({ NODE_ENV: value });
    const output = execFileSync(process.execPath, args, { env, encoding: "utf8" });
    expect(output).toMatch(/^production --one,two file:.*a%20b\.ts\n$/);
  },
);

test.each([{ NODE_ENV: "production" }, { npm_config_omit: "dev" }])(
  "with %j npm installs what the build needs",
  (variables) => {
    const folder = newFolder();
    const dependency = (name: string) => {
      mkdirSync(join(folder, "packed", name), { recursive: true });
      const manifest = JSON.stringify({ name, version: "1.0.0" });
      writeFileSync(join(folder, "packed", name, "package.json"), manifest);
      return { [name]: `file:packed/${name}` };
    };
    const manifest = {
      name: "site",
      devDependencies: dependency("builder"),
      optionalDependencies: dependency("binary"),
    };
    writeFileSync(join(folder, "package.json"), JSON.stringify(manifest));
    cpSync(".npmrc", join(folder, ".npmrc"));
    // As somebody types it: what npm passes on to the commands it runs is not there.
    const ofNpm = Object.keys(process.env).filter((name) => /^npm_/i.test(name));
    const none = Object.fromEntries(ofNpm.map((name) => [name, undefined]));
    const env = environmentWith({ ...none, ...variables });
    execFileSync("npm", ["install", "--offline"], {
      cwd: folder,
      env,
      shell: process.platform === "win32",
    });
    for (const name of ["builder", "binary"]) {
      expect(existsSync(join(folder, "node_modules", name))).toBe(true);
    }
  },
);
