import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliDecompressSync } from "node:zlib";

export type OldChromium = keyof typeof ARCHIVES;

/** Real old Chromiums in packages of npm, by Chrome's version: the two of docs/browsers.md. */
const ARCHIVES = {
  80: {
    name: "chrome-aws-lambda@2.1.1",
    sha512:
      "Wer2QuygxsCov5bM2+8CLa6qYpNsc5AxYTlgTne00aFoxFP491LGJRxOQtGnYtsJP6UG4pB0SfrwTyPnLys1Lw==",
  },
  88: {
    name: "chrome-aws-lambda@5.5.0",
    sha512:
      "nYSDzTsVEVsvIFaUUAUN53ulXBLKSRXFS+eVYZOLZD5SA1If59rqBAiy4raMgorQwXWqjSsjK1SF4As+qzPLqA==",
  },
};

const FOLDER = resolve("node_modules/.cache/old-chromium");
/** The browser in the archive, compressed. */
const MEMBER = "package/bin/chromium.br";

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
  const browser = oldChromiumPath(version);
  if (!existsSync(browser)) {
    const folder = `${browser}.part`;
    mkdirSync(folder, { recursive: true });
    const archive = download(version, folder);
    unpack(archive, folder, browser);
    rmSync(folder, { recursive: true });
  }
  const { stdout } = spawnSync("ldd", [browser], { encoding: "utf8" });
  const missing = stdout?.match(/\S+(?= => not)/g);
  if (missing) throw new Error(`this system lacks ${missing.join(", ")}`);
}

/** @returns the path of the archive, whose hash is as expected */
function download(version: OldChromium, folder: string): string {
  const { name, sha512 } = ARCHIVES[version];
  const output = run("npm", ["pack", name, "--silent", "--pack-destination", folder]);
  const archive = join(folder, output.split("\n").at(-1) ?? "");
  const hash = createHash("sha512").update(readFileSync(archive)).digest("base64");
  if (hash !== sha512) throw new Error(`${name} is not the archive whose hash is pinned`);
  return archive;
}

/** Writes the browser, at last by its name: whoever finds that finds all of it. */
function unpack(archive: string, folder: string, browser: string): void {
  run("tar", ["-xzf", archive, "-C", folder, MEMBER]);
  const program = brotliDecompressSync(readFileSync(join(folder, MEMBER)));
  const unpacked = join(folder, "chromium");
  writeFileSync(unpacked, program, { mode: 0o755 });
  renameSync(unpacked, browser);
}

/** @returns what the command prints */
function run(command: string, options: string[]): string {
  const { status, stdout } = spawnSync(command, options, { encoding: "utf8", timeout: 120_000 });
  if (status !== 0) throw new Error(`${command} could not fetch or unpack it`);
  return stdout.trim();
}
