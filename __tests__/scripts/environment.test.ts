import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readProviderKeys } from "@/lib/consent/providers/provider-keys";
import { siteUrl } from "@/lib/site/site-url";

// Node gives a CommonJS package's exports as its default; Jest wants to be told.
jest.mock("@next/env", () => ({ __esModule: true, default: jest.requireActual("@next/env") }));

const KEYS = `
NEXT_PUBLIC_CLOUDINARY_CLOUD_NAME=cloud
NEXT_PUBLIC_CLOUDINARY_UPLOAD_PRESET="preset"
NEXT_PUBLIC_EMAILJS_SERVICE_ID='service' # a note
NEXT_PUBLIC_EMAILJS_TEMPLATE_ID=template
NEXT_PUBLIC_EMAILJS_PUBLIC_KEY=key
NEXT_PUBLIC_SITE_URL=https://preview.example
`;
const SERVICES = {
  cloudName: "cloud",
  uploadPreset: "preset",
  serviceId: "service",
  templateId: "template",
  publicKey: "key",
};
const FILES = [".env", ".env.production", ".env.local", ".env.production.local"];
const firm = { site: "https://www.firm.example" };

const initial = process.env;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "environment-"));
  // Jest's own "test" has Next leave .env.local out.
  process.env = { ...initial, NODE_ENV: "production" };
});
afterEach(() => {
  process.env = initial;
  rmSync(folder, { recursive: true });
});

/** Reads as a script does at its start: the loader remembers what it has read once. */
async function load(isDevelopment = false) {
  jest.resetModules();
  const { loadEnvironment } = await import("@/scripts/environment");
  loadEnvironment(isDevelopment, folder);
}

test.each(FILES)("keys and the site's address in %s are those of the build", async (file) => {
  writeFileSync(join(folder, file), KEYS);
  await load();
  expect(readProviderKeys(process.env)).toEqual(SERVICES);
  expect(siteUrl(firm)).toBe("https://preview.example");
});

test("the more particular file wins, and what is exported wins over all", async () => {
  const name = "NEXT_PUBLIC_SITE_URL";
  for (const [index, file] of FILES.entries()) {
    writeFileSync(join(folder, file), `${name}=https://${index}.example\n`);
    process.env = { ...initial, NODE_ENV: "production" };
    await load();
    expect(process.env[name]).toBe(`https://${index}.example`);
  }
  process.env = { ...initial, NODE_ENV: "production", [name]: "https://exported.example" };
  await load();
  expect(siteUrl(firm)).toBe("https://exported.example");
});

test("an exported empty key hides a file's: so a build without keys is asked for", async () => {
  writeFileSync(join(folder, ".env.local"), KEYS);
  for (const line of KEYS.trim().split("\n")) process.env[line.split("=")[0] ?? ""] = "";
  await load();
  expect(readProviderKeys(process.env)).toBeNull();
});

test("a value may be made of another one, across files", async () => {
  writeFileSync(join(folder, ".env"), KEYS.replace("=cloud", "=$FIRM-$" + "{PLACE}"));
  writeFileSync(join(folder, ".env.local"), "FIRM=desk\nPLACE=pune\n");
  await load();
  expect(readProviderKeys(process.env)).toEqual({ ...SERVICES, cloudName: "desk-pune" });
});

test("next dev has files of its own", async () => {
  writeFileSync(join(folder, ".env.development"), KEYS);
  await load();
  expect(readProviderKeys(process.env)).toBeNull();
  await load(true);
  expect(readProviderKeys(process.env)).toEqual(SERVICES);
});

test.each(["prepare", "export", "serve"])("npm's %s reads settings through the loader", (name) => {
  expect(readFileSync(join("scripts", `${name}.ts`), "utf8")).toMatch(/from "\.\/environment"/);
});
