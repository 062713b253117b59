import clsx from "clsx";
import ReactMarkdown from "react-markdown";

interface MarkdownProps {
  text: string;
  className?: string;
}

/** Markdown of the firm's own content, rendered at build; HTML inside it is not let through. */
export function Markdown({ text, className }: MarkdownProps) {
  return (
    <div className={clsx("flow", className)}>
      <ReactMarkdown skipHtml>{text}</ReactMarkdown>
    </div>
  );
}
