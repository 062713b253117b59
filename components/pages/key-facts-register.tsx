import type { ReactNode } from "react";
import { Breakable } from "@/components/ui/breakable";
import { Unconfirmed } from "@/components/ui/unconfirmed";
import type { Content } from "@/lib/content/content";
import { analystName } from "@/lib/site/analyst";
import { formatDate, phoneHref } from "@/lib/text/format";
import { isPlaceholder } from "@/lib/text/placeholders";

interface KeyFactsRegisterProps {
  content: Pick<Content, "firm" | "shared" | "placeholders">;
}

/** Who stands behind the sheet, as on SEBI's register. */
export function KeyFactsRegister({ content }: KeyFactsRegisterProps) {
  const { firm, shared, placeholders } = content;
  const { registration, analyst, address } = firm;
  const { labels } = shared.keyFacts;
  const { name } = analystName(firm);
  const { certificate } = analyst;
  const isExample = (fact: string) => isPlaceholder(placeholders, fact);
  const facts: [label: string, value: ReactNode, paths: string[]][] = [
    [
      labels.registered,
      <a key="register" href={registration.lookup}>
        {registration.role} ({registration.type}), {registration.number}
      </a>,
      [],
    ],
    [
      labels.validity,
      `${formatDate(registration.validFrom)} to ${formatDate(registration.validTo)}`,
      [],
    ],
    [labels.enlistment, registration.enlistment, ["firm.registration.enlistment"]],
    [
      labels.analyst,
      `${name}, ${certificate.name}, ${certificate.number}`,
      ["firm.legalName", "firm.analyst"],
    ],
    [
      labels.address,
      [...address.lines, `${address.city} ${address.pin}`, address.state].join(", "),
      ["firm.address"],
    ],
    [
      labels.reach,
      <>
        <a href={phoneHref(firm.phone)}>{firm.phone}</a>, <Breakable value={firm.email.general} />
      </>,
      ["firm.phone", "firm.email"],
    ],
  ];
  return (
    <>
      <p className="font-display text-name font-medium print:inline">
        {firm.legalName}
        {isExample("firm.legalName") && <Unconfirmed />}
      </p>
      {firm.name !== firm.legalName && (
        <p className="print:ml-3 print:inline">
          {shared.footer.tradingAs} {firm.name}
          {isExample("firm.name") && <Unconfirmed />}
        </p>
      )}
      <dl className="mt-2 grid gap-x-8 gap-y-1 sm:grid-cols-2 print:mt-0.5 print:grid-cols-3 print:gap-x-5 print:gap-y-0">
        {facts.map(([label, value, paths]) => (
          <div key={label}>
            <dt className="inline text-muted">{label}: </dt>
            <dd className="inline">
              {value}
              {paths.some(isExample) && <Unconfirmed />}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
