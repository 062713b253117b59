import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { newFolder } from "@/__tests__/new-folder";
import { PROVIDER_KEY_VARIABLES } from "@/lib/consent/providers/provider-keys";
import { loadEnvironment } from "@/scripts/environment";

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
