import { z } from "zod";
import { route } from "./values";

/** Likely misspellings of paths, each with the page it redirects to. */
export const redirects = z.record(route, route);
