import { routeOfFile, site } from "../state/site";
import { useStore } from "../state/store";
import { openFields, showPage } from "../state/view";
import { Icon } from "../ui/icon";
import { type Task, tasksOf } from "./tasks";

function openTask({ place, focus }: Task): void {
  const route = routeOfFile(place.file);
  if (route) showPage(route);
  openFields(place, focus);
}

/** Everything that may be edited: what stands on several pages, and each page. */
export function WholeSite() {
  const state = useStore(site);
  if (!state) return <p className="note">Reading…</p>;
  const isPage = (file: string) => state.pages.some((page) => page.file === file);
  const shared = state.files.filter(({ file }) => !isPage(file));
  return (
    <>
      <section aria-labelledby="often">
        <h2 id="often">Often wanted</h2>
        <ul className="link-list">
          {tasksOf(state).map((task) => (
            <li key={task.label}>
              <button type="button" className="link" onClick={() => openTask(task)}>
                {task.label}
              </button>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="everywhere">
        <h2 id="everywhere">On several pages</h2>
        {shared.map(({ file, label, help }) => (
          <button
            key={file}
            type="button"
            className="group-line"
            onClick={() => openFields({ file, path: [] })}
          >
            <span>
              <b>{label}</b>
              <small>{help}</small>
            </span>
            <Icon name="open" />
          </button>
        ))}
      </section>
      <section aria-labelledby="all-pages">
        <h2 id="all-pages">Pages</h2>
        {state.pages.map(({ route, label, title, file }) => (
          <button
            key={route}
            type="button"
            className="group-line"
            onClick={() => {
              showPage(route);
              openFields({ file, path: [] });
            }}
          >
            <span>
              <b>{label || title}</b>
              <small>{title}</small>
            </span>
            <Icon name="open" />
          </button>
        ))}
      </section>
    </>
  );
}
