import { cleanPath, parseRequestTarget } from "@/scripts/serve/request-path";
import type { Service } from "./faults";
import { fileOfAddress } from "./store";

/** An address of the intake. */
export type Route =
  | { at: "service"; service: Service }
  | { at: "page" }
  | { at: "file"; file: string }
  | { at: "clear" }
  | { at: "faults" };

/** The methods each address answers. */
export const METHODS: Record<Route["at"], readonly string[]> = {
  service: ["POST", "OPTIONS"],
  page: ["GET", "HEAD"],
  file: ["GET", "HEAD"],
  clear: ["POST"],
  faults: ["POST", "DELETE"],
};

const UPLOAD = /^\/__intake\/v1_1\/[^/]+\/(auto|raw)\/upload$/;

/** The intake's address that a request names, or undefined when it is the site's. */
export function findRoute(requestTarget: string): Route | undefined {
  const exact = parseRequestTarget(requestTarget)?.path ?? "";
  const path = cleanPath(exact);
  if (path === "/__intake") return { at: "page" };
  if (path === "/__intake/clear") return { at: "clear" };
  if (path === "/__intake/faults") return { at: "faults" };
  if (path === "/__intake/api/v1.0/email/send") return { at: "service", service: "mail" };
  const upload = UPLOAD.exec(path)?.[1];
  if (upload === "auto" || upload === "raw") return { at: "service", service: upload };
  // Files have exact addresses: one may end in .html.
  const file = fileOfAddress(exact);
  return file && exact === `/__intake/files/${file}` ? { at: "file", file } : undefined;
}
