import path from "node:path";
import { isAllowed, licensedPackages } from "@/scripts/prepare/licences";
import { lockedPackages } from "@/scripts/prepare/lock";

/** Every installed package with its licence; ends with an error for one that is not accepted. */
const root = process.cwd();
const packages = licensedPackages(root, lockedPackages(path.join(root, "package-lock.json")));

for (const { name, version, licence } of packages) console.log(`${name} ${version}: ${licence}`);
const refused = packages.filter(({ licence }) => !isAllowed(licence, "tools"));
console.log(`\n${packages.length} packages, ${refused.length} with a licence not accepted.`);
for (const { path: place, licence } of refused) console.error(`${place}: ${licence}`);
if (refused.length > 0) process.exitCode = 1;
