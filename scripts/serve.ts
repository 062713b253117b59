import { getContent } from "@/lib/checks/checked-content";
import { exitWith, providerKeysOrExit, requireBuiltSite } from "./environment";
import { addressesFor, listen, listenAdvice } from "./serve/listen";
import { MockProviders } from "./serve/mock-services/mock-providers";
import { onStop } from "./serve/on-stop";
import { createSiteServer } from "./serve/static-server";

const keys = providerKeysOrExit();
const wanted = Number(process.env.PORT || 3000);
const { listening, here, elsewhere } = addressesFor(process.env.HOST);
const isOpen = elsewhere.length > 0;
const command = process.env.npm_lifecycle_event === "start" ? "npm start" : "npm run serve";
const advise = (error: NodeJS.ErrnoException) => exitWith(listenAdvice(error, wanted, command));

// Before `npm start` builds for a minute.
if (process.argv.includes("--port-only")) {
  await listen(() => {}, wanted, listening).catch(advise);
  process.exit();
}
requireBuiltSite();

// Without provider keys the consent form goes to this machine, so that it can be tried.
const identity = process.env.MOCK_SEAL_IDENTITY || undefined;
const providers = keys ? undefined : new MockProviders(".intake", elsewhere, identity);
const site = createSiteServer({ root: "out", redirects: getContent().redirects }, providers);
const { port, close } = await listen(site, wanted, listening).catch(advise);

const address = `http://${here}:${port}`;
console.log(address);
if (!isOpen) console.log(`Only this machine can open it; for a phone: HOST=0.0.0.0 ${command}`);
for (const one of elsewhere) console.log(`On a phone in the same network: http://${one}:${port}`);
if (isOpen) {
  console.log("Everybody in this network can open it, unencrypted: use made-up data only.");
}
if (providers) {
  console.log(`Consent forms arrive at ${address}${providers.link}`);
  console.log("That link is the key to them; whoever does not have it reads nothing.");
}
onStop(close);
