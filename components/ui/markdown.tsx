import clsx from "clsx";
import type { ComponentProps } from "react";
import ReactMarkdown, { defaultUrlTransform } from "react-markdown";

interface MarkdownProps {
  text: string;
  className?: string;
  /** Opens its links beside the page, where a form could lose what was typed. */
  newTab?: boolean;
}

/** Lets telephone links through, which the library's own rule empties. */
function address(url: string): string {
  return url.startsWith("tel:") ? url : defaultUrlTransform(url);
}

function NewTabLink({ href, children }: ComponentProps<"a">) {
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
    </a>
  );
}

/** Markdown of the firm's own content, rendered at build; HTML inside it is not let through. */
export function Markdown({ text, className, newTab }: MarkdownProps) {
  return (
    <div className={clsx("flow", className)}>
      <ReactMarkdown
        skipHtml
        urlTransform={address}
        components={newTab ? { a: NewTabLink } : undefined}
      >
        {text}
      </ReactMarkdown>
    </div>
  );
}
