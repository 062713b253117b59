import type { Metadata } from "next";

interface PageMeta {
  meta: { title: string; description: string };
  noindex?: boolean | undefined;
}

/** What a page's own metadata adds to the layout's. */
export function pageMetadata({ meta, noindex }: PageMeta): Metadata {
  return {
    title: meta.title,
    description: meta.description,
    ...(noindex ? { robots: { index: false } } : {}),
  };
}
