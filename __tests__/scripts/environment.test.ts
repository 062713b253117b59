import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { newFolder } from "@/__tests__/new-folder";
import { readProviderKeys } from "@/lib/consent/providers/provider-keys";

// Node gives a CommonJS package's exports as its default; Jest has to be told.
jest.mock("@next/env", () => ({ __esModule: true, default: jest.requireActual("@next/env") }));

const KEYS = `
NEXT_PUBLIC_CLOUDINARY_CLOUD_NAME=$FIRM-pune
NEXT_PUBLIC_CLOUDINARY_UPLOAD_PRESET="preset"
NEXT_PUBLIC_EMAILJS_SERVICE_ID='service' # a note
NEXT_PUBLIC_EMAILJS_TEMPLATE_ID=template
NEXT_PUBLIC_EMAILJS_PUBLIC_KEY=key
`;
const initial = process.env;
let folder: string;
beforeEach(() => {
  folder = newFolder();
});
afterEach(() => {
  process.env = initial;
});

/** Reads as a script does at its start: the loader remembers what it has read once. */
async function load(exported = {}, isDevelopment = false) {
  jest.resetModules();
  // Jest's own "test" has Next leave .env.local out.
  process.env = { ...initial, NODE_ENV: "production", ...exported };
  const { loadEnvironment } = await import("@/scripts/environment");
  loadEnvironment(isDevelopment, folder);
}

test("a value may be made of another one, across files; next dev has files of its own", async () => {
  writeFileSync(join(folder, ".env.development.local"), "FIRM=desk\n");
  writeFileSync(join(folder, ".env.development"), KEYS);
  await load();
  expect(readProviderKeys(process.env)).toBeNull();
  await load({}, true);
  expect(readProviderKeys(process.env)).toEqual({
    cloudName: "desk-pune",
    uploadPreset: "preset",
    serviceId: "service",
    templateId: "template",
    publicKey: "key",
  });
});

test("an exported empty key overrides a file's, for a build without keys", async () => {
  writeFileSync(join(folder, ".env.local"), KEYS);
  const names = [...KEYS.matchAll(/^NEXT\w+/gm)].map(([name]) => [name, ""]);
  await load(Object.fromEntries(names));
  expect(readProviderKeys(process.env)).toBeNull();
});
