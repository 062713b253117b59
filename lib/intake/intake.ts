import type { IncomingMessage, ServerResponse } from "node:http";
import { send, sendPreflight, sendSeeOther, sendText, sendUploadError } from "./answers";
import { readFaults } from "./fault-request";
import { FaultError, type FaultInput, FaultPlan, parseFaults, type Service } from "./faults";
import { isForeignPage, isLocalRequest, ownOrigin } from "./local-request";
import { renderPage } from "./page";
import { PAGE_POLICY } from "./page-style";
import { receive } from "./receive";
import type { Submission, Upload } from "./records";
import { LOG_LENGTH, type LoggedRequest } from "./request-log";
import { findRoute, METHODS, type Route } from "./routes";
import { sendFile } from "./send-file";
import { fileOfAddress, Store } from "./store";

export interface IntakeOptions {
  /** Folder to keep everything in; made when the first file comes. */
  folder: string;
  /** Host names besides localhost, 127.0.0.1 and [::1], without ports. */
  hosts?: readonly string[];
  /** Also takes requests made by pages of other origins. For tests. */
  allowOtherOrigins?: boolean;
}

/** The local stand-in for the media host and the e-mail service. */
export interface Intake {
  /** Absolute path. */
  readonly folder: string;
  /**
   * Answers a request that is the intake's.
   *
   * @returns false when it is not, or does not come from this machine; then nothing was touched
   */
  handle(req: IncomingMessage, res: ServerResponse): boolean;
  /** Whether the request is made on this machine and for this machine. */
  isLocal(req: IncomingMessage): boolean;
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
  hosts = [],
  allowOtherOrigins = false,
}: IntakeOptions): Intake {
  const store = new Store(folder);
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
    const addressOf = (file: string) => `${ownOrigin(req)}/__intake/files/${file}`;
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

  /** An error here is a full disk or a folder without rights; it goes to whoever asked. */
  function sendFailure(error: unknown, req: IncomingMessage, res: ServerResponse) {
    req.resume();
    if (res.headersSent) return void res.destroy();
    const message = error instanceof Error ? error.message : String(error);
    if (error instanceof FaultError) sendText(res, 400, `${message}\n`);
    else sendUploadError(res, 500, `The intake cannot work: ${message}`);
  }

  const isLocal = (req: IncomingMessage) => isLocalRequest(req, hosts);

  return {
    folder: store.folder,
    isLocal,
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
      if (!isLocal(req)) return false;
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
      } else {
        serve(route, req, res).catch((error: unknown) => sendFailure(error, req, res));
      }
      return true;
    },
  };
}
