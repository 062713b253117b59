import type { Content } from "@/lib/content/content";
import { OWN_ANCHORS } from "@/lib/content/own-anchors";

/** The page's examples, each with a link and its outcome. */
export function SampleContents({ content }: { content: Content }) {
  const { contents, messages, note, labels } = content.pages.sample;
  const rows = [
    { id: OWN_ANCHORS.sample.note, title: contents.pick, ending: note.update.outcome },
    ...messages.map(({ id, title, end }) => ({ id, title, ending: labels.outcomes[end.outcome] })),
  ];
  return (
    <table className="max-xs:[&_td]:wrap-anywhere max-xs:[&_th]:wrap-anywhere">
      <thead>
        <tr>
          <th scope="col" className="w-1/2">
            {contents.columns.kind}
          </th>
          <th scope="col">{contents.columns.ending}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, title, ending }) => (
          <tr key={id}>
            <th scope="row">
              <a href={`#${id}`}>{title}</a>
            </th>
            <td>{ending}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
