import type { Content } from "@/lib/content/content";
import { isPlaceholder } from "@/lib/text/placeholders";
import { Unconfirmed } from "./unconfirmed";

interface RegisteredNameProps {
  content: Pick<Content, "firm" | "placeholders">;
}

/** The name on SEBI's register, on a dark ground; marked for as long as it is an example. */
export function RegisteredName({ content: { firm, placeholders } }: RegisteredNameProps) {
  return (
    <>
      {firm.legalName}
      {isPlaceholder(placeholders, "firm.legalName") && <Unconfirmed onDark />}
    </>
  );
}
