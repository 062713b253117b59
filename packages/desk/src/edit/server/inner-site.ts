import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { type IsoDay, todayInIndia } from "@/lib/text/days";
import { LOOPBACK } from "@/scripts/own-host";

/** A port of this machine that nobody uses. */
async function freePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, LOOPBACK), "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

const POLL_MS = 300;

/** What `next dev` prints, without its own address: nobody edits there. */
const withoutAddress = (text: string) => text.replace(/^- (?:Local|Network):.*\n/gm, "");

/** `npm run dev` on a port of its own, behind the page to edit in. */
export class InnerSite {
  port = 0;
  isReady = false;
  /** Of which it shows the site; undefined for today. */
  private shownDay: IsoDay | undefined;
  private process: ChildProcess | undefined;
  private hasStopped = false;

  /**
   * @param root the repository
   * @param env as exported, before any .env file was read
   * @param onChange is called when it is there, or no more
   */
  constructor(
    private readonly root: string,
    private readonly env: NodeJS.ProcessEnv,
    private readonly onChange: () => void,
  ) {}

  get day(): IsoDay {
    return this.shownDay ?? todayInIndia();
  }

  async start(day?: IsoDay): Promise<void> {
    this.shownDay = day;
    this.port = await freePort();
    const args = ["scripts/run.cjs", "scripts/dev.ts", ...(day ? ["--today", day] : [])];
    const child = spawn(process.execPath, args, {
      cwd: this.root,
      stdio: ["ignore", "pipe", "inherit"],
      env: { ...this.env, HOST: LOOPBACK, PORT: String(this.port) },
    });
    this.process = child;
    child.stdout?.on("data", (text) => process.stderr.write(withoutAddress(String(text))));
    child.once("exit", () => {
      if (this.process !== child) return;
      this.isReady = false;
      this.onChange();
      if (!this.hasStopped) void this.start(this.shownDay);
    });
    void this.waitUntilReady(child);
  }

  /** Shows the site as of another day: the server starts anew. */
  async showDay(day: IsoDay | undefined): Promise<void> {
    if (day === this.shownDay) return;
    await this.stopProcess();
    this.isReady = false;
    this.onChange();
    await this.start(day);
  }

  private async waitUntilReady(child: ChildProcess): Promise<void> {
    while (this.process === child && !this.isReady) {
      await wait(POLL_MS);
      try {
        // Next listens before it can show a page; a page is asked for, so that the first is quick.
        const answer = await fetch(`http://localhost:${this.port}/`, { redirect: "manual" });
        await answer.arrayBuffer();
        this.isReady = this.process === child;
      } catch {
        // Not there yet.
      }
    }
    if (this.isReady) this.onChange();
  }

  private async stopProcess(): Promise<void> {
    const child = this.process;
    this.process = undefined;
    if (!child || child.exitCode !== null) return;
    child.kill("SIGTERM");
    await once(child, "exit");
  }

  async stop(): Promise<void> {
    this.hasStopped = true;
    await this.stopProcess();
  }
}
