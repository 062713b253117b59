import { site } from "../state/site";
import { useStore } from "../state/store";
import { showPage, view } from "../state/view";

/** Which page is shown. */
export function PagePicker() {
  const pages = useStore(site)?.pages ?? [];
  const { route } = useStore(view);
  const isKnown = pages.some((page) => page.route === route);
  return (
    <label className="page-picker">
      <span className="unseen">Page</span>
      <select value={route} onChange={(event) => showPage(event.target.value)}>
        {!isKnown && <option value={route}>{route}</option>}
        {pages.map(({ route: address, label, title }) => (
          <option key={address} value={address}>
            {label || title}
          </option>
        ))}
      </select>
    </label>
  );
}
