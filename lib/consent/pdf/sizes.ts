/** Sizes of the consent PDF's letters, in PDF units. */
export const LABEL_SIZE = 9;
export const TEXT_SIZE = 12;
export const POINT_SIZE = 10;

/** Room for the number of a point of the terms. */
export const POINT_INDENT = 18;
