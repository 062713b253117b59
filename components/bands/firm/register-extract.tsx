import clsx from "clsx";
import type { ReactNode } from "react";
import { FactList } from "@/components/ui/fact-list";
import { Unconfirmed } from "@/components/ui/unconfirmed";
import type { Content } from "@/lib/content/content";
import type { Firm } from "@/lib/content/schemas/firm";
import type { Shared } from "@/lib/content/schemas/shared";
import { fillIn, formatDate } from "@/lib/text/format";

type RegisterWords = Shared["register"];
type FactName = keyof RegisterWords["facts"];

interface RegisterFact {
  value: ReactNode;
  /** In firm.yaml, of what may be a placeholder. */
  path?: string;
}

/** Each fact from firm.yaml. */
const FACTS: Record<FactName, (firm: Firm, words: RegisterWords) => RegisterFact> = {
  name: ({ legalName }) => ({
    value: <span translate="no">{legalName}</span>,
    path: "legalName",
  }),
  number: ({ registration }) => ({
    value: (
      <a href={registration.lookup} translate="no">
        {registration.number}
      </a>
    ),
  }),
  role: ({ registration }) => ({ value: `${registration.role}, ${registration.type}` }),
  body: ({ registration }, words) => ({
    value: fillIn(words.body, registration),
    path: "registration.enlistment",
  }),
  validity: ({ registration }, words) => ({
    value: fillIn(words.period, {
      from: formatDate(registration.validFrom),
      to: formatDate(registration.validTo),
    }),
  }),
  address: ({ address }) => ({
    value: [
      ...address.lines,
      `${address.city} ${address.pin}`,
      address.state,
      address.country,
    ].join(", "),
    path: "address",
  }),
  qualification: ({ analyst }) => ({
    value: analyst.qualification,
    path: "analyst.qualification",
  }),
  practice: ({ registration, analyst }, words) => ({
    value: fillIn(words.practice, {
      date: formatDate(registration.validFrom),
      earlier: analyst.earlier,
    }),
    path: "analyst.earlier",
  }),
  certificate: ({ analyst }) => ({
    value: `${analyst.certificate.name}, ${analyst.certificate.number}`,
    path: "analyst.certificate.number",
  }),
  expires: ({ analyst }) => ({
    value: formatDate(analyst.certificate.expires),
    path: "analyst.certificate.expires",
  }),
};

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
  const words = content.shared.register;
  const { title = words.title } = props;
  const rows = facts.map((name) => {
    const { value, path } = FACTS[name](content.firm, words);
    const mark = path && <Unconfirmed content={content} paths={[`firm.${path}`]} />;
    return { label: words.facts[name], value, mark };
  });
  return (
    <article className={clsx("note", className)}>
      <h2 className="font-text text-small font-normal tracking-normal text-soft">{title}</h2>
      {lead}
      <FactList facts={rows} className="extract-facts hairs mt-2" />
      {children}
    </article>
  );
}
