import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliDecompressSync } from "node:zlib";

/** Real old Chromiums inside npm packages, by Chrome's version, with the archive's SHA-512. */
export const oldChromiums = {
  80: [
    "chrome-aws-lambda@2.1.1",
    "Wer2QuygxsCov5bM2+8CLa6qYpNsc5AxYTlgTne00aFoxFP491LGJRxOQtGnYtsJP6UG4pB0SfrwTyPnLys1Lw==",
  ],
  88: [
    "chrome-aws-lambda@5.5.0",
    "nYSDzTsVEVsvIFaUUAUN53ulXBLKSRXFS+eVYZOLZD5SA1If59rqBAiy4raMgorQwXWqjSsjK1SF4As+qzPLqA==",
  ],
  92: [
    "chrome-aws-lambda@10.1.0",
    "NZQVf+J4kqG4sVhRm3WNmOfzY0OtTSm+S8rg77pwePa9RCYHzhnzRs8YvNI6L9tALIW6RpmefWiPURt3vURXcw==",
  ],
  111: [
    "@sparticuz/chromium@111.0.0",
    "h68PUvW3tz3vZxYa/XxpHdudZ65p6zejBcBdW6qwsJ3xHR4d6myclK+E3stQd3epnPNVZAf/rDf37njG1VjNWg==",
  ],
} as const;

export type OldChromium = keyof typeof oldChromiums;

const FOLDER = resolve("node_modules/.cache/old-chromium");

/** Where that Chromium is, once fetched. */
export function oldChromiumPath(version: OldChromium): string {
  return join(FOLDER, `chromium-${version}`);
}

/**
 * Fetches (about 50 MB), checks and unpacks one, unless it is there. No script of its package runs.
 * @throws Error with half a sentence why it cannot run here
 */
export function fetchOldChromium(version: OldChromium): void {
  if (process.platform !== "linux" || process.arch !== "x64") {
    throw new Error("it is built only for Linux on x64");
  }
  const path = oldChromiumPath(version);
  if (!existsSync(path)) {
    const [name, sha512] = oldChromiums[version];
    const folder = `${path}.part`;
    const run = (command: string, ...args: string[]) => {
      const { status, stdout } = spawnSync(command, args, { encoding: "utf8", timeout: 120_000 });
      if (status !== 0) throw new Error(`${command} could not fetch or unpack ${name}`);
      return stdout.trim();
    };
    mkdirSync(folder, { recursive: true });
    const archive = run("npm", "pack", name, "--silent", "--pack-destination", folder);
    const file = join(folder, archive.split("\n").at(-1) ?? "");
    if (createHash("sha512").update(readFileSync(file)).digest("base64") !== sha512) {
      throw new Error(`${name} is not the archive whose hash is pinned`);
    }
    const member = "package/bin/chromium.br";
    run("tar", "-xzf", file, "-C", folder, member);
    const binary = brotliDecompressSync(readFileSync(join(folder, member)));
    writeFileSync(join(folder, "chromium"), binary, { mode: 0o755 });
    renameSync(join(folder, "chromium"), path);
    rmSync(folder, { recursive: true });
  }
  const missing = spawnSync("ldd", [path], { encoding: "utf8" }).stdout?.match(/\S+(?= => not)/g);
  if (missing) throw new Error(`this system lacks ${missing.join(", ")}`);
}
