import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { getContent } from "@/lib/checks/checked-content";
import { argumentsOrExit, exitWith } from "@/scripts/environment";
import { openerPage } from "./opener-page";

/** Writes the page with which staff open sealed documents (docs/sealing.md): npm run opener */
const FILE = "reports/opener.html";

process.once("uncaughtException", exitWith);
argumentsOrExit("opener", {});
const html = openerPage(process.cwd(), getContent().firm.name);
mkdirSync("reports", { recursive: true });
writeFileSync(FILE, html);
console.log(`${FILE}: hand it to those who open applications; never publish it.`);
console.log(`SHA-256 ${createHash("sha256").update(html).digest("hex")}`);
