import { Markdown } from "@/components/ui/markdown";
import type { BlockOf } from "@/lib/content/schemas/block";
import { formatFileSize } from "@/lib/text/format";

interface DownloadsProps extends BlockOf<"download"> {
  /** Bytes of the files in `public/`, by address. */
  files: ReadonlyMap<string, number>;
}

export function Downloads({ items, files }: DownloadsProps) {
  return (
    <ul>
      {items.map(({ file, label, text }) => {
        const type = file.slice(file.lastIndexOf(".") + 1).toUpperCase();
        return (
          <li key={file} className="border-t border-rule py-4 last:border-b">
            <a href={file} download="">
              {label}
            </a>{" "}
            <span className="text-small text-muted">
              ({type}, {formatFileSize(files.get(file) ?? 0)})
            </span>
            {text && <Markdown text={text} className="mt-1 text-muted" />}
          </li>
        );
      })}
    </ul>
  );
}
