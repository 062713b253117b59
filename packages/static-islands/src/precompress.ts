import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { filesBelow } from "./files-below.ts";

const TEXT_FILE = /\.(html|css|js|json|svg|txt|xml|webmanifest)$/;
/** Below this the response headers outweigh what compressing saves. */
const MIN_BYTES = 200;
/** The byte of a gzip header that names the system it was written on (RFC 1952). */
const GZIP_OS_BYTE = 9;
const UNKNOWN_OS = 255;

/** The compressed copies of a text, as small as they get. The same text gives the same bytes. */
export async function compress(text: Buffer): Promise<{ br: Buffer; gz: Buffer }> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  const br = await promisify(brotliCompress)(text, { params });
  // Node writes no modification time, but the system it runs on.
  const gz = await promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION });
  gz[GZIP_OS_BYTE] = UNKNOWN_OS;
  return { br, gz };
}

/** Writes the compressed copies of one file, where they are smaller than it. */
async function writeCopies(file: string): Promise<void> {
  const text = await readFile(file);
  if (text.length < MIN_BYTES) {
    return;
  }
  const { br, gz } = await compress(text);
  if (br.length < text.length) {
    await writeFile(`${file}.br`, br);
  }
  if (gz.length < text.length) {
    await writeFile(`${file}.gz`, gz);
  }
}

/**
 * Writes `.br` and `.gz` beside every text file of at least 200 bytes that gets smaller by it.
 * @param root folder to compress, all folders below included, without compressed copies yet
 * @returns how many text files there are
 */
export async function precompress(root: string): Promise<number> {
  const files = filesBelow(root).filter((file) => TEXT_FILE.test(file));
  // zlib limits what runs at once by Node's pool of threads.
  await Promise.all(files.map((file) => writeCopies(path.join(root, file))));
  return files.length;
}
