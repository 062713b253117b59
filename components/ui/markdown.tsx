import clsx from "clsx";
import ReactMarkdown, { type Components, defaultUrlTransform } from "react-markdown";
import { keptTogether } from "@/lib/text/format";

interface MarkdownProps {
  text: string;
  className?: string | undefined;
  /** Opens links in a new tab, to keep what was typed into a form. */
  newTab?: boolean;
}

const NEW_TAB: Components = {
  a: ({ href, children }) => (
    <a href={href} target="_blank" rel="noopener">
      {children}
    </a>
  ),
};

/** Rendered at build time; HTML in the text is skipped. */
export function Markdown({ text, className, newTab }: MarkdownProps) {
  return (
    <div className={clsx("flow", className)}>
      <ReactMarkdown
        skipHtml
        // The default removes tel: links.
        urlTransform={(url) => (url.startsWith("tel:") ? url : defaultUrlTransform(url))}
        components={newTab ? NEW_TAB : undefined}
      >
        {keptTogether(text)}
      </ReactMarkdown>
    </div>
  );
}
