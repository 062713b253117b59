import clsx from "clsx";
import type { ReactNode } from "react";
import { FactList } from "@/components/ui/lists";
import { Unconfirmed } from "@/components/ui/unconfirmed";
import type { Content } from "@/lib/content/content";
import { fillIn, formatDate } from "@/lib/text/format";

type FactName = keyof Content["shared"]["register"]["facts"];

interface RegisterExtractProps {
  content: Pick<Content, "firm" | "placeholders" | "shared">;
  title?: string;
  /** In large type, above the facts. */
  lead?: ReactNode;
  /** The first has its own row, as does one left over. */
  facts: readonly FactName[];
  className?: string;
  children?: ReactNode;
}

/** Facts to compare with the registers; deliberately looks unlike a register's own document. */
export function RegisterExtract(props: RegisterExtractProps) {
  const { content, lead, facts, className, children } = props;
  const { firm, shared } = content;
  const { title = shared.register.title } = props;
  const { registration, address, analyst } = firm;
  const { certificate, earlier } = analyst;
  const words = shared.register;
  const [from = "", to = ""] = [registration.validFrom, registration.validTo].map(formatDate);
  const city = [`${address.city} ${address.pin}`, address.state, address.country];
  /** With the path in firm.yaml that may be a placeholder. */
  const values: Record<FactName, [value: ReactNode, path?: string]> = {
    name: [firm.legalName, "legalName"],
    number: [
      <a key="number" href={registration.lookup}>
        {registration.number}
      </a>,
    ],
    role: [`${registration.role}, ${registration.type}`],
    body: [fillIn(words.body, registration), "registration.enlistment"],
    validity: [fillIn(words.period, { from, to })],
    address: [[...address.lines, ...city].join(", "), "address"],
    qualification: [analyst.qualification, "analyst.qualification"],
    practice: [fillIn(words.practice, { date: from, earlier }), "analyst.earlier"],
    certificate: [`${certificate.name}, ${certificate.number}`, "analyst.certificate.number"],
    expires: [formatDate(certificate.expires), "analyst.certificate.expires"],
  };
  return (
    <article className={clsx("note", className)}>
      <h2 className="font-text text-small font-normal tracking-normal text-soft">{title}</h2>
      {lead}
      <FactList
        facts={facts.map((name) => {
          const [value, path] = values[name];
          const mark = path && <Unconfirmed content={content} paths={[`firm.${path}`]} />;
          return { label: words.facts[name], value, mark };
        })}
        row="first:col-span-full [&:last-child:nth-child(even)]:col-span-full [&>dd]:font-semibold [&>dd]:text-balance [&>dt]:text-small"
        className="hairs mt-2 grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(8rem,40%)),1fr))] gap-x-5"
      />
      {children}
    </article>
  );
}
