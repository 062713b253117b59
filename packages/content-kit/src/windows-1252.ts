/** The letters of Windows-1252 at 80 to 9F, which are others in Unicode. */
const OWN_LETTERS = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ";
const FIRST = 0x80;

/** The letter of a byte. Node's decoder for this encoding takes it for Latin-1. */
export function letterOf(byte: number): string {
  return OWN_LETTERS[byte - FIRST] ?? String.fromCharCode(byte);
}

/** The byte of a letter that has one. */
export function byteOf(letter: string): number {
  const at = OWN_LETTERS.indexOf(letter);
  return at < 0 ? letter.charCodeAt(0) : FIRST + at;
}
