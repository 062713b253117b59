import { getContent } from "@/lib/checks/checked-content";
import { exitWith, providerKeysOrExit, requireBuiltSite } from "@/scripts/environment";
import { onStop } from "@/scripts/on-stop";
import { LOOPBACK, listen, networkAddresses } from "./listen";
import { MockProviders } from "./mock-providers/mock-providers";
import { createSiteServer } from "./static-server";

const keys = providerKeysOrExit();
const wanted = Number(process.env.PORT || 3000);
// Some shells set HOST to the machine's name, which must not open the server to the network.
const listening = process.env.HOST === "0.0.0.0" ? "0.0.0.0" : LOOPBACK;
const command = process.env.npm_lifecycle_event === "start" ? "npm start" : "npm run serve";
const advise = ({ code, message }: NodeJS.ErrnoException) =>
  exitWith(
    code === "EADDRINUSE"
      ? `Port ${wanted} is taken. Stop the other program or choose another: PORT=${wanted + 1} ${command}`
      : message,
  );

// Checks the port before the build of `npm start`.
if (process.argv.includes("--port-only")) {
  await listen(() => {}, wanted, listening).catch(advise);
  process.exit();
}
requireBuiltSite();

// Without provider keys the consent form is sent to this machine, for testing.
const providers = keys
  ? undefined
  : new MockProviders(".intake", process.env.MOCK_SEAL_IDENTITY || undefined);
const site = createSiteServer("out", getContent().redirects, providers);
const { port, origin, close } = await listen(site, wanted, listening).catch(advise);

console.log(origin);
if (listening === LOOPBACK) {
  console.log(`Only this machine can open it; for a phone: HOST=0.0.0.0 ${command}`);
} else {
  for (const one of networkAddresses()) console.log(`On a phone: http://${one}:${port}`);
}
if (providers) {
  console.log(`Consent forms sent on this machine arrive at ${origin}${providers.link}`);
  console.log("Keep that link secret: whoever has it can read them.");
}
onStop(close);
