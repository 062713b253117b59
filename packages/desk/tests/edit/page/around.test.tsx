/** @jest-environment jsdom */
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { EditState, Field, Place } from "@/packages/desk/src/edit/api";
import { App } from "@/packages/desk/src/edit/page/app";
import { showDay } from "@/packages/desk/src/edit/page/bar/day-choice";
import { findWords, linesOf } from "@/packages/desk/src/edit/page/panel/find-in-files";
import { connection } from "@/packages/desk/src/edit/page/state/connection";
import { discard, drafts, keep } from "@/packages/desk/src/edit/page/state/drafts";
import { endOtherDay, otherDay } from "@/packages/desk/src/edit/page/state/other-day";
import { hush, said, say } from "@/packages/desk/src/edit/page/state/say";
import { showing, site } from "@/packages/desk/src/edit/page/state/site";
import { change, openFields, view } from "@/packages/desk/src/edit/page/state/view";
import { IDLE, NO_CHANGES } from "./plain-answers";
import { plainField } from "./plain-field";

/* What is around the fields: pages, drafts, what is said, the search. */

const page = (route: string, file: string, label: string) => {
  return { route, label, file, title: label, description: "" };
};

const FIRM = "content/firm.yaml";

const STATE: EditState = {
  firm: "The firm",
  site: "https://firm.example",
  pages: [
    page("/options", "content/options.yaml", "Options"),
    page("/", "content/home.yaml", "Home"),
  ],
  files: [
    { file: FIRM, label: "The firm", help: "" },
    { file: "content/notices.yaml", label: "Notices", help: "" },
    { file: "content/options.yaml", label: "Options", help: "" },
  ],
  day: "2026-11-27",
  today: "2026-11-27",
  comingDays: [],
  placeholdersLeft: 129,
  changesOpen: 1,
  git: "none",
  branch: "",
  mistakes: [],
  ready: true,
};

const field = (place: Place, kind: Field["kind"], more: Partial<Field> = {}): Field =>
  plainField(place, kind, { value: "10000", ...more });

const PHOTOGRAPH = field({ file: FIRM, path: ["head", "photograph"] }, "picture", {
  label: "Photograph",
  value: undefined,
});

const NOTICES = "content/notices.yaml";

function fieldsAt(place: Place) {
  if (place.file === NOTICES) return field(place, "group", { value: {}, fields: [] });
  const parts = place.file === FIRM ? [PHOTOGRAPH] : [field({ ...place, path: ["price"] }, "text")];
  return field(place, "group", { value: {}, fields: parts });
}

function answerTo(name: string, body: string): unknown {
  if (name === "state") return STATE;
  if (name === "drafts") return { drafts: [] };
  if (name === "changes") return NO_CHANGES;
  if (name === "sending") return IDLE;
  if (name === "day") return JSON.parse(body);
  if (name !== "fields") return {};
  return { hash: "1", field: fieldsAt(JSON.parse(body).place), trail: [] };
}

beforeEach(() => {
  localStorage.clear();
  crypto.randomUUID = () => "1-2-3-4-5";
  Element.prototype.scrollIntoView = () => {};
  Element.prototype.scrollTo = () => {};
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = () => {};
  global.EventSource = class {
    close() {}
  } as unknown as typeof EventSource;
  global.fetch = async (address, { body = "" }: RequestInit = {}) => {
    const name = String(address).split("/").at(-1) ?? "";
    const result = answerTo(name, String(body) || "{}");
    return { json: async () => ({ ok: true, result }) } as Response;
  };
  drafts.set({});
  hush();
  otherDay.set("none");
  site.set(STATE);
  change({ route: "/options", panel: { kind: "page" }, earlier: [], dialog: undefined });
  // Without an event, which would come later, in the middle of a test.
  history.replaceState(null, "", "#/options");
});

/** The page, once all calls have their answers. */
async function open(): Promise<void> {
  render(<App />);
  await act(() => new Promise((done) => setTimeout(done, 30)));
}

/** The file of what is open. The view itself has elements in it, which take forever to be printed. */
function openedFile(): string | undefined {
  const { panel } = view.get();
  return panel.kind === "fields" ? panel.place.file : undefined;
}

const PRICE: Place = { file: "content/options.yaml", path: ["price"] };

const typePrice = () =>
  act(() => keep({ place: PRICE, hash: "1", before: "10000", value: "12000", label: "Price" }));

test("another page closes the entry of the one before it, and keeps what was typed", async () => {
  await open();
  act(() => openFields({ file: "content/options.yaml", path: [] }));
  await userEvent.type(await screen.findByRole("textbox", { name: "Price" }), "1");
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Page" }), "Home");
  expect(screen.queryByRole("textbox", { name: "Price" })).not.toBeInTheDocument();
  expect(screen.getByText("Options › Price")).toBeVisible();
  act(() => openFields({ file: FIRM, path: [] }));
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Page" }), "Options");
  expect(openedFile()).toBe(FIRM);
});

