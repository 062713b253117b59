import { createIsland } from "static-islands/island";
import { islands } from "./registry";

/** `<Island of="…" when="…" props={…}>` for the components of the registry. */
export const Island = createIsland(islands);
