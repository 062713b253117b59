import { existsSync, readFileSync } from "node:fs";

/* What a codespace runs, as far as a machine without one can tell. */

const readJson = (file: string) => JSON.parse(readFileSync(file, "utf8"));

const container = readJson(".devcontainer/devcontainer.json");
const { scripts, engines } = readJson("package.json");

test("its commands are ones that the repository has", () => {
  expect(container.postCreateCommand).toBe("npm ci");
  expect(existsSync("package-lock.json")).toBe(true);
  const [, name = ""] = /^npm run ([\w:]+)$/.exec(container.postAttachCommand) ?? [];
  expect(scripts[name]?.split(" ").at(-1)).toBe("packages/desk/src/edit/command.ts");
});

test("it forwards the port on which the page listens, and no other", () => {
  const command = readFileSync("packages/desk/src/edit/command.ts", "utf8");
  const [, port] = /portOrExit\("PORT", (\d+)\)/.exec(command) ?? [];
  expect(container.forwardPorts).toEqual([Number(port)]);
  expect(Object.keys(container.portsAttributes)).toEqual([port]);
  expect(container.otherPortsAttributes).toEqual({ onAutoForward: "ignore" });
});

test("its Node is one that the repository takes", () => {
  const [, major] = /javascript-node:(\d+)-/.exec(container.image) ?? [];
  const [, least] = /^>=(\d+)/.exec(engines.node) ?? [];
  expect(Number(major)).toBeGreaterThanOrEqual(Number(least));
});
