import { type RefObject, useId, useState } from "react";
import { site } from "../state/site";
import { useStore } from "../state/store";
import { widened } from "./facts-as-values";
import { bold, type Chosen, link, list } from "./markdown-marks";

interface MarkButtonsProps {
  /** What the buttons are of. */
  label: string;
  area: RefObject<HTMLTextAreaElement | null>;
  onChange: (text: string) => void;
}

interface LinkFormProps {
  onLink: (address: string) => void;
  onCancel: () => void;
}

/** Where a link leads: a page of the site, or an address elsewhere. */
function LinkForm({ onLink, onCancel }: LinkFormProps) {
  const id = useId();
  const pages = useStore(site)?.pages ?? [];
  const [address, setAddress] = useState("");
  return (
    <fieldset className="inset" aria-label="Link">
      <label className="stacked" htmlFor={`${id}-page`}>
        A page of the site
      </label>
      <select
        id={`${id}-page`}
        value={pages.some(({ route }) => route === address) ? address : ""}
        onChange={(event) => setAddress(event.target.value)}
      >
        <option value="">Choose one</option>
        {pages.map(({ route, label, title }) => (
          <option key={route} value={route}>
            {label || title}
          </option>
        ))}
      </select>
      <label className="stacked">
        Or an address elsewhere
        <input
          type="text"
          value={address}
          placeholder="https://"
          onChange={(event) => setAddress(event.target.value)}
        />
      </label>
      <div className="row small">
        <button
          type="button"
          disabled={address.trim() === ""}
          onClick={() => onLink(address.trim())}
        >
          Set the link
        </button>
        <button type="button" className="link quiet" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </fieldset>
  );
}

/** Bold, a link and a list, for a text that may have them. */
export function MarkButtons({ label, area, onChange }: MarkButtonsProps) {
  const [isLinking, setLinking] = useState(false);

  function mark(change: (chosen: Chosen) => Chosen): void {
    const { current } = area;
    if (!current) return;
    const { value: text, selectionStart: start, selectionEnd: end } = current;
    const next = change({ text, ...widened(text, { start, end }) });
    onChange(next.text);
    // Once the field shows it.
    requestAnimationFrame(() => {
      current.focus();
      current.setSelectionRange(next.start, next.end);
    });
  }

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a row of buttons, not a part of a form. */}
      <div className="row small" role="group" aria-label={`Marks of ${label}`}>
        <button type="button" onClick={() => mark(bold)}>
          Bold
        </button>
        <button type="button" aria-expanded={isLinking} onClick={() => setLinking(!isLinking)}>
          Link
        </button>
        <button type="button" onClick={() => mark(list)}>
          List
        </button>
      </div>
      {isLinking && (
        <LinkForm
          onLink={(address) => {
            setLinking(false);
            mark((chosen) => link(chosen, address));
          }}
          onCancel={() => setLinking(false)}
        />
      )}
    </>
  );
}
