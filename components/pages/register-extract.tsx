import clsx from "clsx";
import type { ReactNode } from "react";
import { RegisteredName, Unconfirmed } from "@/components/ui/unconfirmed";
import type { Content } from "@/lib/content/content";
import { fillIn } from "@/lib/text/fill-in";
import { formatDate } from "@/lib/text/format";

interface ExtractFact {
  label: string;
  value: ReactNode;
}

type RegisterContent = Pick<Content, "firm" | "placeholders" | "shared">;

/** What SEBI's list, BSE and NISM have of the firm, each marked while it is a placeholder. */
function registerFacts(content: RegisterContent) {
  const { firm, shared } = content;
  const { registration, address } = firm;
  const { certificate } = firm.analyst;
  const words = shared.register;
  const mark = (path: string) => <Unconfirmed content={content} paths={[`firm.${path}`]} />;
  const city = [`${address.city} ${address.pin}`, address.state, address.country];
  const value = {
    name: <RegisteredName content={content} />,
    number: <a href={registration.lookup}>{registration.number}</a>,
    role: `${registration.role}, ${registration.type}`,
    body: (
      <>
        {fillIn(words.body, { enlistment: registration.enlistment })}
        {mark("registration.enlistment")}
      </>
    ),
    validity: fillIn(words.period, {
      from: formatDate(registration.validFrom),
      to: formatDate(registration.validTo),
    }),
    address: (
      <>
        {[...address.lines, ...city].join(", ")}
        {mark("address")}
      </>
    ),
    certificate: (
      <>
        {`${certificate.name}, ${certificate.number}`}
        {mark("analyst.certificate.number")}
      </>
    ),
    expires: (
      <>
        {formatDate(certificate.expires)}
        {mark("analyst.certificate.expires")}
      </>
    ),
  } satisfies Record<keyof typeof words.facts, ReactNode>;
  return (name: keyof typeof value): ExtractFact => ({
    label: words.facts[name],
    value: value[name],
  });
}

interface RegisterExtractProps {
  content: RegisterContent;
  title: string;
  /** In the large type above the facts. */
  lead?: ReactNode;
  /** Names of what the registers have, or facts of the page's own; the first has a row for itself, and one left over. */
  facts: readonly (keyof RegisterContent["shared"]["register"]["facts"] | ExtractFact)[];
  className?: string;
  children?: ReactNode;
}

/** A sheet with what the registers should show, to compare; it looks like no register's own paper. */
export function RegisterExtract(props: RegisterExtractProps) {
  const { content, title, lead, facts, className, children } = props;
  const factOf = registerFacts(content);
  return (
    <article className={clsx("note", className)}>
      <h2 className="font-text text-small font-normal tracking-normal text-soft">{title}</h2>
      {lead}
      <dl className="mt-2 grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(8rem,40%)),1fr))] gap-x-5 hairs">
        {facts.map((fact) => {
          const { label, value } = typeof fact === "string" ? factOf(fact) : fact;
          return (
            <div
              key={label}
              className="first:col-span-full [&:last-child:nth-child(even)]:col-span-full"
            >
              <dt className="text-small text-soft">{label}</dt>
              <dd className="font-semibold wrap-anywhere">{value}</dd>
            </div>
          );
        })}
      </dl>
      {children}
    </article>
  );
}
