import { Markdown } from "@/components/ui/markdown";
import type { BandOf } from "@/lib/content/schemas/band";
import { formatFileSize } from "@/lib/text/format";

interface DownloadsProps extends BandOf<"download"> {
  /** Bytes of the files in `public/`, by address. */
  files: ReadonlyMap<string, number>;
}

export function Downloads({ items, files }: DownloadsProps) {
  return (
    <ul className="hairs">
      {items.map(({ file, label, text }) => {
        const type = file.slice(file.lastIndexOf(".") + 1).toUpperCase();
        return (
          <li key={file}>
            <a href={file} download="">
              {label}
            </a>{" "}
            <span className="text-small text-soft">
              ({type}, {formatFileSize(files.get(file) ?? 0)})
            </span>
            {text && <Markdown text={text} className="mt-1 text-soft" />}
          </li>
        );
      })}
    </ul>
  );
}
