import type { Content } from "@/lib/content/content";
import { isPlaceholder } from "@/lib/text/placeholders";
import { Unconfirmed } from "./unconfirmed";

interface RegisteredNameProps {
  content: Pick<Content, "firm" | "placeholders">;
}

/** The name in SEBI's register, on a dark background; marked while it is a placeholder. */
export function RegisteredName({ content: { firm, placeholders } }: RegisteredNameProps) {
  return (
    <>
      {firm.legalName}
      {isPlaceholder(placeholders, "firm.legalName") && <Unconfirmed onDark />}
    </>
  );
}
