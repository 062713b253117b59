import { getContent } from "@/lib/content/content";
import type { Shared } from "@/lib/content/schemas/shared";

interface PreviewNoticeProps {
  /** Beginnings of the paths whose placeholders matter here, such as `firm.bank`. */
  paths: string[];
  /** What depends on them. */
  about: keyof Omit<Shared["preview"], "title">;
}

/** Says plainly that what follows is not the firm's own yet; gone once the firm has supplied it. */
export function PreviewNotice({ paths, about }: PreviewNoticeProps) {
  const { placeholders, shared } = getContent();
  const open = [...placeholders].some((placeholder) =>
    paths.some((path) => placeholder.startsWith(path)),
  );
  if (!open) return null;
  return (
    <p role="note" className="border-l-4 border-ochre bg-pink px-5 py-4">
      <strong className="font-semibold text-ochre">{shared.preview.title}</strong>{" "}
      {shared.preview[about]}
    </p>
  );
}
