import { createIsland } from "static-islands/island";
import { islands } from "./registry";

/** `<Island of="…" when="…" props={…}>` for the registered components. */
export const Island = createIsland(islands);
