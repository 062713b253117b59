/** @jest-environment jsdom */
import { act, render, screen, within } from "@testing-library/react";
import type { EditState, SourceOfText } from "@/packages/desk/src/edit/api";
import { layOver } from "@/packages/desk/src/edit/page/frame/lay-over";
import { type Located, located } from "@/packages/desk/src/edit/page/frame/located";
import { openAt, openListed } from "@/packages/desk/src/edit/page/frame/open-text";
import { inPlace } from "@/packages/desk/src/edit/page/frame/pointed";
import { Stage } from "@/packages/desk/src/edit/page/frame/stage";
import { PageTexts } from "@/packages/desk/src/edit/page/panel/page-texts";
import { noteClick, noteSaved, tellIfUnchanged } from "@/packages/desk/src/edit/page/state/clicked";
import { drafts } from "@/packages/desk/src/edit/page/state/drafts";
import { keyOf } from "@/packages/desk/src/edit/page/state/place";
import { hush, said } from "@/packages/desk/src/edit/page/state/say";
import { showing, site } from "@/packages/desk/src/edit/page/state/site";
import {
  change,
  followHistory,
  openFields,
  showPage,
  view,
} from "@/packages/desk/src/edit/page/state/view";
import { CatchErrors } from "@/packages/desk/src/edit/page/ui/catch-errors";

/* The site in its frame, without a browser: what the frame shows is set here. */

const page = (route: string, label: string) => {
  return { route, label, file: `content/${label}.yaml`, title: label, description: "" };
};

const text = (element: Element, file: string, path: string[]): Located => {
  const source = { place: { file, path }, trail: [], facts: [], fixed: [], written: "" };
  const sources = [source as unknown as SourceOfText];
  return { element, text: element.textContent ?? "", near: "", sources, isDoubtful: false };
};

beforeEach(() => {
  Element.prototype.checkVisibility = () => true;
  inPlace.set(undefined);
  drafts.set({});
  site.set({
    pages: [page("/", "Home"), page("/futures", "Futures")],
    ready: true,
  } as unknown as EditState);
  change({ route: "/", panel: { kind: "page" }, earlier: [] });
  located.set({ route: "/", isLooking: false, texts: [] });
  history.replaceState(null, "", "#/");
});

/** What a browser shows when nobody answers is of another origin. */
function makeForeign(frame: HTMLIFrameElement): void {
  const foreign = {
    get document() {
      throw new DOMException("Failed to read a named property", "SecurityError");
    },
  };
  Object.defineProperty(frame, "contentWindow", { get: () => foreign });
}

test("a page of the browser's own in the frame is replaced by the site", () => {
  render(<Stage />);
  makeForeign(screen.getByTitle("The site"));
  act(() => showing.set(showing.get() + 1));
  expect(screen.getByTitle("The site, loading")).toHaveAttribute("src", "/");
});

test("an error while something is shown leaves a way on", () => {
  const quiet = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const Broken = () => {
    throw new Error("It broke.");
  };
  render(
    <CatchErrors>
      <Broken />
    </CatchErrors>,
  );
  expect(screen.getByRole("button", { name: "Reload" })).toBeVisible();
  expect(screen.getByText(/what you typed is kept/)).toBeVisible();
  quiet.mockRestore();
});

test("a page that is chosen is said to open, and the one before it lists nothing more", () => {
  const heading = document.createElement("h2");
  heading.textContent = "A heading of Home";
  const texts = [text(heading, "content/Home.yaml", ["heading"])];
  located.set({ route: "/", isLooking: false, texts });
  render(
    <>
      <Stage />
      <PageTexts />
    </>,
  );
  expect(screen.getByText("A heading of Home")).toBeVisible();
  act(() => showPage("/futures"));
  expect(screen.getByRole("status")).toHaveTextContent("Opening Futures…");
  expect(screen.queryByText("A heading of Home")).not.toBeInTheDocument();
});

test("the page scrolls to what is opened in the panel", () => {
  const price = document.body.appendChild(document.createElement("b"));
  price.getBoundingClientRect = () => ({ top: 4000, bottom: 4020 }) as DOMRect;
  price.scrollIntoView = jest.fn();
  const texts = [text(price, "content/Home.yaml", ["plans", "price"])];
  located.set({ route: "/", isLooking: false, texts });
  render(<Stage />);
  act(() => openFields({ file: "content/Home.yaml", path: ["plans"] }));
  expect(price.scrollIntoView).toHaveBeenCalledTimes(1);
});

test("the browser's Back returns to the panel's view before, and then to the page before", () => {
  showPage("/futures");
  openFields({ file: "content/Futures.yaml", path: ["plans"] });
  followHistory({ earlier: 0 });
  expect(view.get().route).toBe("/futures");
  expect(view.get().panel.kind).toBe("page");
  history.replaceState(null, "", "#/");
  followHistory(null);
  expect(view.get().route).toBe("/");
});

test("a click that is answered after another page was chosen opens nothing of the one before", async () => {
  const before = global.fetch;
  global.fetch = async () => {
    change({ route: "/futures" });
    const [found] = text(document.body, "content/Home.yaml", ["heading"]).sources;
    return {
      json: async () => ({ ok: true, result: { sources: [[found]], doubtful: [false] } }),
    } as Response;
  };
  render(<p>Words of the home page.</p>);
  await act(() => openAt(screen.getByText("Words of the home page.")));
  expect(view.get()).toMatchObject({ route: "/futures", panel: { kind: "page" } });
  expect(said.get()).toBeUndefined();
  global.fetch = before;
});

