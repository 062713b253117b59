import type { ReactNode } from "react";
import { ContentPicture } from "@/components/ui/content-picture";
import { PreviewNote } from "@/components/ui/preview-note";
import { Unconfirmed } from "@/components/ui/unconfirmed";
import type { Content } from "@/lib/content/content";
import type { BlockOf } from "@/lib/content/schemas/block";
import { todayInIndia } from "@/lib/text/days";
import { fillIn } from "@/lib/text/fill-in";
import { formatDate, formatMonth, formatYears } from "@/lib/text/format";
import { isPlaceholder } from "@/lib/text/placeholders";

interface AnalystProps extends Pick<BlockOf<"analyst">, "labels"> {
  content: Pick<Content, "firm" | "pictures" | "placeholders" | "shared">;
}

/** The analyst who is responsible for the research, with a photograph or a placeholder for it. */
export function Analyst({ labels, content }: AnalystProps) {
  const { firm, pictures, placeholders } = content;
  const { analyst, registration } = firm;
  const { certificate, qualification, since, photograph } = analyst;
  const picture = photograph === undefined ? undefined : pictures.get(photograph);
  const { name = firm.legalName } = analyst;
  const path = analyst.name === undefined ? "firm.legalName" : "firm.analyst.name";
  const practice = fillIn(labels.years, {
    years: formatYears(since, todayInIndia()),
    since: formatMonth(since),
  });
  const rows: [label: string, value: ReactNode, path: string][] = [
    [labels.qualification, qualification, "firm.analyst.qualification"],
    [
      labels.certificate,
      `${certificate.name}, ${certificate.number}`,
      "firm.analyst.certificate.number",
    ],
    [labels.expires, formatDate(certificate.expires), "firm.analyst.certificate.expires"],
    [
      labels.registration,
      <a key="lookup" href={registration.lookup}>
        {registration.number}
      </a>,
      "firm.registration.number",
    ],
    [labels.enlistment, registration.enlistment, "firm.registration.enlistment"],
    [labels.practice, practice, "firm.analyst.since"],
  ];
  return (
    <>
      <div className="grid grid-cols-1 items-start gap-x-10 gap-y-7 sm:grid-cols-[12rem_1fr]">
        {picture ? (
          <ContentPicture
            picture={picture}
            alt=""
            sizes="12rem"
            className="aspect-4/5 w-48 max-w-full object-cover"
          />
        ) : (
          <p className="grid aspect-4/5 w-48 max-w-full place-items-center bg-pink p-6 text-center text-small text-muted print:hidden">
            {labels.photograph}
          </p>
        )}
        <div>
          <h3 className="text-h3">
            {name}
            {isPlaceholder(placeholders, path) && <Unconfirmed />}
          </h3>
          <p className="text-muted">{registration.role}</p>
          <dl className="mt-5">
            {rows.map(([label, value, fact]) => (
              <div
                key={label}
                className="grid gap-x-6 gap-y-0.5 border-t border-rule py-2.5 last:border-b md:grid-cols-[2fr_3fr]"
              >
                <dt className="text-muted">{label}</dt>
                <dd>
                  {value}
                  {isPlaceholder(placeholders, fact) && <Unconfirmed />}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <PreviewNote
        content={content}
        facts={["firm.analyst", path, "firm.registration.enlistment"]}
      />
    </>
  );
}
