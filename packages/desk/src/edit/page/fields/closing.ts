import type { Field } from "../../api";

/** Before a switch is saved that hides something from all visitors: what they will see. */
interface Question {
  on: string;
  off: string;
}

/** By key; such a switch is saved by a button of its own, never by one press. */
const QUESTIONS: Readonly<Record<string, Question>> = {
  accepting: {
    on: "Open to new clients? Visitors then see the plans, the forms and where to pay again.",
    off: "Close to new clients? Visitors then find no plans to take, no forms and nowhere to pay, on any page, and read the notice in “Closed”. Present clients are told how to reach you.",
  },
  show: {
    on: "Show this to all visitors?",
    off: "Hide this? Visitors then find nothing of it on the site.",
  },
  noindex: {
    on: "Keep this page out of search engines? Visitors then come to it by links alone.",
    off: "Let search engines list this page?",
  },
};

/** What is asked before a switch is saved; undefined for one that is saved at once. */
export function questionOf({ place }: Field, isOn: boolean): string | undefined {
  const question = QUESTIONS[String(place.path.at(-1))];
  return isOn ? question?.on : question?.off;
}
