import type { IncomingMessage, ServerResponse } from "node:http";
import { cookieFor, mayRead, newToken, tokenInLink } from "./access";
import { send, sendLocked, sendPreflight, sendSeeOther, sendText } from "./answers";
import { readFaults } from "./fault-request";
import { FaultError, type FaultInput, FaultPlan, parseFaults, type Service } from "./faults";
import { isForeignPage, isForThisMachine, ownOrigin, type Reach } from "./local-request";
import { renderPage } from "./page";
import { PAGE_POLICY } from "./page-style";
import type { WriteFile } from "./private-files";
import { diskFailure, receive } from "./receive";
import type { Submission, Upload } from "./records";
import { LOG_LENGTH, type LoggedRequest } from "./request-log";
import { findRoute, METHODS, type Route } from "./routes";
import { sendFile } from "./send-file";
import { fileOfAddress, Store } from "./store";

export interface IntakeOptions extends Reach {
  /** Folder to keep everything in; made when the first file comes. */
  folder: string;
  /** Also takes requests made by pages of other origins. For tests. */
  allowOtherOrigins?: boolean;
  /** What stands before a stored file's name in its address; this server's own without it. */
  filesAt?: string;
  /** Writes bytes to the disk; tests put one here that fails. */
  write?: WriteFile;
}

/** The local stand-in for the media host and the e-mail service. */
export interface Intake {
  /** Absolute path. */
  readonly folder: string;
  /** Path and query that open the page: they hold the token, so they are for the owner's eyes. */
  readonly link: string;
  /**
   * Answers a request that is the intake's.
   *
   * @returns false when it is not, or comes from where the intake does not reach; then nothing was
   *   touched
   */
  handle(req: IncomingMessage, res: ServerResponse): boolean;
  /** Whether the intake answers whoever asks here. */
  reaches(req: IncomingMessage): boolean;
  /**
   * Replaces the faults and counts requests from 1 again; an empty list ends all misbehaviour.
   *
   * @throws FaultError when an entry cannot be followed
   */
  setFaults(faults: readonly FaultInput[]): void;
  /** The latest requests to the services, oldest first. Preflights are not among them. */
  readonly requests: readonly LoggedRequest[];
  /** Newest first. */
  submissions(): Promise<Submission[]>;
  /** Uploads that no e-mail named, newest first. */
  orphans(): Promise<Upload[]>;
  /** Absolute path of the file behind a `secure_url`, wherever it lies by now. */
  pathOf(address: string): Promise<string | undefined>;
  /** Deletes everything received, and the log. */
  clear(): Promise<void>;
}

const CHANGING = ["POST", "DELETE"];

/** Makes an intake. Its state is the folder's; two of them must not share one. */
export function createIntake({
  folder,
  allowOtherOrigins = false,
  filesAt,
  write,
  ...reach
}: IntakeOptions): Intake {
  const store = new Store(folder, write);
  const token = newToken();
  const plan = new FaultPlan();
  const requests: LoggedRequest[] = [];

  async function clear() {
    await store.clear();
    requests.length = 0;
  }

  function callService(service: Service, req: IncomingMessage, res: ServerResponse) {
    const log: LoggedRequest = {
      service,
      at: new Date().toISOString(),
      bytes: 0,
      fields: {},
      outcome: "pending",
    };
    requests.push(log);
    if (requests.length > LOG_LENGTH) requests.shift();
    const files = filesAt ?? `${ownOrigin(req)}/__intake/files/`;
    const addressOf = (file: string) => files + file;
    return receive({ service, req, res, fault: plan.next(service), log, store, addressOf });
  }

  async function sendPage(res: ServerResponse) {
    const [submissions, orphans] = await Promise.all([store.submissions(), store.orphans()]);
    const page = renderPage({ folder: store.folder, submissions, orphans, faults: plan.active });
    send(res, 200, "text/html; charset=utf-8", page, {
      "Content-Security-Policy": PAGE_POLICY,
      "Referrer-Policy": "no-referrer",
    });
  }

  async function setFaultsByRequest(req: IncomingMessage, res: ServerResponse) {
    const { faults, isForm } = await readFaults(req);
    plan.set(faults);
    if (isForm) sendSeeOther(res, "/__intake");
    else sendFaults(res);
  }

  function sendFaults(res: ServerResponse) {
    // JSON has no Infinity.
    const faults = plan.active.map((fault) => ({
      ...fault,
      times: Number.isFinite(fault.times) ? fault.times : "always",
    }));
    send(res, 200, "application/json; charset=utf-8", JSON.stringify({ faults }));
  }

  async function serve(route: Route, req: IncomingMessage, res: ServerResponse) {
    switch (route.at) {
      case "service":
        if (req.method === "OPTIONS") return sendPreflight(res);
        return callService(route.service, req, res);
      case "page":
        return sendPage(res);
      case "file":
        return sendFile(res, await store.pathOf(route.file), req.method === "HEAD");
      case "clear":
        req.resume();
        await clear();
        return sendSeeOther(res, "/__intake");
      case "faults":
        if (req.method === "POST") return setFaultsByRequest(req, res);
        plan.set([]);
        return sendFaults(res);
    }
  }

  /** An error here is a mistake in a list of faults, or the disk's; it goes to whoever asked. */
  function sendError(error: unknown, req: IncomingMessage, res: ServerResponse) {
    req.resume();
    if (res.headersSent) return void res.destroy();
    if (error instanceof FaultError) return sendText(res, 400, `${error.message}\n`);
    const { status, refusal } = diskFailure(error);
    sendText(res, status, `${refusal}\n`);
  }

  /** Opens the page for whoever has the link; the token does not stay in the address. */
  function openByLink(req: IncomingMessage, res: ServerResponse): boolean {
    const cookie = cookieFor(tokenInLink(req.url ?? ""), token);
    if (cookie) sendSeeOther(res, "/__intake", { "Set-Cookie": cookie });
    return cookie !== undefined;
  }

  const reaches = (req: IncomingMessage) => isForThisMachine(req, reach);

  return {
    folder: store.folder,
    link: `/__intake?token=${token}`,
    reaches,
    requests,
    clear,
    setFaults: (faults) => plan.set(parseFaults(faults)),
    submissions: () => store.submissions(),
    orphans: () => store.orphans(),
    async pathOf(address) {
      const file = fileOfAddress(address);
      return file && store.pathOf(file);
    },
    handle(req, res) {
      if (!reaches(req)) return false;
      const route = findRoute(req.url ?? "");
      if (!route) return false;
      const method = req.method ?? "";
      const methods = METHODS[route.at];
      if (!methods.includes(method)) {
        req.resume();
        sendText(res, 405, "This method is not answered here.\n", { Allow: methods.join(", ") });
      } else if (CHANGING.includes(method) && !allowOtherOrigins && isForeignPage(req)) {
        req.resume();
        sendText(res, 403, "Pages of other sites may not do this.\n");
      } else if (route.at === "page" && openByLink(req, res)) {
        // Answered.
      } else if (route.at !== "service" && !mayRead(req, token)) {
        req.resume();
        sendLocked(res);
      } else {
        serve(route, req, res).catch((error: unknown) => sendError(error, req, res));
      }
      return true;
    },
  };
}
