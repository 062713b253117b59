import { createServer, type Server } from "node:https";
import type { AddressInfo } from "node:net";
import { PROVIDER_ORIGINS } from "@/lib/consent/providers/destination";
import { selfSignedCertificate } from "./certificate";
import { TestProviders } from "./test-providers";

/** Mocks of the media host and the e-mail provider, by TLS under their own names. */
export interface Providers {
  /** What both received. */
  mocks: TestProviders;
  /** Flags that make Chromium find the mocks at the real names, and nothing else anywhere. */
  flags: readonly string[];
  /** `HOST METHOD /path`, in order of arrival. */
  requests: readonly string[];
  stop(): Promise<void>;
}

const hosts = Object.values(PROVIDER_ORIGINS).map((origin) => new URL(origin).hostname);

/** @param cloudName the media host's customer, whose addresses its answers name */
export async function startProviders(folder: string, cloudName: string): Promise<Providers> {
  const mocks = new TestProviders({
    folder,
    hosts,
    allowOtherOrigins: true,
    filesAt: `https://res.cloudinary.com/${cloudName}/raw/upload/v1/`,
  });
  const requests: string[] = [];
  const servers: Server[] = [];
  const rules: string[] = [];
  for (const host of hosts) {
    const server = createServer(selfSignedCertificate([host]), (req, res) => {
      requests.push(`${req.headers.host} ${req.method} ${req.url}`);
      req.url = `/__intake${req.url}`;
      if (!mocks.handle(req, res)) res.writeHead(404).end();
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    servers.push(server);
    rules.push(`MAP ${host}:443 127.0.0.1:${(server.address() as AddressInfo).port}`);
  }
  return {
    mocks,
    requests,
    flags: [
      `--host-resolver-rules=${rules.join(",")},MAP * ~NOTFOUND,EXCLUDE localhost,EXCLUDE *.localhost,EXCLUDE 127.0.0.1`,
      "--ignore-certificate-errors",
    ],
    async stop() {
      for (const server of servers) {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      }
    },
  };
}
