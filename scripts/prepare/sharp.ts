import { createRequire } from "node:module";

/** sharp as CommonJS: its ES module imports JSON with an attribute, which Node reads from 20.10 on. */
export const sharp: typeof import("sharp").default = createRequire(import.meta.url)("sharp");
