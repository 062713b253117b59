import { useEffect, useState } from "react";
import type { CardsAnswer } from "../../api";
import { ask } from "../calls/ask";
import { fileOfRoute, revision } from "../state/site";
import { useStore } from "../state/store";
import { change, openFields, view } from "../state/view";
import { Dialog } from "../ui/dialog";

function useCards(route: string): CardsAnswer | string | undefined {
  const [cards, setCards] = useState<CardsAnswer | string>();
  const turn = useStore(revision);
  useEffect(() => {
    void ask("cards", { route }).then((answer) => {
      setCards(answer.ok ? answer.result : answer.error.message);
    });
  }, [route, turn]);
  return cards;
}

function SearchResult({ search }: Pick<CardsAnswer, "search">) {
  return (
    <div className="search-result">
      <p className="result-url">{search.url}</p>
      <p className="result-title">{search.title}</p>
      <p className="result-text">{search.description}</p>
    </div>
  );
}

function WhatsApp({ share }: Pick<CardsAnswer, "share">) {
  return (
    <div className="whatsapp">
      <img src={share.image} alt={share.alt} />
      <p className="share-title">{share.title}</p>
      <p className="share-text">{share.description}</p>
      <p className="share-host">{share.host}</p>
    </div>
  );
}

function LinkedIn({ share }: Pick<CardsAnswer, "share">) {
  return (
    <div className="linkedin">
      <img src={share.image} alt={share.alt} />
      <p className="share-title">{share.title}</p>
      <p className="share-host">{share.host}</p>
    </div>
  );
}

function Cards({ cards }: { cards: CardsAnswer }) {
  return (
    <>
      <section aria-labelledby="as-search">
        <h3 id="as-search">As a search result</h3>
        <SearchResult search={cards.search} />
      </section>
      <section aria-labelledby="as-shared">
        <h3 id="as-shared">As shared</h3>
        <div className="cards">
          <figure>
            <figcaption>WhatsApp</figcaption>
            <WhatsApp share={cards.share} />
          </figure>
          <figure>
            <figcaption>LinkedIn</figcaption>
            <LinkedIn share={cards.share} />
          </figure>
        </div>
      </section>
      {cards.notes.length > 0 && (
        <ul className="messages">
          {cards.notes.map((note) => (
            <li key={note} className="message warning">
              {note}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** How others show a link to the page. */
export function CardsDialog({ onClose }: { onClose: () => void }) {
  const { route } = useStore(view);
  const cards = useCards(route);
  const file = fileOfRoute(route);
  return (
    <Dialog title="As found and as shared" onClose={onClose} isWide>
      {cards === undefined && <p className="note">Reading…</p>}
      {typeof cards === "string" && <p className="message error">{cards}</p>}
      {typeof cards === "object" && <Cards cards={cards} />}
      {file && (
        <button
          type="button"
          onClick={() => {
            change({ dialog: undefined });
            openFields({ file, path: ["meta"] });
          }}
        >
          Change title and description
        </button>
      )}
    </Dialog>
  );
}
