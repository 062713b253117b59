import { readdirSync, statSync } from "node:fs";
import fs from "node:fs/promises";
import { join } from "node:path";
import { type Site, startSite } from "./support";

/** Every file in a folder, with its access rights. */
function files(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8", withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .map((path) => `${(statSync(path).mode & 0o777).toString(8)} ${path.slice(folder.length)}`)
    .sort();
}

function folders(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8", withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}

describe("a disk that fills up", () => {
  const { writeFile } = fs;
  let isFull = false;
  let site: Site;
  beforeEach(async () => {
    isFull = false;
    // Takes half of a file and then has no room.
    jest.spyOn(fs, "writeFile").mockImplementation(async (path, content, options) => {
      if (!isFull) return writeFile(path, content, options);
      const bytes = content as Buffer;
      await writeFile(path, bytes.subarray(0, bytes.length / 2), options);
      const message = `ENOSPC: no space left on device, write '${path}'`;
      throw Object.assign(new Error(message), { code: "ENOSPC" });
    });
    site = await startSite();
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await site.stop();
  });

  test("keeps nothing of an upload, and says so", async () => {
    isFull = true;
    const response = await site.upload("auto");
    expect(response.status).toBe(507);
    const text = await response.text();
    expect(text).toMatch(/no room left/i);
    expect(text).not.toContain(site.folder);
    expect(files(site.folder)).toEqual([]);
    isFull = false;
    expect((await site.upload("auto")).status).toBe(200);
  });

  test("leaves everything as it was, and the e-mail can come again", async () => {
    const { secure_url } = await (await site.upload("auto")).json();
    await site.mail({ reference: "A", fullName: "First" });
    const before = files(site.folder);
    isFull = true;
    const params = { reference: "A", fullName: "Second", panImageUrl: secure_url };
    expect((await site.mail(params)).status).toBe(507);
    expect(files(site.folder)).toEqual(before);
    isFull = false;
    expect((await site.mail(params)).status).toBe(200);
    expect(await site.providers.store.emails()).toMatchObject([
      { variables: { fullName: "Second" } },
      { variables: { fullName: "First" } },
    ]);
  });
});

test("what is kept is for one user: folders 0700, files 0600", async () => {
  const site = await startSite();
  const { secure_url } = await (await site.upload("auto")).json();
  for (const reference of ["A", "B"]) await site.mail({ reference, panImageUrl: secure_url });
  await site.upload("raw");
  const all = files(site.folder);
  expect(all).toHaveLength(4);
  for (const file of all) expect(file).toMatch(/^600 /);
  for (const folder of [site.folder, ...folders(site.folder)]) {
    expect((statSync(folder).mode & 0o777).toString(8)).toBe("700");
  }
  await site.stop();
});
