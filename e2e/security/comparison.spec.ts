import { execFile, execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import path from "node:path";
import { promisify } from "node:util";
import { expect, type TestInfo, test } from "@playwright/test";
import { listen } from "desk/listen";
import { createSiteServer } from "desk/static-server";
import { FURTHER } from "@/e2e/run/further";

// The commands of docs/sealing.md, word for word, against a site of which a byte has been changed.

const { stdout: curl } = spawnSync("curl", ["--version"], { encoding: "utf8" });
const canRun = /brotli.*zstd/s.test(curl ?? "") && spawnSync("bash", ["--version"]).status === 0;
test.skip(
  !canRun,
  "curl with brotli and zstd or bash is not installed (sudo apt-get install curl bash).",
);

/** The commands of the section, in their order: what is done at the release, and what compares. */
function documentedCommands(): string[] {
  const [, section = ""] = readFileSync("docs/sealing.md", "utf8").split(
    "## Is the published site",
  );
  const blocks = [...section.matchAll(/```sh\n([\s\S]*?)```/g)];
  return blocks.map(([, block = ""]) => block);
}

/** The files that the list names. */
function listedFiles(): string[] {
  const lines = readFileSync("deploy/hashes.txt", "utf8").trim().split("\n");
  return lines.map((line) => line.split("  ")[1] ?? "");
}

/** Changes the last bit of the byte in the middle of each of these files of a copy of the site. */
function changeOneByte(root: string, files: readonly string[]): void {
  for (const file of files) {
    const bytes = readFileSync(path.join(root, file));
    const middle = Math.floor(bytes.length / 2);
    bytes[middle] = (bytes[middle] ?? 0) ^ 1;
    // The copy's files are links.
    rmSync(path.join(root, file));
    writeFileSync(path.join(root, file), bytes);
  }
}

/** A frame of zstd whose blocks are stored as they are (RFC 8878, 3.1.1): any decoder reads it. */
function zstdFrame(content: Buffer): Buffer {
  const LARGEST_BLOCK = 128 * 1024;
  const head = Buffer.from("28b52ffde00000000000000000", "hex");
  head.writeBigUInt64LE(BigInt(content.length), 5);
  const parts: Buffer[] = [head];
  for (let start = 0; start < content.length; start += LARGEST_BLOCK) {
    const block = content.subarray(start, start + LARGEST_BLOCK);
    const isLast = start + LARGEST_BLOCK >= content.length;
    const blockHead = Buffer.alloc(3);
    blockHead.writeUIntLE(block.length * 8 + Number(isLast), 0, 3);
    parts.push(blockHead, block);
  }
  return Buffer.concat(parts);
}

/** Adds to a copy of the site what hosts compress by themselves with zstd. */
function addZstd(root: string): void {
  for (const file of listedFiles()) {
    if (!existsSync(`out/${file}.br`)) continue;
    writeFileSync(path.join(root, `${file}.zst`), zstdFrame(readFileSync(path.join(root, file))));
  }
}

/** The site as a host serves it that knows zstd too. */
function createHost(root: string): RequestListener {
  const serve = createSiteServer(root);
  return (request, response) => {
    const names = [`${request.url}.zst`, `${request.url}.html.zst`];
    const copy = names.map((name) => path.join(root, name)).find((name) => existsSync(name));
    if (request.headers["accept-encoding"] !== "zstd" || !copy) {
      serve(request, response);
      return;
    }
    response.setHeader("Content-Encoding", "zstd");
    response.end(readFileSync(copy));
  };
}

/** Runs the commands against a copy of the site. @returns the lines that they print */
async function compare(testInfo: TestInfo, changed: readonly string[]): Promise<string[]> {
  const folder = testInfo.outputPath("office");
  const root = testInfo.outputPath("site");
  mkdirSync(folder, { recursive: true });
  symlinkSync(path.resolve("deploy"), path.join(folder, "deploy"));
  execFileSync("cp", ["-al", "out", root]);
  addZstd(root);
  changeOneByte(root, changed);
  const { origin, close } = await listen(createHost(root), 0);
  const [release = "", comparison = ""] = documentedCommands();
  expect(comparison).toContain("https://www.firm.example");
  const commands = release + comparison.replaceAll("https://www.firm.example", origin);
  const { stdout } = await promisify(execFile)("bash", ["-c", commands], { cwd: folder });
  close();
  rmSync(root, { recursive: true });
  return stdout.trim().split("\n");
}

/** What the commands print about files that differ. */
const differing = (lines: readonly string[]) =>
  new Set(lines.flatMap((line) => /^differs: (\S+)/.exec(line)?.[1] ?? []));

test("the list has what it is of, by its hash", () => {
  const lines = readFileSync("deploy/hashes.txt", "utf8").trim().split("\n");
  expect(lines.length).toBeGreaterThan(30);
  for (const line of lines) {
    const [hash, file = ""] = line.split("  ");
    const bytes = readFileSync(path.join("out", file));
    expect(createHash("sha256").update(bytes).digest("hex"), file).toBe(hash);
  }
});

test(
  "of a site as it was built the commands only print how many files they compared",
  {
    tag: FURTHER,
  },
  async ({ browserName: _ }, testInfo) => {
    expect(await compare(testInfo, [])).toEqual([`${listedFiles().length} files compared`]);
  },
);

/** How hosts may have a file: as it is, and compressed. */
const ENDINGS = ["", ".gz", ".br", ".zst"];

/** The files of the form of which there are copies with an ending. */
function filesWith(ending: string): string[] {
  // The build makes no copies for zstd; hosts do of what it compresses otherwise.
  const built = ending === ".zst" ? ".br" : ending;
  return listedFiles().filter((file) => existsSync(`out/${file}${built}`));
}

test(
  "one changed byte is found, whichever copy of a file it is in",
  {
    tag: FURTHER,
  },
  async ({ browserName: _ }, testInfo) => {
    const files = filesWith(".zst");
    const changed = files.map((file, index) => file + ENDINGS[index % ENDINGS.length]);
    const lines = await compare(testInfo, changed);
    expect([...differing(lines)].sort()).toEqual(files);
  },
);

for (const ending of ENDINGS) {
  test(
    `one changed byte is found in every file of the form that ends in "${ending}"`,
    {
      tag: FURTHER,
    },
    async ({ browserName: _ }, testInfo) => {
      test.slow();
      const files = filesWith(ending);
      expect(files.length).toBeGreaterThan(20);
      const lines = await compare(
        testInfo,
        files.map((file) => file + ending),
      );
      expect([...differing(lines)].sort()).toEqual(files);
    },
  );
}
