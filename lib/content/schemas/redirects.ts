import { z } from "zod";
import { route } from "./common";

/** Likely spellings of an address, each with the page it leads to. */
export const redirects = z.record(route, route);
