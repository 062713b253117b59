import type { Field } from "../../api";
import { GroupLine } from "../fields/group-line";
import { fileOfRoute, site } from "../state/site";
import { useStore } from "../state/store";
import { useFields } from "../state/use-fields";
import { openFields, view } from "../state/view";
import { Icon } from "../ui/icon";

const isOpened = ({ kind, value }: Field) =>
  value !== undefined && (kind === "group" || kind === "list");

function Parts({ file }: { file: string }) {
  const reading = useFields({ file, path: [] });
  if (reading.step !== "read") return null;
  const { field } = reading.answer;
  return (
    <>
      {field.fields.filter(isOpened).map((part) => (
        <GroupLine key={String(part.place.path.at(-1))} field={part} />
      ))}
      <button type="button" className="group-line" onClick={() => openFields({ file, path: [] })}>
        <b>Everything of this page</b>
        <Icon name="open" />
      </button>
    </>
  );
}

/** The parts of the page that is shown, from its file. */
export function PageParts() {
  const { route } = useStore(view);
  useStore(site);
  const file = fileOfRoute(route);
  if (!file) return <p className="note">This page has no file of its own.</p>;
  return (
    <section aria-labelledby="parts">
      <h2 id="parts">Parts of this page</h2>
      <Parts key={file} file={file} />
    </section>
  );
}
