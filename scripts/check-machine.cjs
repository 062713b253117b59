const path = require("node:path");
const { machineFault } = require("./machine.cjs");

// Run before anything else: ends the process where this machine cannot do the rest.
const folder = path.join(__dirname, "..");
const fault = machineFault({ folder, version: process.versions.node });
if (fault) {
  console.error(fault);
  process.exit(1);
}
