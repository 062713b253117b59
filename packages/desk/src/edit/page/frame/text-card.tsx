import { useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import type { Edit, Field } from "../../api";
import { LetterCount } from "../fields/letter-count";
import { MarkButtons } from "../fields/mark-buttons";
import { ExampleMark, Marks } from "../fields/marks";
import { Messages } from "../fields/messages";
import { OursBox } from "../fields/ours-box";
import { useFactsAsValues } from "../fields/use-facts-as-values";
import { drafts } from "../state/drafts";
import { formOf, keyOf } from "../state/place";
import { say } from "../state/say";
import { useStore } from "../state/store";
import { useEditing } from "../state/use-editing";
import { useFields } from "../state/use-fields";
import { openFields, view } from "../state/view";
import { layOver } from "./lay-over";
import { elementNow, located } from "./located";
import { cut, join, pieceOf } from "./piece";
import { closeUnchanged, type InPlace, inPlace, moved, pageMoved } from "./pointed";
import { saysOf, stepsIn } from "./says-of";

/** So many places with the same words are shown at once. */
const FEW = 4;

function close(): void {
  inPlace.set(undefined);
}

/** Shows plain words at once; the page itself is shown anew a moment later. */
function showNow(element: Element, shown: string): void {
  if (element.isConnected && element.children.length === 0) element.textContent = shown;
}

interface CardProps {
  now: InPlace;
  field: Field;
  hash: string;
}

function CardOf({ now, field, hash }: CardProps) {
  const { source, sources } = now;
  const { route } = useStore(view);
  const where = saysOf(source, route);
  const label = stepsIn(source).join(" › ");
  const editing = useEditing(field, hash, label);
  // Letters before and behind it stay the same while it is typed.
  const [piece] = useState(() => pieceOf(source, field.value, editing.value));
  const [isOurs, setOurs] = useState(true);
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const written = cut(editing.value, piece);
  const inBox = useFactsAsValues(written, field.facts, area, (words) =>
    editing.type(join(editing.value, piece, words)),
  );
  const isExample = field.placeholder === "own";

  useEffect(() => {
    const { current } = area;
    current?.focus();
    current?.setSelectionRange(current.value.length, current.value.length);
  }, []);

  // What is typed may need more lines.
  useLayoutEffect(pageMoved, [editing.value]);

  async function save() {
    if (!editing.isChanged) {
      close();
      return;
    }
    // Of two values one is chosen first.
    if (editing.theirs) return;
    const value = editing.value ?? "";
    const edit: Edit = isExample ? { do: "set", value, supplied: isOurs } : { do: "set", value };
    const { shown } = editing.check ?? {};
    if (!(await editing.save(edit))) return;
    if (source.match === "whole" && shown) showNow(now.element, shown);
    // What was typed while it was saved is not saved yet.
    if (!drafts.get()[keyOf(field.place)]) close();
  }

  function leave() {
    if (editing.isChanged) say(`Not saved yet, and kept: ${label}. It is in the panel's list.`);
    close();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Esc and Ctrl+Enter, from whichever control has the focus.
    <div
      className="text-card-inside"
      onKeyDown={(event) => {
        if (event.key === "Escape") leave();
        if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void save();
      }}
    >
      <label className="unseen" htmlFor={id}>
        {field.label}
      </label>
      <textarea
        ref={area}
        id={id}
        value={inBox.text}
        aria-describedby={`${id}-where ${id}-said`}
        onChange={inBox.onChange}
      />
      <div className="card-foot">
        {field.kind === "markdown" && (
          <MarkButtons label={field.label} area={area} onChange={inBox.set} />
        )}
        <p id={`${id}-where`} className="where">
          {where} <ExampleMark field={field} />
          <LetterCount text={written} field={field} editing={editing} />
        </p>
        {isExample && <OursBox isOurs={isOurs} onChange={setOurs} />}
        <div className="row buttons">
          <button
            type="button"
            className="main"
            disabled={editing.isSaving || editing.theirs !== undefined}
            onClick={() => void save()}
          >
            {editing.isSaving ? "Saving…" : "Save"}
          </button>
          <button
            type="button"
            className="plain"
            onClick={() => {
              editing.discard();
              close();
            }}
          >
            {editing.isChanged ? "Discard" : "Close"}
          </button>
          <button
            type="button"
            className="link push"
            onClick={() => {
              openFields(formOf(field.place), field.place);
              close();
            }}
          >
            What is around it
          </button>
        </div>
      </div>
      {/* Below the buttons, which never move while it is typed. */}
      <div className="card-notes">
        <Marks field={field} editing={editing} />
        <Messages id={`${id}-said`} field={field} editing={editing} />
        {sources.length > 1 && (
          <details className="others" open={sources.length <= FEW}>
            <summary>The same words are written elsewhere too: is one of these meant?</summary>
            <ul>
              {sources
                .filter((other) => other !== source)
                .map((other) => (
                  <li key={other.at + String(other.from)}>
                    <button
                      type="button"
                      className="link"
                      onClick={() => inPlace.set({ ...now, source: other })}
                    >
                      {saysOf(other, route)}
                    </button>
                  </li>
                ))}
            </ul>
          </details>
        )}
      </div>
    </div>
  );
}

/** A text of the page, edited where it stands. It lives here, so a page that is shown anew keeps it. */
export function TextCard({ now }: { now: InPlace }) {
  const { source } = now;
  const reading = useFields(source.place);
  const card = useRef<HTMLDivElement>(null);
  const before = useRef<Element | null>(document.activeElement);
  useStore(moved);
  const { isLooking } = useStore(located);

  useLayoutEffect(() => {
    const element = elementNow(now.element, source);
    if (card.current && element) layOver(card.current, element);
    // The text is gone: what is typed of it stays where it is.
    else if (!isLooking) closeUnchanged();
  });

  useEffect(() => {
    const { current } = before;
    return () => {
      if (current instanceof HTMLElement && current.isConnected) current.focus();
    };
  }, []);

  return (
    // biome-ignore lint/a11y/useSemanticElements: not a window of its own: the rest of the page stays in reach.
    <div ref={card} className="text-card" role="group" aria-label="Edit this text">
      {reading.step === "reading" && <p className="note">Reading…</p>}
      {reading.step === "failed" && <p className="message error">{reading.failure.message}</p>}
      {reading.step === "read" && (
        <CardOf
          key={keyOf(source.place)}
          now={now}
          field={reading.answer.field}
          hash={reading.answer.hash}
        />
      )}
    </div>
  );
}
