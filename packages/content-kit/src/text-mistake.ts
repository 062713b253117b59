/** A part of a text that would not be shown as intended. */
export interface TextMistake {
  message: string;
  /** The part, as it is written. */
  text: string;
}
