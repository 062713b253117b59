import { startIslands } from "static-islands/loader";
import { islands } from "./registry";

startIslands(islands, () => undefined);
