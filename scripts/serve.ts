import { existsSync } from "node:fs";
import { createServer } from "node:http";
import { resolve } from "node:path";
import { getContent } from "@/lib/content/content";
import { createIntake } from "@/lib/intake/intake";
import { createSiteServer } from "@/lib/intake/site-server";
import { servicesOrExit } from "./environment";

const root = resolve("out");
const port = Number(process.env.PORT || 3000);

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

if (!Number.isInteger(port) || port < 0 || port > 65535) {
  fail(`PORT is "${process.env.PORT}"; it has to be a whole number up to 65535.`);
}
if (!existsSync(resolve(root, "index.html"))) {
  fail("There is no site in out/ yet. Run npm run build first.");
}

// Without services of its own the consent form goes to this machine, so that it can be tried.
const intake = servicesOrExit() ? undefined : createIntake({ folder: ".intake" });
const server = createServer(createSiteServer({ root, redirects: getContent().redirects, intake }));

server.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EADDRINUSE") {
    fail(
      `Port ${port} is taken. Stop the other program or choose another: PORT=3001 npm run serve`,
    );
  }
  if (error.code === "EACCES") fail(`Port ${port} needs more rights than this user has.`);
  throw error;
});

server.listen(port, () => {
  const address = server.address();
  const open = typeof address === "object" && address ? address.port : port;
  console.log(`http://localhost:${open}`);
  if (intake) console.log(`Consent forms arrive at http://localhost:${open}/__intake`);
});

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    server.close();
    // Browsers hold idle connections open; without this the process waits for them.
    server.closeAllConnections();
  });
}
