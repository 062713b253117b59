import type { Place, Plain } from "../../api";
import { labelOf } from "../../labels";

/** Tells places apart. */
export function keyOf({ file, path }: Place): string {
  return `${file}#${JSON.stringify(path)}`;
}

export function isSame(a: Plain | undefined, b: Plain | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

export function isSamePlace(a: Place | undefined, b: Place | undefined): boolean {
  return a !== undefined && b !== undefined && keyOf(a) === keyOf(b);
}

/** The group or list that a value is in; the file is in itself. */
export function above({ file, path }: Place): Place {
  return { file, path: path.slice(0, -1) };
}

/** What a form shows for a value: the group around a text, and an entry of a list by its list. */
export function formOf(place: Place): Place {
  return place.path.length === 0 ? place : above(place);
}

/** A message as a sentence: with a capital. */
export function sentence(message: string): string {
  return message.charAt(0).toUpperCase() + message.slice(1);
}

/** A value in words, for a list or a comparison. */
export function inWords(value: Plain | undefined): string {
  if (value === undefined || value === null || value === "") return "nothing";
  if (value === true) return "on";
  if (value === false) return "off";
  if (Array.isArray(value)) return value.map(inWords).join("\n");
  if (typeof value !== "object") return String(value);
  return Object.entries(value)
    .map(([key, part]) => `${labelOf(key)}: ${inWords(part)}`)
    .join("\n");
}
