import { execFileSync, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { IntakeOptions } from "@/scripts/serve/mock-services/intake";
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

/** A disk that takes half of the next file and then has no room; nothing else is touched. */
function diskThatFills(): {
  write: NonNullable<IntakeOptions["write"]>;
  fillAt(nth: number): void;
} {
  let left = Number.POSITIVE_INFINITY;
  return {
    fillAt(nth) {
      left = nth;
    },
    async write(path, content, options) {
      left -= 1;
      if (left > 0) return writeFile(path, content, options);
      await writeFile(path, content.slice(0, content.length / 2), options);
      throw Object.assign(new Error(`ENOSPC: no space left on device, write '${path}'`), {
        code: "ENOSPC",
      });
    },
  };
}

describe("a disk that fills up", () => {
  const disk = diskThatFills();
  let site: Site;
  beforeEach(async () => {
    disk.fillAt(Number.POSITIVE_INFINITY);
    site = await startSite({ write: disk.write });
  });
  afterEach(() => site.stop());

  test("keeps nothing of an upload, and says so", async () => {
    disk.fillAt(1);
    const response = await site.upload("auto");
    expect(response.status).toBe(507);
    const { error } = await response.json();
    expect(error.message).toMatch(/no room left/i);
    expect(error.message).not.toContain(site.folder);
    expect(files(site.folder)).toEqual([]);
    expect(await site.intake.store.orphans()).toEqual([]);
    expect(site.intake.requests.at(-1)).toMatchObject({ outcome: "failed", status: 507 });
    disk.fillAt(Number.POSITIVE_INFINITY);
    expect((await site.upload("auto")).status).toBe(200);
  });

  test("leaves the photographs as they were, and the e-mail can come again", async () => {
    const { secure_url } = await (await site.upload("auto")).json();
    const before = files(site.folder);
    disk.fillAt(1);
    const params = { reference: "A", panImageUrl: secure_url };
    const refused = await site.mail(params);
    expect(refused.status).toBe(507);
    expect(refused.headers.get("content-type")).toMatch(/^text\/plain/);
    expect(files(site.folder)).toEqual(before);
    expect(await site.intake.store.submissions()).toEqual([]);
    disk.fillAt(Number.POSITIVE_INFINITY);
    expect((await site.mail(params)).status).toBe(200);
    expect(await site.intake.store.submissions()).toMatchObject([{ files: [{}] }]);
    expect(await site.intake.store.orphans()).toEqual([]);
  });

  test("spares the first e-mail of a reference when the second does not fit", async () => {
    await site.mail({ reference: "A", fullName: "First" });
    const before = files(site.folder);
    disk.fillAt(1);
    expect((await site.mail({ reference: "A", fullName: "Second" })).status).toBe(507);
    expect(files(site.folder)).toEqual(before);
    expect(await site.intake.store.submissions()).toMatchObject([
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

/** A disk of 256 kB. Only the administrator may mount one, and not in every container. */
function mountTinyDisk(): string | undefined {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return undefined;
  const folder = mkdtempSync(join(tmpdir(), "tiny-disk-"));
  const mount = ["-t", "tmpfs", "-o", "size=256k", "tmpfs", folder];
  if (spawnSync("mount", mount, { stdio: "ignore" }).status === 0) return folder;
  rmSync(folder, { recursive: true });
  return undefined;
}

const tinyDisk = mountTinyDisk();
afterAll(() => {
  if (!tinyDisk) return;
  execFileSync("umount", [tinyDisk]);
  rmSync(tinyDisk, { recursive: true });
});

(tinyDisk ? test : test.skip)(
  "on a real full disk an upload leaves nothing (skipped where none can be mounted)",
  async () => {
    const site = await startSite({ folder: join(tinyDisk ?? "", ".intake") });
    const small = { bytes: randomBytes(100_000), name: "small.bin" };
    expect((await site.upload("raw", small)).status).toBe(200);
    const before = files(site.folder);
    const large = { bytes: randomBytes(400_000), name: "large.bin" };
    expect((await site.upload("raw", large)).status).toBe(507);
    expect(files(site.folder)).toEqual(before);
    expect((await site.upload("raw", small)).status).toBe(200);
    await site.stop();
  },
);
