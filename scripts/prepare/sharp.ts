import { createRequire } from "node:module";

/** As CommonJS: sharp's ES module uses an import attribute, which needs Node 20.10. */
export const sharp: typeof import("sharp").default = createRequire(import.meta.url)("sharp");
