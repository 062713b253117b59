import { once } from "node:events";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { ContentError } from "content-kit";
import { LOOPBACK } from "@/scripts/own-host";
import { warmUp } from "../fields/advice";
import { Sender, writeRelease } from "../send/sender";
import { takePicture } from "../writing/take-picture";
import { Access } from "./access";
import { createEditServer } from "./edit-server";
import { Events } from "./events";
import { handlersFor } from "./handlers/all";
import { InnerSite } from "./inner-site";
import { reportAt } from "./report-at";
import { Room } from "./room";
import { watchContent } from "./watch";

/** The page to edit in, while it runs. */
export interface Editing {
  /** The address to open, with its ticket. */
  entrance: string;
  stop(): Promise<void>;
}

const POLL_MS = 1_000;

/** Waits for content that can be read: the page needs it to say what is in it. */
async function untilReadable(room: Room): Promise<void> {
  let said = "";
  for (;;) {
    try {
      void room.snapshot;
      return;
    } catch (cause) {
      if (!(cause instanceof ContentError)) throw cause;
      if (cause.message !== said)
        console.error(
          `${cause.message}\nCorrect this in an editor of texts: the page starts by itself then.`,
        );
      said = cause.message;
      await wait(POLL_MS);
    }
  }
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
  const folder = path.join(root, EDIT_FOLDER);
  const access = new Access(folder, port, env);
  const events = new Events();
  const site = new InnerSite(root, env, () => {
    events.tell({ kind: "site", ready: site.isReady, day: site.day });
  });
  const room = new Room(root, folder, () => site.day);
  let shownAt = 0;
  let hasMistakes = false;
  await untilReadable(room);
  const sender = new Sender(
    room,
    (sending) => events.tell({ kind: "sending", sending }),
    (folderOfSite) => writeRelease(folderOfSite, env),
  );
  const server = createEditServer({
    root,
    firm: () => room.snapshot.content.firm.name,
    access,
    events,
    site,
    handlers: handlersFor(room, site, sender),
    takePicture: async (name, bytes) => takePicture(room, name, bytes),
    fileAt: (name) => reportAt(root, name),
    onShown: (status) => {
      shownAt = Date.now();
      hasMistakes = status === 500;
    },
    areMistakesShown: () => hasMistakes,
    onAdmitted: () => console.log(`For another browser: ${access.entrance}`),
  });
  await once(server.listen(port, LOOPBACK), "listening");
  console.log(`Open this to edit, in one browser; no other is let in:\n\n  ${access.entrance}\n`);
  const started = site.start();
  // While the site starts: the first text that somebody types is then judged at once.
  warmUp(room);
  await started;
  const stopWatching = watchContent(room, events, () => shownAt);
  return {
    entrance: access.entrance,
    async stop() {
      stopWatching();
      server.close();
      server.closeAllConnections();
      await site.stop();
    },
  };
}
