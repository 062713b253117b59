import { Markdown } from "@/components/ui/markdown";

export function Checklist({ items }: { items: string[] }) {
  return (
    <ul className="ruled">
      {items.map((item) => (
        <li key={item}>
          <Markdown text={item} />
        </li>
      ))}
    </ul>
  );
}
