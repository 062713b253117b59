import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { brotliDecompressSync } from "node:zlib";

/** Real old Chromiums that stand inside npm packages, by Chrome's version; about 50 MB each. */
export const oldChromiums = {
  80: {
    package: "chrome-aws-lambda@2.1.1",
    sha512:
      "Wer2QuygxsCov5bM2+8CLa6qYpNsc5AxYTlgTne00aFoxFP491LGJRxOQtGnYtsJP6UG4pB0SfrwTyPnLys1Lw==",
  },
  88: {
    package: "chrome-aws-lambda@5.5.0",
    sha512:
      "nYSDzTsVEVsvIFaUUAUN53ulXBLKSRXFS+eVYZOLZD5SA1If59rqBAiy4raMgorQwXWqjSsjK1SF4As+qzPLqA==",
  },
  92: {
    package: "chrome-aws-lambda@10.1.0",
    sha512:
      "NZQVf+J4kqG4sVhRm3WNmOfzY0OtTSm+S8rg77pwePa9RCYHzhnzRs8YvNI6L9tALIW6RpmefWiPURt3vURXcw==",
  },
  111: {
    package: "@sparticuz/chromium@111.0.0",
    sha512:
      "h68PUvW3tz3vZxYa/XxpHdudZ65p6zejBcBdW6qwsJ3xHR4d6myclK+E3stQd3epnPNVZAf/rDf37njG1VjNWg==",
  },
} as const;

export type OldChromium = keyof typeof oldChromiums;

const FOLDER = resolve("node_modules/.cache/old-chromium");
const DOWNLOAD_TIMEOUT_MS = 120_000;

/** Where that Chromium lies once fetched. */
export function oldChromiumPath(version: OldChromium): string {
  return join(FOLDER, `chromium-${version}`);
}

/** Asks the registry for a package; its scripts are not run. */
async function download(version: OldChromium, folder: string): Promise<string> {
  const { package: name, sha512 } = oldChromiums[version];
  const npm = spawnSync("npm", ["pack", name, "--silent", "--pack-destination", folder], {
    encoding: "utf8",
    timeout: DOWNLOAD_TIMEOUT_MS,
  });
  if (npm.status !== 0) throw new Error(`npm could not fetch ${name}`);
  const archive = join(folder, npm.stdout.trim().split("\n").at(-1) ?? "");
  const found = createHash("sha512")
    .update(await readFile(archive))
    .digest("base64");
  if (found !== sha512) throw new Error(`${name} is not the archive whose hash is pinned`);
  return archive;
}

/**
 * Fetches, checks and unpacks one, unless it is there.
 * @returns its path
 * @throws Error with half a sentence why it cannot run here
 */
export async function fetchOldChromium(version: OldChromium): Promise<string> {
  if (process.platform !== "linux" || process.arch !== "x64") {
    throw new Error("its only builds are for Linux on x64");
  }
  const path = oldChromiumPath(version);
  if (!existsSync(path)) {
    const folder = `${path}.part`;
    await mkdir(folder, { recursive: true });
    const archive = await download(version, folder);
    const member = "package/bin/chromium.br";
    const tar = spawnSync("tar", ["-xzf", archive, "-C", folder, member]);
    if (tar.status !== 0) throw new Error("tar could not unpack its package");
    const unpacked = join(folder, "chromium");
    const binary = brotliDecompressSync(await readFile(join(folder, member)));
    await writeFile(unpacked, binary, { mode: 0o755 });
    await rename(unpacked, path);
    await rm(folder, { recursive: true });
  }
  const missing = spawnSync("ldd", [path], { encoding: "utf8" }).stdout?.match(/\S+(?= => not)/g);
  if (missing) throw new Error(`this system lacks ${missing.join(", ")}`);
  return path;
}
