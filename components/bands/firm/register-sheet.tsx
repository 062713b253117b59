import type { BandProps } from "@/components/bands/band-frame";
import { MoreLink } from "@/components/ui/more-link";
import { RegisterExtract } from "./register-extract";

/** Facts to compare with the register. */
export function RegisterSheet({ badge, check, content }: BandProps<"why-choose-us">) {
  return (
    <>
      <b className="badge">{badge}</b>
      <RegisterExtract content={content} facts={["name", "number", "validity"]}>
        <p>
          <MoreLink {...check} />
        </p>
      </RegisterExtract>
    </>
  );
}
