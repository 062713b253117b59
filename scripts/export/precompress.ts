import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { filesBelow } from "./public-files";

const TEXT_FILE = /\.(html|css|js|json|svg|txt|xml|webmanifest)$/;
/** Below this the response headers outweigh what compressing saves. */
const MIN_BYTES = 200;
/** Byte 9 of a gzip header names the system it was written on (RFC 1952); 255 is "unknown". */
const GZIP_OS_BYTE = 9;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Node writes no modification time, so the same text gives the same bytes on every machine. */
async function gzipBytes(text: Buffer): Promise<Buffer> {
  const bytes = await compressGzip(text, { level: 9 });
  bytes[GZIP_OS_BYTE] = 255;
  return bytes;
}

function brotliBytes(text: Buffer): Promise<Buffer> {
  return compressBrotli(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });
}

/**
 * Writes `.br` (quality 11) and `.gz` (level 9) beside every text file of at least 200 bytes that
 * gets smaller by it.
 * @param root folder to compress, all folders below included, without compressed siblings yet
 * @returns how many text files there are
 */
export async function precompress(root: string): Promise<number> {
  const files = filesBelow(root).filter((file) => TEXT_FILE.test(file));
  const compressFile = async (file: string) => {
    const text = await readFile(path.join(root, file));
    if (text.length < MIN_BYTES) return;
    const siblings = { br: await brotliBytes(text), gz: await gzipBytes(text) };
    for (const [extension, bytes] of Object.entries(siblings)) {
      if (bytes.length < text.length)
        await writeFile(path.join(root, `${file}.${extension}`), bytes);
    }
  };
  // zlib works in Node's pool of threads, which holds back what is too much at once.
  await Promise.all(files.map(compressFile));
  return files.length;
}
