import { type Located, located } from "../frame/located";
import { openListed } from "../frame/open-text";
import { pointed } from "../frame/pointed";
import { saysOf } from "../frame/says-of";
import { nameOfRoute } from "../state/site";
import { useStore } from "../state/store";
import { view } from "../state/view";

/** Shows where in the page a text is. */
function pointTo({ element, sources }: Located): void {
  const [source] = sources;
  if (!source || !element.isConnected) return;
  element.scrollIntoView({ block: "center", behavior: "instant" });
  const says = saysOf(source, view.get().route);
  pointed.set({ element, says, isFixed: source.fixed.length > 0 });
}

function isInner(text: Located, all: readonly Located[]): boolean {
  return all.some(({ element }) => element !== text.element && element.contains(text.element));
}

/** A star that marks a field of a form is no text to change. */
const HAS_WORDS = /[\p{L}\p{N}]/u;

/** Texts that are in no other one, each once. */
function ownTexts(texts: readonly Located[]): Located[] {
  const known = texts.filter(({ sources, text }) => sources.length > 0 && HAS_WORDS.test(text));
  const outer = known.filter((text) => !isInner(text, known));
  const seen = new Set<string>();
  return outer.filter((text) => {
    const key = `${text.text.trim()}|${text.near}`;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

/** Until a page is there, nothing is listed: texts of the one before it would be taken for its own. */
function Opening({ route }: { route: string }) {
  return (
    <section aria-labelledby="texts">
      <h2 id="texts">Texts of this page</h2>
      <p className="note">Opening {nameOfRoute(route)}…</p>
    </section>
  );
}

interface TextListProps {
  /** Only texts with these words. */
  words?: string;
}

/** The texts of the page, in their order: for the keyboard, and to see them without the page. */
export function PageTexts({ words = "" }: TextListProps) {
  const { texts, isLooking, route: ofRoute } = useStore(located);
  const { route } = useStore(view);
  if (ofRoute !== route) return <Opening route={route} />;
  const wanted = words.toLowerCase();
  const shown = ownTexts(texts).filter(({ text }) => text.toLowerCase().includes(wanted));
  return (
    <section aria-labelledby="texts">
      <h2 id="texts">Texts of this page</h2>
      {isLooking && texts.length === 0 && <p className="note">Looking where they are written…</p>}
      {!isLooking && shown.length === 0 && <p className="note">None here.</p>}
      <ul className="text-list">
        {shown.map((text, index) => (
          <li key={index}>
            <button
              type="button"
              onFocus={() => pointTo(text)}
              onClick={() => void openListed(text)}
              onPointerEnter={() => pointTo(text)}
            >
              <span>{text.text.trim()}</span>
              {text.sources[0] && <small>{saysOf(text.sources[0], route)}</small>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
