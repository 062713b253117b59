import { useEffect, useRef, useState } from "react";
import { showing, site } from "../state/site";
import { useStore } from "../state/store";
import { showPage, view, WIDTHS } from "../state/view";
import { restore, type Standing, standingIn } from "./keep-page";
import { locatePage } from "./located";
import { Overlay } from "./overlay";
import { inPlace, pageMoved, pointed } from "./pointed";
import { watchPage } from "./watch-page";

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
  const shownRoute = useRef(route);
  const first = useRef(true);
  const [shown] = frames;

  function loadAnew(next: string, keepsPlace: boolean) {
    const page = elements.current.get(frames[0]?.id ?? -1)?.contentWindow;
    standing.current = keepsPlace && page ? standingIn(page) : undefined;
    setFrames((all) => [
      ...all.slice(0, 1),
      { id: Math.max(...all.map(({ id }) => id)) + 1, route: next },
    ]);
  }

  useEffect(() => {
    // A site that is starting has nothing to show yet.
    if (first.current) first.current = false;
    else if (isReady) loadAnew(shownRoute.current, true);
  }, [turn, isReady]);

  useEffect(() => {
    if (route === shownRoute.current) return;
    shownRoute.current = route;
    inPlace.set(undefined);
    loadAnew(route, false);
  }, [route]);

  function onLoad(id: number) {
    const page = elements.current.get(id)?.contentWindow;
    if (!page || page.location.href === "about:blank") return;
    const { pathname } = page.location;
    watchPage(page as Window & typeof globalThis);
    pointed.set(undefined);
    if (standing.current) restore(page, standing.current);
    standing.current = undefined;
    // The newer frame takes the place of the one before it.
    setFrames((all) => all.filter((frame) => frame.id >= id));
    shownRoute.current = pathname;
    if (view.get().route !== pathname) {
      inPlace.set(undefined);
      showPage(pathname);
    }
    history.replaceState(null, "", `#${pathname}`);
    pageMoved();
    void locatePage(pathname, page.document);
  }

  return (
    <main className={`stage ${width} ${mode}`} aria-label="The page">
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
        {!isReady && (
          <p className="starting" role="status">
            The site is starting; it is here in some seconds.
          </p>
        )}
      </div>
    </main>
  );
}
