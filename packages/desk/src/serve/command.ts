import { getContent } from "@/lib/checks/checked-content";
import {
  exitWith,
  portOrExit,
  providerKeysOrExit,
  requireBuiltSite,
  withVariable,
} from "@/scripts/environment";
import { onStop } from "@/scripts/on-stop";
import { LOOPBACK, listenAddress, networkAddresses } from "@/scripts/own-host";
import { ALL_ADDRESSES, listen } from "./listen";
import { MockProviders } from "./mock-providers/mock-providers";
import { ownHostsOnly } from "./own-hosts";
import { createSiteServer } from "./static-server";

/**
 * Serves out/: npm start, npm run serve. PORT chooses another port, HOST=0.0.0.0 opens the server
 * to the network. With `--port-only` it only finds out whether the port is free.
 */

const keys = providerKeysOrExit();
const port = portOrExit("PORT", 3000);
const { address, note } = listenAddress();
const command = process.env.npm_lifecycle_event === "start" ? "npm start" : "npm run serve";

function exitWithAdvice({ code, message }: NodeJS.ErrnoException): never {
  if (code !== "EADDRINUSE") return exitWith(message);
  const another = withVariable("PORT", String(port + 1), command);
  return exitWith(`Port ${port} is taken. Stop the other program or choose another: ${another}`);
}

/** Without provider keys the consent form is sent to this machine, for testing. */
function mockProviders(): MockProviders | undefined {
  if (keys) return undefined;
  return new MockProviders(".intake", process.env.MOCK_SEAL_IDENTITY || undefined);
}

const [argument] = process.argv.slice(2);
if (argument && argument !== "--port-only") {
  exitWith(`${command} takes no arguments, and got ${argument}. PORT and HOST are set before it.`);
}

// Checks the port before the build of `npm start`.
if (process.argv.includes("--port-only")) {
  await listen(() => {}, port, address).catch(exitWithAdvice);
  process.exit();
}

requireBuiltSite();
const providers = mockProviders();
const site = createSiteServer("out", getContent().redirects, providers);
const server = await listen(ownHostsOnly(site), port, address).catch(exitWithAdvice);

console.log(`The site is at ${server.origin} until you press Ctrl+C here.`);
if (note) console.log(note);
if (address === LOOPBACK) {
  const forPhone = withVariable("HOST", "0.0.0.0", command);
  console.log(`Only this machine can open it; for a phone: ${forPhone}`);
} else if (ALL_ADDRESSES.includes(address)) {
  for (const network of networkAddresses()) {
    console.log(`On a phone: http://${network}:${server.port}`);
  }
}
if (providers) {
  console.log(`Consent forms sent on this machine arrive at ${server.origin}${providers.link}`);
  console.log("Keep that link secret: whoever has it can read them.");
}
console.log("It stays as it was built: to edit and see it, npm run edit (docs/editing.md).");
onStop(server.close);
