import { createStore } from "./store";

/**
 * - `here`: the server answers.
 * - `gone`: it does not; what is typed stays in this browser, and the page asks again.
 * - `over`: it takes calls from another page now; its address is in the terminal.
 */
export type Connection = "here" | "gone" | "over";

export const connection = createStore<Connection>("here");
