import type { SourceOfText } from "../../api";
import { isSamePlace } from "../state/place";

/** Whether two texts are the same value, or the same paragraph of one. */
export function isSameSource(a: SourceOfText, b: SourceOfText): boolean {
  return isSamePlace(a.place, b.place) && a.from === b.from;
}
