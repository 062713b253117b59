import { useEffect, useState } from "react";
import type { Lighthouse, SheetLine } from "../../api";
import { ask } from "../calls/ask";
import { formOf } from "../state/place";
import { change, openFields } from "../state/view";
import { Dialog } from "../ui/dialog";

function useSheet(): readonly SheetLine[] | string | undefined {
  const [pages, setPages] = useState<readonly SheetLine[] | string>();
  useEffect(() => {
    void ask("sheet", {}).then((answer) => {
      setPages(answer.ok ? answer.result.pages : answer.error.message);
    });
  }, []);
  return pages;
}

const DAY = new Intl.DateTimeFormat("en-IN", { dateStyle: "medium", timeZone: "Asia/Kolkata" });

function changeOf({ changed, lastChange }: SheetLine): string {
  if (changed) return "now";
  return lastChange === "" ? "not known" : DAY.format(new Date(lastChange));
}

function Scores({ scores }: { scores: Lighthouse | undefined }) {
  if (!scores) return <span className="aside">not measured</span>;
  const { performance, accessibility, bestPractices, seo, of } = scores;
  return (
    <span title={of}>
      {performance}, {accessibility}, {bestPractices}, {seo}
    </span>
  );
}

function Line({ line }: { line: SheetLine }) {
  const { title, fullTitle, titleLength, titleLongest, titlePlace } = line;
  const { description, descriptionLength, descriptionFits, descriptionPlace } = line;
  const open = (place: SheetLine["titlePlace"]) => {
    change({ dialog: undefined, route: line.route });
    openFields(formOf(place), place);
  };
  return (
    <tr>
      <th scope="row">
        <button
          type="button"
          className="link"
          onClick={() => change({ dialog: undefined, route: line.route })}
        >
          {line.label || title}
        </button>
        <small>{line.route}</small>
        {line.noindex && <small>kept out of search</small>}
      </th>
      <td>
        <button type="button" className="link" title={fullTitle} onClick={() => open(titlePlace)}>
          {title}
        </button>
        <small className={titleLength > titleLongest ? "long" : undefined}>
          {titleLength} of {titleLongest} letters
        </small>
      </td>
      <td>
        <button type="button" className="link" onClick={() => open(descriptionPlace)}>
          {description}
        </button>
        <small className={descriptionFits ? undefined : "long"}>
          {descriptionLength} letters{descriptionFits ? "" : ", 120 to 160 are good"}
        </small>
      </td>
      <td>
        <img src={line.card} alt={`As shared: ${line.label || title}`} loading="lazy" />
      </td>
      <td className="figure">{line.words ?? "–"}</td>
      <td>{changeOf(line)}</td>
      <td>
        <Scores scores={line.lighthouse} />
        {line.lighthouseAtRelease && (
          <small>
            at the last approval: <Scores scores={line.lighthouseAtRelease} />
          </small>
        )}
      </td>
    </tr>
  );
}

/** All pages in a table. */
export function SheetDialog({ onClose }: { onClose: () => void }) {
  const pages = useSheet();
  return (
    <Dialog title="All pages" onClose={onClose} isWide>
      {pages === undefined && <p className="note">Reading…</p>}
      {typeof pages === "string" && <p className="message error">{pages}</p>}
      {typeof pages === "object" && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it.
        <section className="table" tabIndex={0} aria-label="All pages">
          <table>
            <thead>
              <tr>
                <th scope="col">Page</th>
                <th scope="col">Title</th>
                <th scope="col">Description</th>
                <th scope="col">Share picture</th>
                <th scope="col">Words</th>
                <th scope="col">Last change</th>
                <th scope="col">Lighthouse: speed, access, practice, search</th>
              </tr>
            </thead>
            <tbody>
              {pages.map((line) => (
                <Line key={line.route} line={line} />
              ))}
            </tbody>
          </table>
        </section>
      )}
    </Dialog>
  );
}
