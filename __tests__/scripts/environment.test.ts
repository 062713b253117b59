import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { newFolder } from "@/__tests__/new-folder";
import { PROVIDER_KEY_VARIABLES } from "@/lib/consent/providers/provider-keys";
import { loadEnvironment, portOrExit, withVariable } from "@/scripts/environment";

// Node gives a CommonJS package's exports as its default; Jest has to be told.
jest.mock("@next/env", () => ({ __esModule: true, default: jest.requireActual("@next/env") }));

const initial = process.env;
afterEach(() => {
  process.env = initial;
});

test("an exported empty key overrides a file's, for a build without keys", () => {
  const folder = newFolder();
  const [empty = "", kept = ""] = PROVIDER_KEY_VARIABLES;
  writeFileSync(join(folder, ".env.local"), `${empty}=from-file\n${kept}=from-file\n`);
  // Jest's own "test" has Next leave .env.local out.
  process.env = { ...initial, NODE_ENV: "production", [empty]: "" };
  loadEnvironment(false, folder);
  expect(process.env[empty]).toBe("");
  expect(process.env[kept]).toBe("from-file");
});

test.each([
  [undefined, 3000],
  ["", 3000],
  [" 3001 ", 3001],
  ["0", 0],
])("PORT=%s is the port %s", (text, port) => {
  process.env = { ...initial };
  if (text === undefined) delete process.env.PORT;
  else process.env.PORT = text;
  expect(portOrExit("PORT", 3000)).toBe(port);
});

test.each(["3000abc", "-1", "65536", "3.5", "1e3"])("PORT=%s stops the command", (text) => {
  process.env = { ...initial, PORT: text };
  const exit = jest.spyOn(process, "exit").mockImplementation(() => {
    throw new Error("exit");
  });
  const error = jest.spyOn(console, "error").mockImplementation(() => {});
  expect(() => portOrExit("PORT", 3000)).toThrow("exit");
  expect(error).toHaveBeenCalledWith(`PORT: expected a port such as 3000, got "${text}".`);
  exit.mockRestore();
  error.mockRestore();
});

test("a command with a variable is written as the system's shell takes it", () => {
  expect(withVariable("PORT", "3001", "npm start", "linux")).toBe("PORT=3001 npm start");
  expect(withVariable("PORT", "3001", "npm start", "win32")).toBe('$env:PORT="3001"; npm start');
});
