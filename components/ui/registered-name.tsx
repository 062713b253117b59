import type { Content } from "@/lib/content/content";
import { Unconfirmed } from "./unconfirmed";

/** Marked if it is a placeholder. */
export function RegisteredName({ content }: { content: Pick<Content, "firm" | "placeholders"> }) {
  return (
    <>
      <span translate="no">{content.firm.legalName}</span>
      <Unconfirmed content={content} paths={["firm.legalName"]} />
    </>
  );
}
