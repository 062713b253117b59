import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type ExportOptions, readFrom } from "./export-site.ts";
import { filesBelow } from "./files-below.ts";
import { readBuildConfig } from "./next/build-config.ts";
import { nextFiles } from "./next/next-files.ts";
import { exportPage } from "./page/export-page.ts";
import type { SiteParts } from "./page/page.ts";
import { compress } from "./precompress.ts";
import { bundleScripts } from "./scripts/bundle-scripts.ts";
import { islandRenderer } from "./scripts/render-island.ts";
import { STYLE_STEPS, type StyleStep } from "./styles/page-styles.ts";

/** What one step saves, in bytes of all pages as they are sent: compressed with brotli. */
export interface StepSaving {
  step: StyleStep;
  withStep: number;
  withoutStep: number;
}

/**
 * Exports the site's pages with all steps that shorten their styles, and once more without each of
 * them. Nothing is written but scripts into a temporary folder.
 * @throws Error as `exportSite` does for a page that cannot be exported
 */
export async function measureSteps(options: Omit<ExportOptions, "to">): Promise<StepSaving[]> {
  const { from, publicFolder } = options;
  const publicFiles = new Set(publicFolder === undefined ? [] : filesBelow(publicFolder));
  const { pages } = nextFiles(from, publicFolder, publicFiles);
  const scripts = await mkdtemp(path.join(tmpdir(), "static-islands-"));
  const bundles = await bundleScripts(options, scripts);
  const config = readBuildConfig(options.root);
  const site: SiteParts = {
    ...options,
    bundles,
    config,
    read: readFrom(from, scripts, config),
    renderIsland: islandRenderer(options, bundles.islandDefinitions),
  };

  async function bytesWith(styleSteps: readonly StyleStep[]): Promise<number> {
    let bytes = 0;
    for (const file of pages) {
      const source = await readFile(path.join(from, file), "utf8");
      const { html, faults } = await exportPage(file, source, { ...site, styleSteps });
      if (html === "") {
        throw new Error(`${file}: ${faults.join("; ")}`);
      }
      const { br } = await compress(Buffer.from(html));
      bytes += br.length;
    }
    return bytes;
  }

  const withStep = await bytesWith(STYLE_STEPS);
  const savings: StepSaving[] = [];
  for (const step of STYLE_STEPS) {
    const others = STYLE_STEPS.filter((name) => name !== step);
    savings.push({ step, withStep, withoutStep: await bytesWith(others) });
  }
  await rm(scripts, { recursive: true });
  return savings;
}

/** Writes savings as a table in Markdown. */
export function stepTable(savings: readonly StepSaving[]): string {
  const rows = savings.map(({ step, withStep, withoutStep }) => {
    const saved = (100 * (withoutStep - withStep)) / withoutStep;
    return `| ${step} | ${withStep} | ${withoutStep} | ${saved.toFixed(1)} % |`;
  });
  return [
    "| step | bytes of all pages with it | without it | it saves |",
    "|---|---|---|---|",
    ...rows,
  ].join("\n");
}
