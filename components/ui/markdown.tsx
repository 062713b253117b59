import clsx from "clsx";
import ReactMarkdown, { type Components, defaultUrlTransform } from "react-markdown";

interface MarkdownProps {
  text: string;
  className?: string | undefined;
  /** Opens links in a new tab, so that a form does not lose what was typed. */
  newTab?: boolean;
}

const NEW_TAB: Components = {
  a: ({ href, children }) => (
    <a href={href} target="_blank" rel="noopener">
      {children}
    </a>
  ),
};

/** Markdown from content, rendered at build; HTML in it is not rendered. */
export function Markdown({ text, className, newTab }: MarkdownProps) {
  return (
    <div className={clsx("flow", className)}>
      <ReactMarkdown
        skipHtml
        // The library's default removes telephone links.
        urlTransform={(url) => (url.startsWith("tel:") ? url : defaultUrlTransform(url))}
        components={newTab ? NEW_TAB : undefined}
      >
        {text}
      </ReactMarkdown>
    </div>
  );
}
