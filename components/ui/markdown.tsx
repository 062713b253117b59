import clsx from "clsx";
import ReactMarkdown, { defaultUrlTransform } from "react-markdown";

interface MarkdownProps {
  text: string;
  className?: string;
}

/** Lets telephone links through, which the library's own rule empties. */
function address(url: string): string {
  return url.startsWith("tel:") ? url : defaultUrlTransform(url);
}

/** Markdown of the firm's own content, rendered at build; HTML inside it is not let through. */
export function Markdown({ text, className }: MarkdownProps) {
  return (
    <div className={clsx("flow", className)}>
      <ReactMarkdown skipHtml urlTransform={address}>
        {text}
      </ReactMarkdown>
    </div>
  );
}
