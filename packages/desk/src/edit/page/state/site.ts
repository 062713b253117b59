import type { EditState, Place, Sending } from "../../api";
import { ask } from "../calls/ask";
import { hush } from "./say";
import { createStore } from "./store";

/** What the server says of the site; undefined until it first answers. */
export const site = createStore<EditState | undefined>(undefined);

/** Counts up with every change of the content: who shows some reads it again. */
export const revision = createStore(0);

/** Counts up when the page in the frame is to be shown anew. */
export const showing = createStore(0);

export const sending = createStore<Sending | undefined>(undefined);

let asked = 0;

/** Reads what the server says of the site; of two answers the newer one counts. */
export async function readSite(): Promise<void> {
  asked += 1;
  const turn = asked;
  const answer = await ask("state", {});
  if (answer.ok && turn === asked) site.set(answer.result);
}

/**
 * After a change of the content, here or elsewhere; the server then says when pages show it.
 * @returns once the site is read again
 */
export function contentChanged(): Promise<void> {
  revision.set(revision.get() + 1);
  return readSite();
}

/** After the server was away: whatever is shown may be of before. Its state is just being read. */
export function siteIsBack(): void {
  revision.set(revision.get() + 1);
  showing.set(showing.get() + 1);
}

/** Takes where sending stands; once all is sent, the lists of changes are others. */
export function sendingNow(next: Sending): void {
  const wasDone = sending.get()?.step === "done";
  sending.set(next);
  if (next.step !== "done" || wasDone) return;
  // What was sent is undone no more.
  hush();
  void contentChanged();
}

/** "About us", "The firm": what a file is called here. */
export function nameOfFile(file: string): string {
  const state = site.get();
  const page = state?.pages.find((line) => line.file === file);
  if (page) return page.label || page.title;
  const other = state?.files?.find((line) => line.file === file);
  return other?.label ?? file.replace(/^content\//, "").replace(/\.\w+$/, "");
}

/** "Futures": what a page is called here, or its address. */
export function nameOfRoute(route: string): string {
  const page = site.get()?.pages.find((line) => line.route === route);
  return page ? page.label || page.title : route;
}

/** What the server says of a fact, with the file's name in place of its path. */
export function withNames(says: string): string {
  return says.replace(/content\/[\w/-]+\.\w+/g, nameOfFile);
}

export function routeOfFile(file: string): string | undefined {
  return site.get()?.pages.find((line) => line.file === file)?.route;
}

export const isPageFile = (file: string) => routeOfFile(file) !== undefined;

export function fileOfRoute(route: string): string | undefined {
  return site.get()?.pages.find((line) => line.route === route)?.file;
}

/** Whether a value is one of the page that is shown. */
export function isOfPage(place: Place, route: string): boolean {
  return fileOfRoute(route) === place.file;
}
