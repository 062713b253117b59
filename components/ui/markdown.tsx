import clsx from "clsx";
import type { ComponentProps } from "react";
import ReactMarkdown, { type Components, defaultUrlTransform } from "react-markdown";
import { keptTogether } from "@/lib/text/format";

interface MarkdownProps {
  text: string;
  className?: string | undefined;
  /** Opens links in a new tab, to keep what was typed into a form. */
  newTab?: boolean;
}

type LinkProps = ComponentProps<"a">;

/** Addresses and numbers stay as they are when a browser translates the page. */
const isOwnAddress = ({ href = "", children }: LinkProps) =>
  /^(mailto|tel):/.test(href) && !/\p{L} \p{L}/u.test(String(children));

function Link({ href, target, rel, children }: LinkProps) {
  const translate = isOwnAddress({ href, children }) ? "no" : undefined;
  return (
    <a href={href} target={target} rel={rel} translate={translate}>
      {children}
    </a>
  );
}

const SAME_TAB: Components = {
  a: ({ href, children }) => <Link href={href}>{children}</Link>,
};

const NEW_TAB: Components = {
  a: ({ href, children }) => (
    <Link href={href} target="_blank" rel="noopener">
      {children}
    </Link>
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
        components={newTab ? NEW_TAB : SAME_TAB}
      >
        {keptTogether(text)}
      </ReactMarkdown>
    </div>
  );
}
