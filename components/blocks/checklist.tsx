import { Markdown } from "@/components/ui/markdown";

export function Checklist({ items }: { items: string[] }) {
  return (
    <ul className="grid gap-x-12 md:grid-cols-2">
      {items.map((item) => (
        <li key={item} className="flex gap-3.5 border-t border-rule py-3.5">
          <svg
            className="mt-1.5 size-3.5 shrink-0 stroke-brand forced-colors:stroke-[CanvasText]"
            viewBox="0 0 14 14"
            fill="none"
            strokeWidth="2"
            aria-hidden="true"
          >
            <path d="M1.500 7.500l3.500 4 7.500-9" />
          </svg>
          <Markdown text={item} />
        </li>
      ))}
    </ul>
  );
}
