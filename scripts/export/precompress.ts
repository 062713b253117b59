import { readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export interface PrecompressCounts {
  /** Text files looked at. */
  files: number;
  /** Siblings written. */
  brotli: number;
  gzip: number;
  /** Bytes of the files with a sibling, and of their siblings. */
  originalBytes: number;
  brotliBytes: number;
  gzipBytes: number;
}

const TEXT_FILE = /\.(html|css|js|json|svg|txt|xml|webmanifest)$/;
/** Below this the response headers outweigh what compressing saves. */
const MIN_BYTES = 200;
/** Byte 9 of a gzip header names the system it was written on (RFC 1952); 255 is "unknown". */
const GZIP_OS_BYTE = 9;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

async function brotliBytes(text: Buffer): Promise<Buffer> {
  return compressBrotli(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });
}

/** Node writes no modification time, so the same text gives the same bytes on every machine. */
async function gzipBytes(text: Buffer): Promise<Buffer> {
  const bytes = await compressGzip(text, { level: 9 });
  bytes[GZIP_OS_BYTE] = 255;
  return bytes;
}

/** Writes the sibling when it is worth it; otherwise removes one left by an earlier run. */
async function keepSibling(path: string, text: Buffer, compressed: Buffer): Promise<number> {
  if (text.length >= MIN_BYTES && compressed.length < text.length) {
    await writeFile(path, compressed);
    return compressed.length;
  }
  await rm(path, { force: true });
  return 0;
}

async function forEachLimited<T>(tasks: T[], limit: number, work: (task: T) => Promise<void>) {
  const queue = tasks.values();
  await Promise.all(
    Array.from({ length: limit }, async () => {
      for (const task of queue) await work(task);
    }),
  );
}

/**
 * Writes `.br` (quality 11) and `.gz` (level 9) beside every text file of at least 200 bytes
 * that gets smaller by it. Run it last: a file changed afterwards keeps its old siblings.
 *
 * @param root folder to compress, all folders below included
 * @returns how many files were looked at and siblings written, and their sizes in bytes
 */
export async function precompress(root: string): Promise<PrecompressCounts> {
  const counts: PrecompressCounts = {
    files: 0,
    brotli: 0,
    gzip: 0,
    originalBytes: 0,
    brotliBytes: 0,
    gzipBytes: 0,
  };
  const names = await readdir(root, { recursive: true });
  const paths = names.filter((name) => TEXT_FILE.test(name)).map((name) => join(root, name));

  await forEachLimited(paths, availableParallelism(), async (path) => {
    if (!(await stat(path)).isFile()) return;
    const text = await readFile(path);
    const [br, gz] = await Promise.all([brotliBytes(text), gzipBytes(text)]);
    const written = {
      br: await keepSibling(`${path}.br`, text, br),
      gz: await keepSibling(`${path}.gz`, text, gz),
    };
    counts.files += 1;
    counts.brotli += written.br ? 1 : 0;
    counts.gzip += written.gz ? 1 : 0;
    counts.originalBytes += written.br || written.gz ? text.length : 0;
    counts.brotliBytes += written.br;
    counts.gzipBytes += written.gz;
  });
  return counts;
}
