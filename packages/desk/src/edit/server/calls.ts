import type { CallName, Calls } from "../api";

/** What each call does. @throws RefusedCall with what the page is told */
export type Handlers = {
  [Name in CallName]: (ask: Calls[Name]["ask"]) => Promise<Calls[Name]["get"]> | Calls[Name]["get"];
};
