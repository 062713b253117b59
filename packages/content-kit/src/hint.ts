/** How to correct a value. */
export interface Hint {
  /** The sentence: `write 2030-05-14`. */
  text: string;
  /** The value that it tells to write; undefined if it names none. */
  value?: string | number | boolean;
}

/** A hint that names no value; undefined without a text. */
export function advice(text: string | undefined): Hint | undefined {
  return text === undefined ? undefined : { text };
}

/**
 * A hint that names the value to write.
 * @param because what is wrong, in front of it
 * @param how behind it: `without quotes`
 * @param shown the value as it is to be written, if not as a program prints it
 */
export function toWrite(
  value: string | number | boolean,
  { because, how, shown }: { because?: string; how?: string | undefined; shown?: string } = {},
): Hint {
  const reason = because === undefined ? "" : `${because}: `;
  const manner = how === undefined ? "" : `, ${how}`;
  return { text: `${reason}write ${shown ?? value}${manner}`, value };
}
