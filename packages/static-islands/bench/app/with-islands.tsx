import { createIsland } from "static-islands/island";
import { islands } from "./islands/registry";
import { CROPS, TOPICS } from "./words";

const Island = createIsland(islands);
const ASTROS = process.env.ASTROS_MOMENTS !== undefined;

export function Form() {
  return (
    <Island of="enquiry-form" when={ASTROS ? "visible" : "approach"} props={{ topics: TOPICS }} />
  );
}

export function List() {
  return <Island of="crop-list" when={ASTROS ? "idle" : "approach"} props={{ crops: CROPS }} />;
}
