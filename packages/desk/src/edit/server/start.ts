import { once } from "node:events";
import path from "node:path";
import { LOOPBACK } from "@/scripts/own-host";
import { Access } from "./access";
import { createEditServer } from "./edit-server";
import { Events } from "./events";
import { InnerSite } from "./inner-site";

/** The page to edit in, while it runs. */
export interface Editing {
  /** The address to open, with its ticket. */
  entrance: string;
  stop(): Promise<void>;
}

/** Where the page keeps what it must not lose; git leaves it out. */
export const EDIT_FOLDER = ".edit";

/**
 * Starts the page, and the site behind it.
 * @param root the repository
 * @param env as exported, for the site's own server
 * @throws the system's error, such as EADDRINUSE
 */
export async function startEditing(
  root: string,
  port: number,
  env: NodeJS.ProcessEnv,
): Promise<Editing> {
  const origin = `http://localhost:${port}`;
  const folder = path.join(root, EDIT_FOLDER);
  const access = new Access(folder, port, env);
  const events = new Events();
  const site = new InnerSite(root, env, () => {
    events.tell({ kind: "site", ready: site.isReady, day: site.day });
  });
  const server = createEditServer({
    root,
    firm: () => "",
    access,
    events,
    site,
    handlers: {} as never,
    takePicture: async () => ({}),
    fileAt: () => undefined,
    onAdmitted: () => console.log(`For another browser: ${access.entrance(origin)}`),
  });
  await once(server.listen(port, LOOPBACK), "listening");
  console.log(
    `Open this to edit, in one browser, on this machine alone:\n\n  ${access.entrance(origin)}\n`,
  );
  await site.start();
  return {
    entrance: access.entrance(origin),
    async stop() {
      server.close();
      server.closeAllConnections();
      await site.stop();
    },
  };
}
