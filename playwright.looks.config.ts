import { defineConfig } from "@playwright/test";
import tests from "./playwright.config";

/** CSS px: a phone, a tablet, a laptop. */
const WIDTHS = [360, 768, 1280];

const PORT = Number(process.env.E2E_PORT ?? 4173) + 1;

/** `npm run looks`: pictures of every page and of the gallery beside the set last accepted. */
export default defineConfig({
  ...tests,
  testDir: "e2e/looks",
  testMatch: "*.looks.ts",
  reporter: [["line"], ["html", { open: "never" }]],
  snapshotPathTemplate: ".looks/{projectName}/{arg}{ext}",
  expect: {
    timeout: 30_000,
    toHaveScreenshot: {
      // Colour of a pixel, from 0 (equal) to 1; then pixels of a picture; a comma is about ten.
      threshold: 0.1,
      maxDiffPixels: 8,
      stylePath: "e2e/looks/looks.css",
    },
  },
  use: { ...tests.use, trace: "off", contextOptions: { reducedMotion: "reduce" } },
  projects: WIDTHS.map((width) => ({
    name: String(width),
    use: { ...tests.projects?.[0]?.use, viewport: { width, height: 900 } },
  })),
  webServer: [
    ...[tests.webServer ?? []].flat(),
    {
      command: `npx next dev --port ${PORT}`,
      // The receipt shows a time: the server's has to be the browser's.
      env: { TZ: "Asia/Kolkata" },
      url: `http://localhost:${PORT}/gallery`,
      timeout: 120_000,
      stdout: "ignore",
      stderr: "pipe",
    },
  ],
  metadata: { gallery: `http://localhost:${PORT}/gallery` },
});