test("what is not sent along is named, with the way to it", async () => {
  await open();
  typePrice();
  await act(async () => change({ dialog: "send", route: "/" }));
  const [goOn] = screen.getAllByRole("button", { name: "Go on: Options › Price" }).slice(-1);
  await userEvent.click(goOn as HTMLElement);
  expect(view.get().route).toBe("/options");
  expect(view.get().dialog).toBeUndefined();
  expect(await screen.findByRole("textbox", { name: "Price" })).toHaveValue("12000");
});

test("what is said of a page ends when another one is chosen", async () => {
  await open();
  act(() => say("Saved: Price."));
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Page" }), "Home");
  expect(said.get()).toBeUndefined();
});

test("the page is busy, and that is said, until the page of another day is there", async () => {
  await open();
  await act(() => showDay("2027-01-26"));
  expect(screen.getByRole("main", { name: "The page" })).toHaveAttribute("aria-busy", "true");
  expect(said.get()?.text).toMatch(/^The site is made ready as of Tuesday, 26/);
  expect(otherDay.get()).toBe("loading");
  act(endOtherDay);
  expect(said.get()).toBeUndefined();
});

test("a draft that was discarded is had back", async () => {
  await open();
  typePrice();
  act(() => discard(PRICE));
  expect(drafts.get()).toEqual({});
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(Object.values(drafts.get())).toMatchObject([{ place: PRICE, value: "12000" }]);
});

test("what went well stays until somebody goes on, and what went wrong until it is closed", async () => {
  await open();
  const now = jest.spyOn(Date, "now");
  const later = (ms: number) => now.mockReturnValue(performance.timeOrigin + ms);
  later(0);
  act(() => say("Saved: Price."));
  later(5_000);
  await userEvent.keyboard("a");
  later(60_000);
  expect(screen.getAllByText("Saved: Price.")).not.toHaveLength(0);
  await userEvent.keyboard("a");
  expect(screen.queryByText("Saved: Price.")).not.toBeInTheDocument();
  act(() => say("Not saved: Price.", "bad"));
  later(120_000);
  await userEvent.keyboard("a");
  expect(screen.getAllByText("Not saved: Price.")).not.toHaveLength(0);
  now.mockRestore();
});

test("the page is shown anew once the server is back", async () => {
  await open();
  const turn = showing.get();
  act(() => connection.set("gone"));
  act(() => connection.set("here"));
  await waitFor(() => expect(showing.get()).toBeGreaterThan(turn));
});

test("a call that fails alone is not made again without a pause", async () => {
  const answers = global.fetch;
  let handed = 0;
  global.fetch = async (address, init) => {
    if (!String(address).endsWith("keepDraft")) return answers(address, init);
    handed += 1;
    if (handed > 20) return new Promise(() => {});
    throw new TypeError("Failed to fetch");
  };
  await open();
  typePrice();
  act(() => connection.set("gone"));
  act(() => connection.set("here"));
  await act(() => new Promise((done) => setTimeout(done, 600)));
  expect(connection.get()).toBe("gone");
  expect(handed).toBeLessThan(4);
});

test("a picture that is not there yet is found by any of its names", async () => {
  const [found] = await findWords("photo");
  expect(found).toMatchObject({ place: PHOTOGRAPH.place, shown: "Not there yet" });
  const lines = await findWords("picture");
  expect(lines.map(({ place }) => place)).toContainEqual(PHOTOGRAPH.place);
});

test("adding a picture to a page is found by any of its names", () => {
  const bands = { file: FIRM, path: ["bands"] };
  const entries = ["Text", "Picture"].map((label) => ({ label, value: "" }));
  const lines = linesOf(field(bands, "list", { value: [], fields: [], entries }), []);
  const found = lines.find(({ also }) => also.includes("photo") && also.includes("image"));
  expect(found?.trail).toEqual(["Add a part of the page: picture"]);
});

test("a sum is found however it is written, its own field first", async () => {
  for (const words of ["10,000", "₹10,000", "10000"]) {
    const [found] = await findWords(words);
    expect(found).toMatchObject({ place: PRICE, trail: ["Price"] });
  }
});

test("what is often wanted is found by other words for it", async () => {
  for (const words of ["holiday notice", "holiday", "closed"]) {
    const [found] = await findWords(words);
    expect(found?.trail).toEqual(["A notice with its dates"]);
  }
});

test("names of buttons begin with what is seen of them", async () => {
  await open();
  expect(await screen.findByRole("button", { name: /^129 to supply/ })).toBeVisible();
  expect(screen.getByRole("button", { name: "Day: Today" })).toBeVisible();
  expect(screen.getByRole("button", { name: /1 change$/ })).toBeVisible();
});
