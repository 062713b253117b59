import clsx from "clsx";
import type { ReactNode } from "react";
import { FactList } from "@/components/ui/lists";
import { RegisteredName, Unconfirmed } from "@/components/ui/unconfirmed";
import type { Content } from "@/lib/content/content";
import { fillIn } from "@/lib/text/fill-in";
import { formatDate } from "@/lib/text/format";

type RegisterContent = Pick<Content, "firm" | "placeholders" | "shared">;
type FactName = keyof RegisterContent["shared"]["register"]["facts"];

/** What SEBI's list, BSE and NISM have of the firm, each marked while it is a placeholder. */
function registerFacts(content: RegisterContent): Record<FactName, ReactNode> {
  const { firm, shared } = content;
  const { registration, address } = firm;
  const { certificate } = firm.analyst;
  const words = shared.register;
  const marked = (value: string, path: string) => (
    <>
      {value}
      <Unconfirmed content={content} paths={[`firm.${path}`]} />
    </>
  );
  const city = [`${address.city} ${address.pin}`, address.state, address.country];
  const body = fillIn(words.body, { enlistment: registration.enlistment });
  const [from = "", to = ""] = [registration.validFrom, registration.validTo].map(formatDate);
  return {
    name: <RegisteredName content={content} />,
    number: <a href={registration.lookup}>{registration.number}</a>,
    role: `${registration.role}, ${registration.type}`,
    body: marked(body, "registration.enlistment"),
    validity: fillIn(words.period, { from, to }),
    address: marked([...address.lines, ...city].join(", "), "address"),
    certificate: marked(`${certificate.name}, ${certificate.number}`, "analyst.certificate.number"),
    expires: marked(formatDate(certificate.expires), "analyst.certificate.expires"),
  };
}

interface RegisterExtractProps {
  content: RegisterContent;
  title: string;
  /** In the large type above the facts. */
  lead?: ReactNode;
  /** Names of what the registers have, or facts of the page's own; the first has a row for itself, and one left over. */
  facts: readonly (FactName | { label: string; value: ReactNode })[];
  className?: string;
  children?: ReactNode;
}

/** A sheet with what the registers should show, to compare; it looks like no register's own paper. */
export function RegisterExtract(props: RegisterExtractProps) {
  const { content, title, lead, facts, className, children } = props;
  const values = registerFacts(content);
  const labels = content.shared.register.facts;
  return (
    <article className={clsx("note", className)}>
      <h2 className="font-text text-small font-normal tracking-normal text-soft">{title}</h2>
      {lead}
      <FactList
        facts={facts.map((fact) =>
          typeof fact === "string" ? { label: labels[fact], value: values[fact] } : fact,
        )}
        row="first:col-span-full [&:last-child:nth-child(even)]:col-span-full [&>dd]:font-semibold [&>dd]:text-balance [&>dt]:text-small"
        className="hairs mt-2 grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(8rem,40%)),1fr))] gap-x-5"
      />
      {children}
    </article>
  );
}
