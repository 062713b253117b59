import { existsSync } from "node:fs";
import { getContent } from "@/lib/content/content";
import { providerKeysOrExit } from "./environment";
import { askedHost, listen, listenAdvice, listeningAddresses, openAddresses } from "./serve/listen";
import { Intake } from "./serve/mock-services/intake";
import { createSiteServer } from "./serve/site-server";

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

const services = providerKeysOrExit();
const host = askedHost(process.env.HOST);
const wanted = Number(process.env.PORT || 3000);
if (!existsSync("out/index.html")) fail("There is no site in out/ yet. Run npm run build first.");

// Without provider keys the consent form goes to this machine, so that it can be tried.
const reach = host ? { hosts: [host.toLowerCase()], isOpenToNetwork: true } : {};
const intake = services ? undefined : new Intake({ folder: ".intake", ...reach });
const site = createSiteServer({ root: "out", redirects: getContent().redirects, intake });
const { port, servers } = await listen(site, wanted, listeningAddresses(host)).catch(
  (error: NodeJS.ErrnoException) => fail(listenAdvice(error.code, wanted) ?? String(error)),
);

const { here, elsewhere } = openAddresses(host, port);
console.log(here);
if (!host) console.log("Only this machine can open it; for a phone: HOST=0.0.0.0 npm run serve");
for (const address of elsewhere) console.log(`On a phone in the same network: ${address}`);
if (host) console.log("Everybody in this network can open it, unencrypted: use made-up data only.");
if (intake) console.log(`Consent forms arrive at ${here}${intake.link}`);
if (intake) console.log("That link is the key to them; whoever does not have it reads nothing.");

function stop() {
  for (const server of servers) server.close();
  // Browsers hold idle connections open; without this the process waits for them.
  for (const server of servers) server.closeAllConnections();
}
process.once("SIGINT", stop).once("SIGTERM", stop);
