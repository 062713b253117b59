import { test } from "@playwright/test";
import type { RunningHost } from "./running-host";

/** Tests against a web server that is started once for a file's tests. */
export function hostTest(start: () => Promise<RunningHost>) {
  return test.extend<object, { host: RunningHost }>({
    host: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
      async ({}, use) => {
        const host = await start();
        await use(host);
        await host.stop();
      },
      { scope: "worker", auto: true },
    ],
    baseURL: async ({ host }, use) => use(host.origin),
    // Its certificate is signed by nobody but itself.
    ignoreHTTPSErrors: true,
  });
}
