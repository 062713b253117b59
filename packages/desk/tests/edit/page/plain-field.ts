import type { Field, Place } from "../../../src/edit/api";

/** A field of a value, as the server describes one of which nothing special is to be said. */
export const plainField = (
  place: Place,
  kind: Field["kind"],
  more: Partial<Field> = {},
): Field => ({
  place,
  kind,
  label: "Price",
  help: "",
  value: "",
  shown: undefined,
  optional: false,
  placeholder: undefined,
  fixed: [],
  facts: [],
  choices: [],
  fields: [],
  entries: [],
  least: 0,
  most: undefined,
  versioned: false,
  longest: undefined,
  ...more,
});
