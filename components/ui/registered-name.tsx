import type { Content } from "@/lib/content/load/load";
import { Unconfirmed } from "./unconfirmed";

interface RegisteredNameProps {
  content: Pick<Content, "firm" | "placeholders">;
}

/** The name on SEBI's register, on a dark ground; marked for as long as it is an example. */
export function RegisteredName({ content: { firm, placeholders } }: RegisteredNameProps) {
  return (
    <>
      {firm.legalName}
      {placeholders.has("firm.legalName") && <Unconfirmed onDark />}
    </>
  );
}
