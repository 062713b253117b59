import { useEffect, useId, useRef, useState } from "react";
import type { Field, Place, Plain } from "../../api";
import { monthInWords } from "../../labels";
import { ask, type Failure } from "../calls/ask";
import { discard, drop, keep } from "../state/drafts";
import { isSame, sentence } from "../state/place";
import { saveEdit } from "../state/save-edit";
import { revision } from "../state/site";
import { useStore } from "../state/store";
import { openFields } from "../state/view";
import {
  askedIn,
  BY_SOURCE,
  finished,
  LABELS,
  MONTHLY,
  monthsWithoutSources,
  nameOfRow,
  openIn,
  type Row,
  rowsOf,
  sumsOf,
  wrongIn,
} from "./complaint-rows";
import { newPlace } from "./new-value";
import { NewValueBox } from "./new-value-box";
import { Refused } from "./refused";

/** The rows of a table; undefined until they are read. */
function useRowsOf(file: string): Row[] | undefined {
  const [rows, setRows] = useState<Row[]>();
  const turn = useStore(revision);
  useEffect(() => {
    let isWanted = true;
    void ask("fields", { place: { file, path: [] } }).then((answer) => {
      if (isWanted && answer.ok) setRows(rowsOf(answer.result.field.value ?? []));
    });
    return () => {
      isWanted = false;
    };
  }, [file, turn]);
  return rows;
}

function Sums({ rows, month }: { rows: readonly Row[]; month: Row | undefined }) {
  return (
    <ul className="messages" role="status" aria-label="What these add up to">
      {sumsOf(rows, month).map(({ label, sum, expected }) => (
        <li key={label} className={sum === expected ? "message good" : "message warning"}>
          {sum === expected
            ? `These add up to ${sum} ${label}, as the month has.`
            : `These add up to ${sum} ${label}; the month has ${expected ?? "no figures"}.`}
        </li>
      ))}
    </ul>
  );
}

interface CellProps {
  id: string;
  row: Row;
  column: string;
  /** What is wrong with it, once a save was asked for. */
  wrong: string;
  onChange: (cell: string) => void;
}

function CellField({ id, row, column, wrong, onChange }: CellProps) {
  return (
    <div className="field">
      <label htmlFor={id} className="label">
        {LABELS[column]}
        <span className="unseen">, {nameOfRow(row)}</span>
      </label>
      <input
        id={id}
        className="number"
        type="text"
        inputMode="numeric"
        autoComplete="off"
        value={row[column] ?? ""}
        aria-describedby={`${id}-said`}
        aria-invalid={wrong !== ""}
        onChange={(event) => onChange(event.target.value)}
      />
      <div id={`${id}-said`}>{wrong !== "" && <p className="message error">{wrong}</p>}</div>
    </div>
  );
}

/** What a save has said of a cell. */
function refusedAt(refused: Failure | undefined, target: Place, index: number, column: string) {
  if (refused?.kind !== "mistakes") return "";
  const of = refused.mistakes.find(({ place }) => {
    const [row, cell] = place?.file === target.file ? place.path : [];
    return row === Number(target.path[0]) + index && cell === column;
  });
  return of ? sentence(of.message) : "";
}

interface RowsFormProps {
  /** The table. */
  field: Field;
  hash: string;
  label: string;
  /** What is filled in by now. */
  value: Plain;
  onDiscard: () => void;
  onSaved: () => void;
}

/** The rows of a month or a year, which are filled in and then saved as a whole. */
export function ComplaintRowsForm(props: RowsFormProps) {
  const { field, hash, label, value, onDiscard, onSaved } = props;
  const { place, fields } = field;
  const id = useId();
  const box = useRef<HTMLFieldSetElement>(null);
  const rows = rowsOf(value);
  const draft = newPlace(place);
  const isBySource = place.file === BY_SOURCE;
  const month = useRowsOf(MONTHLY)?.find((row) => row.month === rows[0]?.month);
  const [isAsked, setAsked] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [refused, setRefused] = useState<Failure>();
  const target = { file: place.file, path: [fields.length] };
  const period = monthInWords(rows[0]?.month ?? rows[0]?.year ?? "");
  const heading = isBySource ? `${period} by source` : period;

  useEffect(() => box.current?.querySelector("input")?.focus(), []);
  useEffect(() => {
    if (isAsked) box.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [isAsked, refused]);

  function type(index: number, column: string, cell: string): void {
    const next = rows.map((row, at) => (at === index ? { ...row, [column]: cell } : row));
    setRefused(undefined);
    setAsked(false);
    if (isSame(next, rows)) return;
    keep({ place: draft, hash, before: undefined, value: next, label: `${label}, ${heading}` });
  }

  async function save(): Promise<void> {
    setRefused(undefined);
    setAsked(true);
    const isFilled = rows.every((row) => askedIn(row).every((column) => !wrongIn(row, column)));
    if (!isFilled) {
      box.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
      return;
    }
    setSaving(true);
    const [first = {}, ...more] = rows.map(finished);
    const change = { place, hash, before: field.value };
    const edit = { do: "add", at: fields.length, value: first, more } as const;
    const failure = await saveEdit(change, edit, `${label}, ${heading}`);
    setSaving(false);
    setRefused(failure);
    if (failure) return;
    drop(draft);
    onSaved();
  }

  const wrongAt = (row: Row, index: number, column: string) => {
    const own = isAsked ? wrongIn(row, column) : "";
    return own || refusedAt(refused, target, index, column);
  };
  const isAtCells = rows.some((row, index) =>
    askedIn(row).some((column) => refusedAt(refused, target, index, column) !== ""),
  );

  return (
    <NewValueBox
      box={box}
      heading={heading}
      isSaving={isSaving}
      onSave={() => void save()}
      onDiscard={() => {
        discard(draft);
        onDiscard();
      }}
    >
      {rows.map((row, index) => (
        <fieldset key={nameOfRow(row)} className={isBySource ? "inset" : "field"}>
          {isBySource && <legend className="label">{nameOfRow(row)}</legend>}
          {askedIn(row).map((column) => (
            <CellField
              key={column}
              id={`${id}-${index}-${column}`}
              row={row}
              column={column}
              wrong={wrongAt(row, index, column)}
              onChange={(cell) => type(index, column, cell)}
            />
          ))}
          {row.source !== "impersonation" && (
            <p className="note" role="status">
              {openIn(row) === undefined
                ? "What is open at the end is computed."
                : `Open at the end: ${openIn(row)}.`}
            </p>
          )}
        </fieldset>
      ))}
      {isBySource && <Sums rows={rows} month={month} />}
      {refused && !isAtCells && <Refused failure={refused} />}
      {isAsked && !refused && (
        <p className="unseen" role="alert">
          Some figures are missing or cannot be right: they are marked.
        </p>
      )}
    </NewValueBox>
  );
}

/** Below the table of months: the way on to the table by source, where that has not got the month. */
export function NextBySource() {
  const months = useRowsOf(MONTHLY);
  const bySource = useRowsOf(BY_SOURCE);
  const missing = months && bySource ? monthsWithoutSources(months, bySource) : [];
  const [next, ...more] = missing;
  if (next === undefined) return null;
  const table: Place = { file: BY_SOURCE, path: [] };
  const month = monthInWords(next);
  return (
    <p className="note">
      {more.length === 0
        ? `${month} is not entered by source yet.`
        : `${missing.length} months are not entered by source yet.`}{" "}
      <button type="button" className="link" onClick={() => openFields(table, newPlace(table))}>
        Next: {month} by source
      </button>
    </p>
  );
}
