#!/usr/bin/env node
// For `npx path/to/this/repository FOLDER` from anywhere: tsx finds the paths of imports here.
import { fileURLToPath } from "node:url";
import { register } from "tsx/esm/api";

register({ tsconfig: fileURLToPath(new URL("../tsconfig.json", import.meta.url)) });
await import("./preflight.ts");
