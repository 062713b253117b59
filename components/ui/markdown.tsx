import clsx from "clsx";
import type { ComponentProps } from "react";
import ReactMarkdown, { defaultUrlTransform } from "react-markdown";

interface MarkdownProps {
  text: string;
  className?: string;
  /** Opens links in a new tab, so that a form does not lose what was typed. */
  newTab?: boolean;
}

/** Allows telephone links, which the library's default removes. */
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

/** Markdown from content, rendered at build; HTML in it is not rendered. */
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
