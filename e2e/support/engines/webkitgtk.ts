import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";
import { Builder, Capabilities, type WebDriver } from "selenium-webdriver";

export interface WebKit {
  driver: WebDriver;
  close(): Promise<void>;
}

function stop(child: ChildProcess): Promise<unknown> {
  const ended = once(child, "exit");
  child.kill();
  return ended;
}

/**
 * Starts WebKitGTK's small browser on a screen that nobody sees, driven by WebDriver.
 * @param binary path of MiniBrowser
 * @param port a free one, for its driver
 */
export async function openWebKit(binary: string, port: number): Promise<WebKit> {
  const screen = spawn(
    "Xvfb",
    ["-displayfd", "3", "-screen", "0", "1280x1000x24", "-nolisten", "tcp"],
    { stdio: ["ignore", "ignore", "ignore", "pipe"] },
  );
  const [display] = await once(screen.stdio[3] as Readable, "data");
  const service = spawn("WebKitWebDriver", ["--host=127.0.0.1", `--port=${port}`], {
    stdio: "ignore",
    env: {
      ...process.env,
      DISPLAY: `:${String(display).trim()}`,
      // Its sandbox needs rights that containers lack. Only pages of our own are opened.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
    },
  });
  const address = `http://127.0.0.1:${port}`;
  const answers = () =>
    fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (service.exitCode === null && !(await answers())) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const driver = await new Builder()
    .usingServer(address)
    .withCapabilities(
      new Capabilities({
        browserName: "MiniBrowser",
        "webkitgtk:browserOptions": { binary, args: ["--automation"] },
      }),
    )
    .build();
  return {
    driver,
    async close() {
      await driver.quit();
      await stop(service);
      await stop(screen);
    },
  };
}
