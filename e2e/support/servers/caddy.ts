import { spawn, spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort, type RunningHost, untilItAnswers } from "./running-host";

export const NO_CADDY =
  "Caddy is not installed (for instance: sudo apt-get install caddy, or brew install caddy).";

/** Undefined where there is none. */
export const caddyCommand = ["caddy", "/usr/bin/caddy"].find(
  (command) => spawnSync(command, ["version"]).status === 0,
);

/**
 * Starts a real Caddy of the test's own on the generated Caddyfile, which stays as it is: ports go
 * before it, address and folder into the variables that it reads. For "localhost" Caddy signs the
 * certificate itself.
 * @throws Error where there is no Caddy
 */
export async function startCaddy(): Promise<RunningHost> {
  if (!caddyCommand) throw new Error(NO_CADDY);
  const folder = await mkdtemp(path.join(tmpdir(), "caddy-"));
  const port = await freePort();
  const plainPort = await freePort();
  const options = `{
	admin off
	http_port ${plainPort}
	https_port ${port}
	skip_install_trust
}
`;
  const config = path.join(folder, "Caddyfile");
  await writeFile(config, options + (await readFile("deploy/Caddyfile", "utf8")));
  const server = spawn(caddyCommand, ["run", "--config", config, "--adapter", "caddyfile"], {
    stdio: ["ignore", "ignore", "pipe"],
    env: {
      ...process.env,
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      SITE_ADDRESS: "localhost",
      SITE_ROOT: path.resolve("out"),
    },
  });
  let log = "";
  server.stderr.on("data", (chunk: Buffer) => {
    log += chunk;
  });

  const plainOrigin = `http://localhost:${plainPort}`;
  await untilItAnswers(plainOrigin);
  return {
    origin: `https://localhost:${port}`,
    plainOrigin,
    cert: await readFile(path.join(folder, "caddy/pki/authorities/local/root.crt"), "utf8"),
    log: async () => log,
    async stop() {
      const ended = new Promise((resolve) => server.once("exit", resolve));
      server.kill("SIGTERM");
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}
