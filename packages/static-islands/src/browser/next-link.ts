import { type AnchorHTMLAttributes, createElement } from "react";

interface AddressParts {
  pathname?: string | null;
  query?: string | Record<string, unknown> | null;
  search?: string | null;
  hash?: string | null;
}

/** Props of `next/link`; those for Next's router are of no use here. */
interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  href: string | AddressParts;
  as?: unknown;
  replace?: unknown;
  scroll?: unknown;
  shallow?: unknown;
  passHref?: unknown;
  prefetch?: unknown;
  locale?: unknown;
  legacyBehavior?: unknown;
  onNavigate?: unknown;
  transitionTypes?: unknown;
  unstable_dynamicOnHover?: unknown;
}

function addressOf(href: string | AddressParts): string {
  if (typeof href === "string") {
    return href;
  }
  const { pathname, query, search, hash } = href;
  const pairs = query ? String(new URLSearchParams(query as Record<string, string>)) : "";
  const asked = search ?? (pairs && `?${pairs}`);
  return `${pathname ?? ""}${asked}${hash ?? ""}`;
}

/** What `next/link` is in an island: a link of the browser's own. */
export function Link({
  href,
  as: _as,
  replace: _replace,
  scroll: _scroll,
  shallow: _shallow,
  passHref: _passHref,
  prefetch: _prefetch,
  locale: _locale,
  legacyBehavior: _legacyBehavior,
  onNavigate: _onNavigate,
  transitionTypes: _transitionTypes,
  unstable_dynamicOnHover: _unstable,
  ...others
}: LinkProps) {
  return createElement("a", { ...others, href: addressOf(href) });
}
