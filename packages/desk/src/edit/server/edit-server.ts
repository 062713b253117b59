import { existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import path from "node:path";
import { SAVED_ADDRESS, SAVED_FILE } from "@/lib/site/content-saved";
import { FOREIGN_HOST } from "@/scripts/own-host";
import { type Answer, API, EDIT, EVENTS } from "../api";
import type { Access } from "./access";
import type { Handlers } from "./calls";
import type { Events } from "./events";
import type { InnerSite } from "./inner-site";
import { pictureAt } from "./picture-at";
import { passOn, passSocketOn } from "./proxy";
import { RefusedCall } from "./refused";
import { bundleShell, SHELL_POLICY, shellPage, strangerPage } from "./shell";

/** What the server is made of. */
export interface EditParts {
  /** The repository. */
  root: string;
  firm: () => string;
  access: Access;
  events: Events;
  site: Pick<InnerSite, "port">;
  handlers: Handlers;
  /** Takes a picture, and says what became of it. */
  takePicture: (name: string, bytes: Buffer) => Promise<unknown>;
  /** A file of this page to open or keep, such as a release; undefined if there is none. */
  fileAt: (name: string) => { path: string; type: string } | undefined;
  /** After a page of the site was shown. */
  onShown: (status: number) => void;
  /** Whether the site shows its mistakes in place of a page. */
  areMistakesShown: () => boolean;
  /** After a ticket was used: another browser needs another one. */
  onAdmitted: () => void;
}

const LARGEST_JSON = 4_000_000;
const LARGEST_PICTURE = 40_000_000;

async function bodyOf(req: IncomingMessage, largest: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of req) {
    const bytes = Buffer.from(chunk);
    length += bytes.length;
    // Read to its end all the same: a browser that is still sending hears no answer.
    if (length <= largest) chunks.push(bytes);
  }
  if (length > largest) {
    throw new RefusedCall({ kind: "failed", message: `That is more than ${largest / 1e6} MB.` });
  }
  return Buffer.concat(chunks);
}

function sendText(res: ServerResponse, status: number, type: string, text: string | Buffer): void {
  res.writeHead(status, {
    "content-type": type,
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "content-security-policy": SHELL_POLICY,
  });
  res.end(text);
}

const HTML = "text/html; charset=utf-8";

function sendAnswer(res: ServerResponse, status: number, answer: Answer<unknown>): void {
  sendText(res, status, "application/json; charset=utf-8", JSON.stringify(answer));
}

const STRANGER =
  "This page's session is over: open the address that the terminal shows, in this browser.";

function isCall(name: string, handlers: Handlers): name is keyof Handlers {
  return Object.hasOwn(handlers, name);
}

/** What a call answers; pictures have their bytes as the body. */
async function answerOf(name: string, url: URL, req: IncomingMessage, parts: EditParts) {
  if (name === "picture") {
    return parts.takePicture(
      url.searchParams.get("name") ?? "",
      await bodyOf(req, LARGEST_PICTURE),
    );
  }
  if (!isCall(name, parts.handlers)) {
    throw new RefusedCall({ kind: "missing", message: `There is no call "${name}".` });
  }
  const body = (await bodyOf(req, LARGEST_JSON)).toString("utf8");
  const ask: unknown = body === "" ? {} : JSON.parse(body);
  // Each handler looks at what it is asked before it uses it.
  const handler = parts.handlers[name] as (ask: unknown) => unknown;
  return handler(ask);
}

async function call(
  name: string,
  url: URL,
  req: IncomingMessage,
  res: ServerResponse,
  parts: EditParts,
) {
  if (req.method !== "POST" || !parts.access.mayCall(req)) {
    sendAnswer(res, 403, { ok: false, error: { kind: "stranger", message: STRANGER } });
    return;
  }
  try {
    sendAnswer(res, 200, { ok: true, result: await answerOf(name, url, req, parts) });
  } catch (cause) {
    if (cause instanceof RefusedCall) {
      sendAnswer(res, cause.status, { ok: false, error: cause.refusal });
      return;
    }
    console.error(cause);
    const message = cause instanceof Error ? cause.message : String(cause);
    sendAnswer(res, 500, { ok: false, error: { kind: "failed", message } });
  }
}

const TYPES = { "page.js": "text/javascript", "page.css": "text/css" } as const;

