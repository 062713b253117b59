import { inflateSync } from "node:zlib";

/** Bytes of a WOFF file: its header, and each entry of its list of tables. */
const HEADER = 44;
const ENTRY = 20;

/** The table that says which characters a font has. @throws Error for a file without it */
function characterTable(woff: Buffer): Buffer {
  const tables = woff.readUInt16BE(12);
  for (let table = 0; table < tables; table += 1) {
    const entry = HEADER + ENTRY * table;
    if (woff.toString("latin1", entry, entry + 4) !== "cmap") continue;
    const start = woff.readUInt32BE(entry + 4);
    const packed = woff.readUInt32BE(entry + 8);
    const unpacked = woff.readUInt32BE(entry + 12);
    const bytes = woff.subarray(start, start + packed);
    return packed < unpacked ? inflateSync(bytes) : bytes;
  }
  throw new Error("expected a WOFF font, got a file without the table cmap");
}

function addRange(characters: Set<number>, first: number, last: number): void {
  for (let code = first; code <= last; code += 1) characters.add(code);
}

/** Format 4: characters of up to four hexadecimal digits, all ends of ranges before all starts. */
function addShort(characters: Set<number>, table: Buffer): void {
  const doubled = table.readUInt16BE(6);
  for (let at = 0; at < doubled; at += 2) {
    const last = table.readUInt16BE(14 + at);
    const first = table.readUInt16BE(16 + doubled + at);
    if (last < 0xffff) addRange(characters, first, last);
  }
}

/** Format 12: any characters, in groups of a first and a last one and a glyph. */
function addLong(characters: Set<number>, table: Buffer): void {
  const groups = table.readUInt32BE(12);
  for (let group = 0; group < groups; group += 1) {
    const at = 16 + 12 * group;
    addRange(characters, table.readUInt32BE(at), table.readUInt32BE(at + 4));
  }
}

/**
 * The characters that a font draws, as code points. A package's own list of them names more.
 * @param woff the bytes of a WOFF file, not of WOFF2
 * @throws Error for another file
 */
export function charactersOf(woff: Buffer): Set<number> {
  const characters = new Set<number>();
  const table = characterTable(woff);
  const encodings = table.readUInt16BE(2);
  for (let encoding = 0; encoding < encodings; encoding += 1) {
    const start = table.readUInt32BE(4 + 8 * encoding + 4);
    const part = table.subarray(start);
    const format = part.readUInt16BE(0);
    if (format === 4) addShort(characters, part);
    if (format === 12) addLong(characters, part);
  }
  return characters;
}
