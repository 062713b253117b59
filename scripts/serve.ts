import { existsSync } from "node:fs";
import { getContent } from "@/lib/checks/checked-content";
import { providerKeysOrExit } from "./environment";
import { addressesFor, askedHost, listen, listenAdvice } from "./serve/listen";
import { MockProviders } from "./serve/mock-services/mock-providers";
import { onStop } from "./serve/on-stop";
import { createSiteServer } from "./serve/site-server";

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

const keys = providerKeysOrExit();
const host = askedHost(process.env.HOST);
const wanted = Number(process.env.PORT || 3000);
const { listening, here, elsewhere } = addressesFor(host);
const command = process.env.npm_lifecycle_event === "start" ? "npm start" : "npm run serve";
const advise = (error: NodeJS.ErrnoException) =>
  fail(listenAdvice(error.code, wanted, command) ?? String(error));

// Before `npm start` builds for a minute.
if (process.argv.includes("--port-only")) {
  await listen(() => {}, wanted, listening).catch(advise);
  process.exit();
}
if (!existsSync("out/index.html")) fail("There is no site in out/ yet. Run npm run build first.");

// Without provider keys the consent form goes to this machine, so that it can be tried.
const providers = keys ? undefined : new MockProviders(".intake", elsewhere);
const site = createSiteServer({ root: "out", redirects: getContent().redirects }, providers);
const { port, servers } = await listen(site, wanted, listening).catch(advise);

const address = `http://${here}:${port}`;
console.log(address);
if (!host) console.log(`Only this machine can open it; for a phone: HOST=0.0.0.0 ${command}`);
for (const one of elsewhere) console.log(`On a phone in the same network: http://${one}:${port}`);
if (host) console.log("Everybody in this network can open it, unencrypted: use made-up data only.");
if (providers) console.log(`Consent forms arrive at ${address}${providers.link}`);
if (providers) console.log("That link is the key to them; whoever does not have it reads nothing.");

onStop(() => {
  for (const server of servers) server.close();
  // Browsers hold idle connections open; without this the process waits for them.
  for (const server of servers) server.closeAllConnections();
});