test("a text of several places is asked for, and opens none of them by itself", async () => {
  const phone = document.body.appendChild(document.createElement("a"));
  phone.textContent = "+91 00000 00000";
  const firm = text(phone, "content/firm.yaml", ["phone"]);
  const chat = text(phone, "content/firm.yaml", ["chat", "phone"]);
  const sources = [
    { ...firm.sources[0], at: "1", kind: "number", trail: ["Firm", "Phone"] },
    { ...chat.sources[0], at: "2", kind: "number", trail: ["Firm", "Chat", "Phone"] },
  ] as SourceOfText[];
  located.set({ route: "/", isLooking: false, texts: [{ ...firm, sources, isDoubtful: true }] });
  render(<Stage />);
  await act(() => openAt(phone));
  expect(view.get().panel.kind).toBe("page");
  const asked = screen.getByRole("group", { name: "This stands in several places. Which one?" });
  const chatPhone = within(asked).getByRole("button", { name: /Chat › Phone$/ });
  act(() => chatPhone.click());
  const { panel } = view.get();
  expect(panel.kind === "fields" && panel.focus?.path).toEqual(["chat", "phone"]);
});

test("a text that is opened while the page is shown anew is edited in its place there", async () => {
  const words = (id: string): Located => {
    const element = Object.assign(document.createElement("p"), { id, textContent: "Words." });
    const of = text(element, "content/Home.yaml", ["lede"]);
    const sources = [{ ...of.sources[0], at: "1", kind: "text", match: "whole" }] as SourceOfText[];
    return { ...of, sources };
  };
  const [gone, again] = [words("gone"), words("again")];
  document.body.append(again.element);
  located.set({ route: "/", isLooking: true, texts: [gone] });
  const opened = openListed(gone);
  expect(view.get().panel.kind).toBe("page");
  located.set({ route: "/", isLooking: false, texts: [again] });
  await opened;
  expect(inPlace.get()?.element.id).toBe("again");
  expect(view.get().panel.kind).toBe("page");
});

test("a save that leaves the clicked text as it was says so", () => {
  const place = { file: "content/firm.yaml", path: ["chat", "phone"] };
  const shown = [{ text: "+91 00000 00000" }];
  noteClick(place, "/", "+91 00000 00000", shown);
  noteSaved(place);
  tellIfUnchanged("/", shown);
  expect(said.get()?.text).toMatch(/prints this from another place/);
  noteClick(place, "/", "+91 00000 00000", shown);
  noteSaved(place);
  hush();
  tellIfUnchanged("/", [{ text: "+91 98450 12345" }]);
  expect(said.get()).toBeUndefined();
});

/** A card of a height, with notes below its buttons. */
function laidCard(height: number, notes: number): HTMLElement {
  const stage = document.body.appendChild(document.createElement("div"));
  stage.getBoundingClientRect = () => ({ width: 1000, height: 800 }) as DOMRect;
  const card = stage.appendChild(document.createElement("div"));
  const said = card.appendChild(document.createElement("div"));
  said.className = "card-notes";
  Object.defineProperty(card, "scrollHeight", { value: height + notes });
  Object.defineProperty(said, "offsetHeight", { value: notes });
  const text = document.createElement("p");
  text.getBoundingClientRect = () => ({ left: 100, top: 700, width: 400 }) as DOMRect;
  layOver(card, text);
  return card;
}

test("the card over the page stays where it is once the rules have notes", () => {
  const before = laidCard(200, 0);
  expect(laidCard(200, 500).style.top).toBe(before.style.top);
  const below = Number.parseFloat(before.style.top) + Number.parseFloat(before.style.maxHeight);
  expect(below).toBeLessThan(800);
});

/** A heading whose card is open over the page. */
function openCard(): Located {
  const heading = document.body.appendChild(document.createElement("h2"));
  const of = text(heading, "content/Home.yaml", ["heading"]);
  const [source] = of.sources as [SourceOfText];
  located.set({ route: "/", isLooking: false, texts: [of] });
  render(<Stage />);
  act(() => inPlace.set({ element: heading, sources: of.sources, source }));
  return of;
}

const showAnew = (texts: readonly Located[]) =>
  act(() => located.set({ route: "/", isLooking: false, texts }));

test("a card over the page goes with its text, and stays while something is typed in it", () => {
  const of = openCard();
  const place = { file: "content/Home.yaml", path: ["heading"] };
  const again = document.body.appendChild(document.createElement("h2"));
  of.element.remove();
  showAnew([{ ...of, element: again }]);
  expect(inPlace.get()).toBeDefined();
  const kept = { place, hash: "1", before: "a", value: "b", label: "", tab: "1", at: "" };
  drafts.set({ [keyOf(place)]: kept });
  again.remove();
  showAnew([]);
  expect(inPlace.get()).toBeDefined();
  drafts.set({});
  showAnew([]);
  expect(inPlace.get()).toBeUndefined();
});

test("another view of the panel closes a card in which nothing is typed", () => {
  openCard();
  act(() => openFields({ file: "content/Home.yaml", path: ["plans"] }));
  expect(inPlace.get()).toBeUndefined();
});
