import type { Place } from "../../api";
import { labelOf } from "../../labels";
import { above } from "../state/place";
import { nameOfFile } from "../state/site";
import { openFields } from "../state/view";
import { Icon } from "./icon";

interface PlaceLinkProps {
  place: Place;
  children: string;
}

/** "Price": the last of its keys that is no number. */
function nameOfPlace({ file, path }: Place): string {
  const key = path.findLast((step) => typeof step === "string");
  return typeof key === "string" ? labelOf(key) : nameOfFile(file);
}

/** Opens a value where it is written, with what stands around it. */
export function PlaceLink({ place, children }: PlaceLinkProps) {
  return (
    <button
      type="button"
      className="link"
      aria-label={`${children}: ${nameOfPlace(place)}`}
      onClick={() => openFields(above(place), place)}
    >
      {children}
      <Icon name="open" />
    </button>
  );
}