async function sendShell(url: URL, req: IncomingMessage, res: ServerResponse, parts: EditParts) {
  const { access, root } = parts;
  const name = url.pathname.slice(EDIT.length);
  if (name === "" && url.searchParams.has("ticket")) {
    const cookie = access.admit(url.searchParams.get("ticket"));
    if (cookie) {
      res.setHeader("set-cookie", cookie);
      // Not a redirect: a browser would follow one from elsewhere without a strict cookie.
      sendText(
        res,
        200,
        HTML,
        `<!doctype html><meta http-equiv="refresh" content="0;url=${EDIT}">`,
      );
      parts.onAdmitted();
      return;
    }
  }
  if (!access.mayRead(req)) {
    sendText(res, 403, HTML, strangerPage());
    return;
  }
  if (name === "") sendText(res, 200, HTML, shellPage(access.token, parts.firm()));
  else if (name === "page.js" || name === "page.css") {
    const bundle = await bundleShell(root);
    sendText(res, 200, `${TYPES[name]}; charset=utf-8`, bundle.get(name) ?? "");
  } else if (name.startsWith("files/")) sendFile(name.slice("files/".length), res, parts);
  else if (name.startsWith("pictures/")) sendPicture(name.slice("pictures/".length), res, parts);
  else sendText(res, 404, HTML, "There is no such page.");
}

function sendPicture(name: string, res: ServerResponse, { root }: EditParts): void {
  const picture = pictureAt(root, decodeURIComponent(name));
  if (!picture) {
    sendText(res, 404, HTML, "There is no such picture.");
    return;
  }
  res.writeHead(200, {
    "content-type": picture.type,
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    // A drawing may have scripts, which run where it is opened by itself.
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  });
  res.end(readFileSync(picture.path));
}

function sendFile(name: string, res: ServerResponse, { fileAt }: EditParts): void {
  const file = fileAt(decodeURIComponent(name));
  if (!file) {
    sendText(res, 404, HTML, "There is no such file.");
    return;
  }
  // A release has styles and scripts of its own, and is read apart from this page.
  res.writeHead(200, {
    "content-type": file.type,
    "cache-control": "no-store",
    "content-disposition": `attachment; filename="${path.basename(file.path)}"`,
  });
  res.end(readFileSync(file.path));
}

function savedAt(root: string): string {
  const file = path.join(root, SAVED_FILE);
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

/** Neither a file nor a request of Next's own. */
const isPage = ({ pathname }: URL) => !/^\/_next\/|\./.test(pathname);

/** Whether somebody opens a page of the site by itself, outside the frame. */
function isOpenedAlone({ method, headers }: IncomingMessage, url: URL): boolean {
  return method === "GET" && isPage(url) && headers["sec-fetch-dest"] === "document";
}

async function answer(req: IncomingMessage, res: ServerResponse, parts: EditParts): Promise<void> {
  const { access, events, site } = parts;
  if (!access.isOwnHost(req)) {
    sendText(res, 403, "text/plain; charset=utf-8", FOREIGN_HOST);
    return;
  }
  const url = new URL(req.url ?? "/", "http://localhost");
  if (url.pathname.startsWith(API)) {
    await call(url.pathname.slice(API.length), url, req, res, parts);
  } else if (url.pathname === EVENTS) {
    if (access.mayRead(req)) events.add(req, res);
    else sendText(res, 403, HTML, strangerPage());
  } else if (url.pathname.startsWith(EDIT)) {
    await sendShell(url, req, res, parts);
  } else if (url.pathname === SAVED_ADDRESS) {
    // Pages ask for it to reload by themselves; here the page around them says when. The page of
    // mistakes is told the truth, and goes once they are corrected.
    sendText(res, 200, "text/plain", parts.areMistakesShown() ? savedAt(parts.root) : "");
  } else if (isOpenedAlone(req, url)) {
    res.writeHead(302, { location: `${EDIT}#${url.pathname}` });
    res.end();
  } else {
    if (isPage(url)) res.on("close", () => parts.onShown(res.statusCode));
    passOn(req, res, site.port, access);
  }
}

/** The page to edit in, its calls, and the site behind it. */
export function createEditServer(parts: EditParts): Server {
  const server = createServer((req, res) => {
    answer(req, res, parts).catch((cause) => {
      console.error(cause);
      if (!res.headersSent) sendText(res, 500, HTML, "Something failed; the terminal says what.");
    });
  });
  server.on("upgrade", (req, socket, head) => {
    if (parts.access.isOwnHost(req)) passSocketOn(req, socket, head, parts.site.port, parts.access);
    else socket.destroy();
  });
  return server;
}
