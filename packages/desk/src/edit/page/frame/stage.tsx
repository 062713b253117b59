import { useEffect, useRef, useState } from "react";
import { connection } from "../state/connection";
import { endOtherDay, otherDay } from "../state/other-day";
import { nameOfRoute, showing, site } from "../state/site";
import { useStore } from "../state/store";
import { showPage, view, WIDTHS } from "../state/view";
import { restore, type Standing, standingIn } from "./keep-page";
import { located, locatePage } from "./located";
import { Overlay } from "./overlay";
import { pageIn } from "./page-in";
import { asking, inPlace, pageMoved, pointed } from "./pointed";
import { useScrollToPlace } from "./scroll-to-place";
import { watchPage } from "./watch-page";

const AGAIN_MS = 2000;

interface Frame {
  id: number;
  route: string;
}

/** The site, and while it is shown anew a second frame behind it: so nothing flashes. */
export function Stage() {
  const { route, width, mode } = useStore(view);
  const turn = useStore(showing);
  const isReady = useStore(site)?.ready ?? false;
  const [frames, setFrames] = useState<readonly Frame[]>([{ id: 0, route }]);
  const elements = useRef(new Map<number, HTMLIFrameElement>());
  const standing = useRef<Standing>(undefined);
  const beforeDay = useRef<Standing>(undefined);
  const newest = useRef(0);
  const day = useStore(otherDay);
  const shownRoute = useRef(route);
  const first = useRef(true);
  const [shown] = frames;
  const isOpening = useStore(located).route !== route;
  useScrollToPlace();

  function loadAnew(next: string, keepsPlace: boolean) {
    const page = pageIn(elements.current.get(frames[0]?.id ?? -1));
    standing.current = keepsPlace && page ? standingIn(page) : undefined;
    newest.current += 1;
    const frame = { id: newest.current, route: next };
    setFrames((all) => [...all.slice(0, 1), frame]);
  }

  useEffect(() => {
    // Of two days one after the other the page before both counts.
    if (day !== "starting" || beforeDay.current) return;
    const page = pageIn(elements.current.get(frames[0]?.id ?? -1));
    beforeDay.current = page && standingIn(page);
  }, [day]);

  useEffect(() => {
    // A site that is starting has nothing to show yet.
    if (first.current) first.current = false;
    else if (isReady) loadAnew(shownRoute.current, true);
  }, [turn, isReady]);

  useEffect(() => {
    if (route === shownRoute.current) return;
    shownRoute.current = route;
    beforeDay.current = undefined;
    pointed.set(undefined);
    inPlace.set(undefined);
    asking.set(undefined);
    loadAnew(route, false);
  }, [route]);

  /** The browser shows that nobody answers: what was shown before stays, if there is something. */
  function onForeign(id: number) {
    setFrames((all) => (all.length > 1 ? all.filter((frame) => frame.id !== id) : all));
    // Once a server that is gone is back, all is shown anew anyway.
    if (connection.get() === "here") setTimeout(() => showing.set(showing.get() + 1), AGAIN_MS);
  }

  function onLoad(id: number) {
    const page = pageIn(elements.current.get(id));
    if (!page) {
      onForeign(id);
      return;
    }
    if (page.location.href === "about:blank") return;
    const { pathname } = page.location;
    watchPage(page);
    pointed.set(undefined);
    // A page whose server starts anew loads itself from its top, perhaps more than once.
    const kept = beforeDay.current ?? standing.current;
    if (kept) restore(page, kept);
    standing.current = undefined;
    const isThere = site.get()?.ready === true && id === newest.current;
    if (otherDay.get() === "loading" && isThere) {
      beforeDay.current = undefined;
      endOtherDay();
    }
    // The newer frame takes the place of the one before it.
    setFrames((all) => all.filter((frame) => frame.id >= id));
    shownRoute.current = pathname;
    // A text of the page before is not edited over this one.
    if (located.get().route !== pathname) {
      inPlace.set(undefined);
      asking.set(undefined);
    }
    if (view.get().route !== pathname) showPage(pathname, "replaces");
    pageMoved();
    void locatePage(pathname, page.document);
  }

  return (
    <main
      className={`stage ${width} ${mode}`}
      aria-label="The page"
      aria-busy={isOpening || day !== "none"}
    >
      <div
        className="sheet"
        ref={(element) => {
          const pixels = WIDTHS[width];
          if (element) element.style.width = pixels ? `${pixels}px` : "100%";
        }}
      >
        {frames.map(({ id, route: src }) => (
          <iframe
            key={id}
            ref={(element) => {
              if (element) elements.current.set(id, element);
              else elements.current.delete(id);
            }}
            title={id === shown?.id ? "The site" : "The site, loading"}
            className={id === shown?.id ? "shown" : "behind"}
            src={src}
            onLoad={() => onLoad(id)}
          />
        ))}
        <Overlay />
        {isReady && isOpening && (
          <p className="opening" role="status">
            Opening {nameOfRoute(route)}…
          </p>
        )}
        {!isReady && (
          <p className="starting" role="status">
            The site is starting; it is here in some seconds.
          </p>
        )}
      </div>
    </main>
  );
}
