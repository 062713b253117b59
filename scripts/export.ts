import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { formatIssue } from "content-kit";
import { messageOf, open, placed, preflight, sumLine } from "ra-preflight";
import { exportSite } from "static-islands";
import { getContent } from "@/lib/checks/checked-content";
import { readRecipients, sealAdvice } from "@/lib/consent/seal/recipients";
import { filesBelow } from "@/lib/content/files-below";
import { previewDay } from "@/lib/site/preview-day";
import { buildSummary } from "@/scripts/export/build-summary";
import { formHashes } from "@/scripts/export/form-files";
import { paymentLeft } from "@/scripts/export/payment-left";
import { exportOptions } from "@/scripts/export/site-options";
import { hostFiles } from "@/scripts/hosts/host-files";
import { BUILD_FILE, writeBuildFile } from "@/scripts/preflight/build-file";
import { launchLeft } from "@/scripts/preflight/launch-list";
import { preflightOptions } from "@/scripts/preflight/site-options";
import { exitWith, providerKeysOrExit } from "./environment";

/** Makes `out/` and `deploy/` from the output of `next build`. */
const root = process.cwd();
const out = path.join(root, "out");
const publicFolder = path.join(root, "public");

// First, so that all settings are those that Next has used for the pages.
providerKeysOrExit();
const content = getContent();
const { accepting } = content.notices;
const { pages, compressed } = await exportSite({
  ...exportOptions(root, content, new Set(filesBelow(publicFolder))),
  from: path.join(root, ".next", "export"),
  to: out,
  writtenLater: [BUILD_FILE],
  publicFolder,
  furtherFaults: (folder) => (accepting ? [] : paymentLeft(folder, content)),
}).catch(exitWith);

const files = { ...hostFiles(root, content), "hashes.txt": formHashes(out) };
for (const [file, text] of Object.entries(files)) {
  const target = path.join(root, "deploy", file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}

for (const warning of content.warnings) {
  console.log(`Please look at ${formatIssue(warning)}`);
}
if (!accepting) {
  console.log("Closed to new clients: accepting is false in content/notices.yaml.");
}
const examples = launchLeft(root).length;
if (examples > 0) {
  console.log(
    `Examples and placeholders left: ${examples}. Until npm run preflight -- --launch names none, hosts tell search engines to stay away.`,
  );
}
console.log(
  "npm run release writes what has changed since the last approval, to read and sign; npm run preflight lists what is wrong, missing, due or near its end.",
);
for (const line of sealAdvice(readRecipients(process.env))) {
  console.log(line);
}

const state = writeBuildFile(root);
const day = previewDay();
const report = preflight({ ...preflightOptions(root, content), ...(day && { today: day }) });
for (const hit of open(report)) {
  if (hit.level === "error") {
    console.log(`${placed(hit)}: error: ${messageOf(hit)} [${hit.rule.key}]`);
  }
}
console.log(`Preflight: ${sumLine(report)}.`);
console.log(`${pages} pages exported, ${compressed} files compressed.`);
for (const line of buildSummary(content.firm, process.env, state)) {
  console.log(line);
}
