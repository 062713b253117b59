import type { Place } from "../../api";
import { above } from "../state/place";
import { openFields } from "../state/view";
import { Icon } from "./icon";

interface PlaceLinkProps {
  place: Place;
  children: string;
}

/** Opens a value where it is written, with what stands around it. */
export function PlaceLink({ place, children }: PlaceLinkProps) {
  return (
    <button type="button" className="link" onClick={() => openFields(above(place), place)}>
      {children}
      <Icon name="open" />
    </button>
  );
}
