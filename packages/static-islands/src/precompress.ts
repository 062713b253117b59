import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { filesBelow } from "./files-below.ts";

const TEXT_FILE = /\.(html|css|js|json|svg|txt|xml|webmanifest)$/;
/** Below this the response headers outweigh what compressing saves. */
const MIN_BYTES = 200;
/** Byte 9 of a gzip header names the system it was written on (RFC 1952); 255 is "unknown". */
const GZIP_OS_BYTE = 9;

/** A text as hosts send it; the same text gives the same bytes. */
export async function compress(text: Buffer): Promise<{ br: Buffer; gz: Buffer }> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  const br = await promisify(brotliCompress)(text, { params });
  // Node writes no modification time: the same text gives the same bytes on every machine.
  const gz = await promisify(gzip)(text, { level: 9 });
  gz[GZIP_OS_BYTE] = 255;
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
