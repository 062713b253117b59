import { execFileSync, spawn } from "node:child_process";
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { findNginx, NO_NGINX } from "@/lib/delivery/find-nginx";
import { machine } from "@/scripts/machine";

/** Only looked for: scripts/e2e.ts installs it before the tests. Undefined where there is none. */
export const nginxCommand = findNginx(machine);

export interface RunningNginx {
  origin: string;
  /** What it wrote to its error log. */
  log(): Promise<string>;
  stop(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function mimeTypes(folder: string): Promise<string> {
  for (const file of ["/etc/nginx/mime.types", "/opt/homebrew/etc/nginx/mime.types"]) {
    const text = await readFile(file, "utf8").catch(() => undefined);
    if (text !== undefined) {
      await writeFile(path.join(folder, "mime.types"), text);
      return "include mime.types;";
    }
  }
  throw new Error("nginx is installed without its mime.types");
}

/**
 * Starts a real nginx of the test's own on the generated configuration; only the port and the
 * folder differ from what a host would use.
 * @throws Error where there is no nginx
 */
export async function startNginx(): Promise<RunningNginx> {
  const isRoot = process.getuid?.() === 0;
  if (!nginxCommand) throw new Error(NO_NGINX);

  const folder = await mkdtemp(path.join(tmpdir(), "nginx-"));
  await mkdir(path.join(folder, "temp"));
  // Its workers run as another user.
  await chmod(folder, 0o755);
  const port = await freePort();
  const site = (await readFile("deploy/nginx.conf", "utf8"))
    .replace(/listen 80;/, `listen 127.0.0.1:${port};`)
    .replace(/root [^;]+;/, `root ${path.resolve("out")};`);
  await writeFile(path.join(folder, "site.conf"), site);
  const config = `
    ${isRoot ? "user root;" : ""}
    worker_processes 1;
    daemon off;
    pid ${folder}/nginx.pid;
    error_log ${folder}/error.log warn;
    events { worker_connections 256; }
    http {
      ${await mimeTypes(folder)}
      default_type application/octet-stream;
      access_log off;
      ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
        .map((name) => `${name}_temp_path ${folder}/temp/${name};`)
        .join("\n")}
      include site.conf;
    }`;
  const file = path.join(folder, "nginx.conf");
  await writeFile(file, config);
  const flags = ["-p", folder, "-c", file, "-e", path.join(folder, "error.log")];
  execFileSync(nginxCommand, ["-t", ...flags], { stdio: "pipe" });
  const server = spawn(nginxCommand, flags, { stdio: "ignore" });

  const origin = `http://127.0.0.1:${port}`;
  for (let attempt = 0; attempt < 50; attempt += 1) {
    if (await fetch(origin).catch(() => undefined)) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    origin,
    log: () => readFile(path.join(folder, "error.log"), "utf8"),
    async stop() {
      const ended = new Promise((resolve) => server.once("exit", resolve));
      server.kill("SIGQUIT");
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}
