import type { Content } from "@/lib/content/load/load";
import { pageGraph } from "@/lib/site/structured-data/page-graph";
import { scriptJson } from "@/lib/site/structured-data/script-json";

interface StructuredDataProps {
  content: Content;
  path: string;
}

/** What the page tells search engines, from the same content that it shows. */
export function StructuredData({ content, path }: StructuredDataProps) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React would write &quot; into the JSON; scriptJson leaves no "<" in it
      dangerouslySetInnerHTML={{ __html: scriptJson(pageGraph(content, path)) }}
    />
  );
}
