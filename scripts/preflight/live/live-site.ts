import { readFileSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "@/lib/content/files-below";
import { HOME } from "@/lib/content/route";
import { headerRules, headersFor } from "@/scripts/hosts/host-rules";
import { pageChanges } from "./page-changes";

/** Files of hosts and copies of others, which have no address; build.json comes first. */
const NOT_SERVED =
  /(^|\/)(_headers|_redirects|\.htaccess|\.nojekyll|\.static-islands|build\.json)$|\.(br|gz)$/;
const TEXT = /\.(html|txt|js|json|svg|css|csv|xml|webmanifest)$/;
/** As a browser asks, and for each copy that a host may keep. */
const CODINGS = ["identity", "gzip", "br"];
const AT_ONCE = 6;
const MOVED = [301, 302, 303, 307, 308];
/** Hosts choose it by themselves, or only while placeholders are left. */
const HEADERS_OF_HOSTS = ["Cache-Control", "X-Robots-Tag"];
/** An address that no site has. */
const NOWHERE = "/no-such-page-7K3Q";

/** What was found, with the addresses where it was. */
export type LiveFindings = Map<string, string[]>;

function addressOf(file: string): string {
  if (file === "index.html") return HOME;
  if (file === "404.html") return NOWHERE;
  const name = file.replace(/\.html$/, "");
  return `/${name.split("/").map(encodeURIComponent).join("/")}`;
}

/** Changes of the bytes of a file. */
function changesIn(file: string, built: Buffer, served: Buffer): string[] {
  if (built.equals(served)) return [];
  if (file.endsWith(".html")) return pageChanges(built.toString(), served.toString());
  return [`has other bytes than out/ (${served.length} instead of ${built.length})`];
}

/** Headers of this site that an answer lacks or has with another value. */
function headerFaults(address: string, answer: Response, isHttps: boolean): string[] {
  const expected = headersFor(headerRules({ isHttps }), address);
  return Object.entries(expected).flatMap(([name, value]) => {
    if (HEADERS_OF_HOSTS.includes(name)) return [];
    const got = answer.headers.get(name);
    if (got === null) return [`the header ${name} is missing`];
    // Hosts that join the values of several rules send the particular one last.
    const isRight = got === value || got.endsWith(`, ${value}`);
    return isRight ? [] : [`the header ${name} is ${got}`];
  });
}

interface LiveOptions {
  /** The built site. */
  out: string;
  origin: string;
  /** Old addresses, at which a host may answer by itself. */
  redirects: Readonly<Record<string, string>>;
}

/** Asks for a file in one coding. @returns what is not as it was built */
async function compareFile(file: string, coding: string, options: LiveOptions): Promise<string[]> {
  const { out, origin, redirects } = options;
  const address = addressOf(file);
  const headers = { "Accept-Encoding": coding, "User-Agent": "Mozilla/5.0 (compare)" };
  const answer = await fetch(new URL(address, origin), { redirect: "manual", headers });
  const served = Buffer.from(await answer.arrayBuffer());
  if (address in redirects && MOVED.includes(answer.status)) return [];
  const expected = file === "404.html" ? 404 : 200;
  if (answer.status !== expected) return [`answers ${answer.status} instead of ${expected}`];
  const changes = changesIn(file, readFileSync(path.join(out, file)), served);
  const isHttps = origin.startsWith("https:");
  return [...changes, ...headerFaults(address, answer, isHttps)];
}

/** Whether the host has the build that is in out/. */
async function hasSameBuild({ out, origin }: LiveOptions): Promise<boolean> {
  const answer = await fetch(new URL("/build.json", origin));
  const served = await answer.text();
  return served === readFileSync(path.join(out, "build.json"), "utf8");
}

/**
 * Compares every file of the built site with what its host sends to browsers.
 * @returns what differs; empty if every byte and header is as built
 * @throws TypeError where the host does not answer
 */
export async function compareLive(options: LiveOptions): Promise<LiveFindings> {
  const findings: LiveFindings = new Map();
  const add = (finding: string, address: string) => {
    const addresses = findings.get(finding) ?? [];
    if (!addresses.includes(address)) addresses.push(address);
    findings.set(finding, addresses);
  };
  if (!(await hasSameBuild(options))) {
    add("the host has another build than out/: build the commit that is published", "/build.json");
  }
  const files = filesBelow(options.out).filter((file) => !NOT_SERVED.test(file));
  const requests = files.flatMap((file) =>
    (TEXT.test(file) ? CODINGS : ["identity"]).map((coding) => ({ file, coding })),
  );
  async function work(): Promise<void> {
    for (let next = requests.shift(); next; next = requests.shift()) {
      const found = await compareFile(next.file, next.coding, options);
      for (const finding of found) add(finding, addressOf(next.file));
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return findings;
}

/** Named of the addresses where the same was found. */
const NAMED = 3;

/** The findings as lines for people. */
export function liveLines(origin: string, findings: LiveFindings): string[] {
  if (findings.size === 0) return [`${origin} sends what was built: every file, byte for byte.`];
  const lines = [...findings].map(([finding, addresses]) => {
    const [first = "", ...others] = [...addresses].sort();
    const named = [first, ...others.slice(0, NAMED - 1)].join(", ");
    const more = addresses.length > NAMED ? ` and ${addresses.length - NAMED} more` : "";
    return `${named}${more}: ${finding}`;
  });
  return [...lines.sort(), `${origin} does not send what was built (docs/deploying.md).`];
}
