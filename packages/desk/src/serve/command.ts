import { getContent } from "@/lib/checks/checked-content";
import { exitWith, providerKeysOrExit, requireBuiltSite } from "@/scripts/environment";
import { onStop } from "@/scripts/on-stop";
import { LOOPBACK, listen, networkAddresses } from "./listen";
import { MockProviders } from "./mock-providers/mock-providers";
import { createSiteServer } from "./static-server";

/**
 * Serves out/: npm start, npm run serve. PORT chooses another port, HOST=0.0.0.0 opens the server
 * to the network. With `--port-only` it only finds out whether the port is free.
 */

const keys = providerKeysOrExit();
const port = Number(process.env.PORT || 3000);
// Some shells set HOST to the machine's name, which must not open the server to the network.
const address = process.env.HOST === "0.0.0.0" ? "0.0.0.0" : LOOPBACK;
const command = process.env.npm_lifecycle_event === "start" ? "npm start" : "npm run serve";

function exitWithAdvice({ code, message }: NodeJS.ErrnoException): never {
  if (code !== "EADDRINUSE") return exitWith(message);
  const advice = `Stop the other program or choose another: PORT=${port + 1} ${command}`;
  return exitWith(`Port ${port} is taken. ${advice}`);
}

/** Without provider keys the consent form is sent to this machine, for testing. */
function mockProviders(): MockProviders | undefined {
  if (keys) return undefined;
  return new MockProviders(".intake", process.env.MOCK_SEAL_IDENTITY || undefined);
}

// Checks the port before the build of `npm start`.
if (process.argv.includes("--port-only")) {
  await listen(() => {}, port, address).catch(exitWithAdvice);
  process.exit();
}

requireBuiltSite();
const providers = mockProviders();
const site = createSiteServer("out", getContent().redirects, providers);
const server = await listen(site, port, address).catch(exitWithAdvice);

console.log(server.origin);
if (address === LOOPBACK) {
  console.log(`Only this machine can open it; for a phone: HOST=0.0.0.0 ${command}`);
} else {
  for (const network of networkAddresses()) {
    console.log(`On a phone: http://${network}:${server.port}`);
  }
}
if (providers) {
  console.log(`Consent forms sent on this machine arrive at ${server.origin}${providers.link}`);
  console.log("Keep that link secret: whoever has it can read them.");
}
onStop(server.close);
