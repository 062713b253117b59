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

/** What of `next.config` changes addresses. */
interface AddressConfig {
  basePath: string;
  trailingSlash: boolean;
}

/** Puts the slash at the end of a path where Next has it; names of files have none. */
function withSlash(route: string, trailingSlash: boolean): string {
  const bare = route.replace(/\/+$/, "");
  const isFile = /\.[^/]+$/.test(bare);
  return trailingSlash && !isFile ? `${bare}/` : bare || "/";
}

/** As Next writes an address within the site; others stay. */
function asNextWrites(address: string, { basePath, trailingSlash }: AddressConfig): string {
  const [, route = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  if (!/^\/(?!\/)/.test(route)) {
    return address;
  }
  return withSlash(basePath + route, trailingSlash) + rest;
}

/** Makes what `next/link` is in an island: a link of the browser's own, with Next's addresses. */
export function linkWith(config: AddressConfig) {
  return function Link({
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
    return createElement("a", { ...others, href: asNextWrites(addressOf(href), config) });
  };
}
