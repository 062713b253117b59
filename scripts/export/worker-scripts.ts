import type { CheckedScript, FurtherScript } from "static-islands";
import type { WorkerScript } from "@/lib/consent/worker/worker-scripts";

/** By the text of an import in the worker's code: the global name under which a script leaves it. */
const globals = {
  "@/lib/consent/pdf/details-pdf": "consentPdf",
  "@/lib/consent/seal/seal-file": "consentSeal",
  "../../../node_modules/@noble/post-quantum/hybrid.js": "consentHybrid",
  "browser-image-compression": "consentCompress",
};

/**
 * The scripts of which the consent form makes its worker. Each is one file, so that the page can
 * check all of a worker before it starts it: what a worker fetches by itself has no integrity.
 */
export const workerScripts: Record<WorkerScript, FurtherScript> = {
  "worker-jobs": {
    entry: "lib/consent/worker/consent-worker.ts",
    globalName: "consentJobs",
    globals,
  },
  "worker-pdf": { entry: "lib/consent/pdf/details-pdf.ts", globalName: "consentPdf" },
  "worker-seal": { entry: "lib/consent/seal/seal-file.ts", globalName: "consentSeal", globals },
  "worker-hybrid": {
    entry: "node_modules/@noble/post-quantum/hybrid.js",
    globalName: "consentHybrid",
  },
  "worker-compress": { entry: "browser-image-compression", globalName: "consentCompress" },
};

/** @returns the text that stands in the form's code for address and integrity of each */
export function checkedWorkerScripts(scripts: Readonly<Record<string, CheckedScript>>): string {
  const own = Object.keys(workerScripts).map((name) => [name, scripts[name]]);
  return JSON.stringify(JSON.stringify(Object.fromEntries(own)));
}
