import type { Content } from "@/lib/content/content";
import { Unconfirmed } from "./unconfirmed";

/** Marked if it is a placeholder. */
export function RegisteredName({ content }: { content: Pick<Content, "firm" | "placeholders"> }) {
  return (
    <>
      {content.firm.legalName}
      <Unconfirmed content={content} paths={["firm.legalName"]} />
    </>
  );
}
