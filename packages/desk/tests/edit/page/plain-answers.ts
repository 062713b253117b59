import type { ChangesAnswer, Sending } from "@/packages/desk/src/edit/api";

/* What the server answers while nothing was changed and nothing is sent. */

export const NO_CHANGES: ChangesAnswer = { made: [], since: "", differences: [], advice: [] };

export const IDLE: Sending = {
  step: "idle",
  since: "",
  says: [],
  details: [],
  files: [],
  branch: "",
};
