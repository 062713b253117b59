import { execFileSync, spawn, spawnSync } from "node:child_process";
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { networkInterfaces, tmpdir } from "node:os";
import path from "node:path";
import { selfSignedCertificate } from "./certificate";
import { freePort, type RunningHost, untilItAnswers } from "./running-host";

export const NO_NGINX =
  "nginx is not installed (for instance: sudo apt-get install nginx-light, or brew install nginx).";

/** Debian keeps it where users' shells do not look. Undefined where there is none. */
export const nginxCommand = ["nginx", "/usr/sbin/nginx"].find(
  (command) => spawnSync(command, ["-v"]).status === 0,
);

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

/** From this version on HTTP/2 is a directive; before, a word of the line. */
const HTTP2_DIRECTIVE = [1, 25, 1];

function hasHttp2Directive(command: string): boolean {
  const { stderr } = spawnSync(command, ["-v"], { encoding: "utf8" });
  const version = /nginx\/(\d+)\.(\d+)\.(\d+)/.exec(stderr)?.slice(1).map(Number) ?? [];
  const differs = HTTP2_DIRECTIVE.findIndex((part, index) => part !== version[index]);
  return differs === -1 || (version[differs] ?? 0) > (HTTP2_DIRECTIVE[differs] ?? 0);
}

const hasIpv6 = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .some(({ address }) => address === "::1");

/**
 * Starts a real nginx of the test's own on the generated configuration, at ports and with a folder
 * and a certificate of the test's own, and with the `listen` lines of this version.
 * @throws Error where there is no nginx
 */
export async function startNginx(): Promise<RunningHost> {
  const isRoot = process.getuid?.() === 0;
  if (!nginxCommand) throw new Error(NO_NGINX);

  const folder = await mkdtemp(path.join(tmpdir(), "nginx-"));
  await mkdir(path.join(folder, "temp"));
  // Its workers run as another user.
  await chmod(folder, 0o755);
  const port = await freePort();
  const plainPort = await freePort();
  const { cert, key } = selfSignedCertificate(["localhost", "127.0.0.1"]);
  await writeFile(path.join(folder, "fullchain.pem"), cert);
  await writeFile(path.join(folder, "privkey.pem"), key, { mode: 0o600 });
  const atPort = (text: string) =>
    text
      .replace(/listen \[::\]:(80|443)/g, hasIpv6 ? "listen [::1]:$1" : "# listen")
      .replace(/listen (\[::1\]:)?80\b/g, (_, ip = "127.0.0.1:") => `listen ${ip}${plainPort}`)
      .replace(/listen (\[::1\]:)?443\b/g, (_, ip = "127.0.0.1:") => `listen ${ip}${port}`);
  const listen = hasHttp2Directive(nginxCommand) ? "listen.conf" : "listen-before-1.25.1.conf";
  await mkdir(path.join(folder, "snippets"));
  await writeFile(
    path.join(folder, "snippets", "research-desk-listen.conf"),
    atPort(await readFile(`deploy/nginx/${listen}`, "utf8")),
  );
  const site = atPort(await readFile("deploy/nginx/research-desk", "utf8"))
    .replaceAll("/etc/nginx/certificate/", `${folder}/`)
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

  const plainOrigin = `http://127.0.0.1:${plainPort}`;
  await untilItAnswers(plainOrigin);
  return {
    origin: `https://127.0.0.1:${port}`,
    plainOrigin,
    cert,
    log: () => readFile(path.join(folder, "error.log"), "utf8"),
    async stop() {
      const ended = new Promise((resolve) => server.once("exit", resolve));
      server.kill("SIGQUIT");
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}
