import { mkdirSync, writeFileSync } from "node:fs";
import { newBlock } from "./new/block";
import { newFigure } from "./new/figure";
import { NameRefused } from "./new/names";
import { newPage } from "./new/page";
import { newService } from "./new/service";

/** Writes the skeleton of a page, a service, a kind of block or a kind of figure. */
const MAKERS = new Map([
  ["page", newPage],
  ["service", newService],
  ["block", newBlock],
  ["figure", newFigure],
]);

const [kind = "", name = ""] = process.argv.slice(2);
const make = MAKERS.get(kind);
if (!make || process.argv.length !== 4) {
  console.error(
    "Say what to make, and its name in small letters with dashes: npm run new -- page our-team (or service, block, figure)",
  );
  process.exit(1);
}
try {
  console.log(make(process.cwd(), name));
} catch (cause) {
  if (!(cause instanceof NameRefused)) throw cause;
  console.error(cause.message);
  process.exit(1);
}
// Read only now: a new kind is in them.
const { jsonSchemas } = await import("./prepare/json-schemas");
mkdirSync("schemas", { recursive: true });
for (const [file, schema] of Object.entries(jsonSchemas()))
  writeFileSync(`schemas/${file}`, schema);
