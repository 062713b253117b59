import { createIsland } from "static-islands/island";
import { islands } from "./registry";

export const Island = createIsland(islands);
