import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { getContent } from "@/lib/content/content";
import { askedHost, listen, listeningAddresses, openAddresses } from "@/scripts/serve/listen";
import { createIntake } from "@/scripts/serve/mock-services/intake";
import { createSiteServer } from "@/scripts/serve/site-server";
import { servicesOrExit } from "./environment";

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

const services = servicesOrExit();
const root = resolve("out");
const wanted = Number(process.env.PORT || 3000);
const host = askedHost(process.env.HOST);

if (!Number.isInteger(wanted) || wanted < 0 || wanted > 65535) {
  fail(`PORT is "${process.env.PORT}"; it has to be a whole number up to 65535.`);
}
if (!existsSync(resolve(root, "index.html"))) {
  fail("There is no site in out/ yet. Run npm run build first.");
}

// Without services of its own the consent form goes to this machine, so that it can be tried.
const intake = services
  ? undefined
  : createIntake({
      folder: ".intake",
      ...(host && { hosts: [host.toLowerCase()], isOpenToNetwork: true }),
    });
const listener = createSiteServer({ root, redirects: getContent().redirects, intake });

const { port, servers } = await listen(listener, wanted, listeningAddresses(host)).catch(
  (error: NodeJS.ErrnoException) => {
    if (error.code === "EADDRINUSE") {
      fail(
        `Port ${wanted} is taken. Stop the other program or choose another: PORT=3001 npm run serve`,
      );
    }
    if (error.code === "EACCES") fail(`Port ${wanted} needs more rights than this user has.`);
    if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND") {
      fail(`HOST is "${host}"; it has to be an address of this machine, or 0.0.0.0 for all.`);
    }
    throw error;
  },
);

const { here, elsewhere } = openAddresses(host, port);
console.log(here);
if (host === undefined) {
  console.log("Only this machine can open it; for a phone beside it: HOST=0.0.0.0 npm run serve");
} else {
  for (const address of elsewhere) console.log(`On a phone in the same network: ${address}`);
  console.log("Everybody in this network can open it, unencrypted: use made-up data only.");
}
if (intake) {
  console.log(`Consent forms arrive at ${here}${intake.link}`);
  console.log("That link is the key to them; whoever does not have it reads nothing.");
}

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    for (const server of servers) {
      server.close();
      // Browsers hold idle connections open; without this the process waits for them.
      server.closeAllConnections();
    }
  });
}
