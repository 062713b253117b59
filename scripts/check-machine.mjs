import { fileURLToPath } from "node:url";
import { machineFault } from "./machine.mjs";

// Run before anything else: ends the process where this machine cannot do the rest.
const folder = fileURLToPath(new URL("..", import.meta.url));
const fault = machineFault({ folder, version: process.versions.node });
if (fault) {
  console.error(fault);
  process.exit(1);
}
