import { cpSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { newFolder } from "@/__tests__/new-folder";
import { writeFonts } from "@/scripts/prepare/fonts";

const root = newFolder();

beforeAll(() => {
  for (const folder of ["node_modules", "components", "content", "lib"]) {
    symlinkSync(resolve(folder), join(root, folder));
  }
  const isSource = (file: string) => file !== resolve("app/fonts");
  cpSync(resolve("app"), join(root, "app"), { recursive: true, filter: isSource });
});

async function writtenFonts(): Promise<Record<string, number>> {
  await writeFonts(root);
  const files = readdirSync(join(root, "app/fonts"));
  const sizes = files.map((file) => [file, readFileSync(join(root, "app/fonts", file)).length]);
  return Object.fromEntries(sizes);
}

test("the fonts gain a character that a page begins to use", async () => {
  const before = await writtenFonts();
  expect(Object.keys(before).sort()).toEqual([
    "instrument-400.woff2",
    "instrument-600.woff2",
    "newsreader-500.woff2",
    "rupee-400.woff2",
    "rupee-600.woff2",
  ]);
  writeFileSync(join(root, "app", "new.ts"), "ßþđŁ");
  for (const [file, size] of Object.entries(await writtenFonts())) {
    if (file.startsWith("rupee")) expect(size).toBe(before[file]);
    else expect(size).toBeGreaterThan(before[file] ?? 0);
  }
});
