import { hush, said } from "./say";
import { createStore } from "./store";

/** The site of another day: its server starts anew, and then the page is loaded from it. */
export const otherDay = createStore<"none" | "starting" | "loading">("none");

/** What is said until the page of the day is there. */
export const startingDay = (words: string) =>
  `The site is made ready as of ${words}; that can take a minute.`;

/** The page of the day is there, or will not be: what was said of it no longer holds. */
export function endOtherDay(): void {
  otherDay.set("none");
  if (said.get()?.text.startsWith("The site is made ready as of ")) hush();
}
