import type { ReactNode } from "react";
import { ContentPicture } from "@/components/ui/content-picture";
import { FactList } from "@/components/ui/lists";
import { PreviewNotice, Unconfirmed } from "@/components/ui/unconfirmed";
import type { Content } from "@/lib/content/content";
import type { BlockOf } from "@/lib/content/schemas/block";
import { todayInIndia } from "@/lib/text/days";
import { fillIn } from "@/lib/text/fill-in";
import { formatDate, formatMonth, formatYears } from "@/lib/text/format";

interface AnalystProps extends Pick<BlockOf<"analyst">, "labels"> {
  content: Pick<Content, "firm" | "pictures" | "placeholders" | "shared">;
}

export function Analyst({ labels, content }: AnalystProps) {
  const { firm, pictures } = content;
  const { analyst, registration } = firm;
  const { certificate, qualification, since, photograph } = analyst;
  const picture = photograph && pictures.get(photograph);
  const { name = firm.legalName } = analyst;
  const path = analyst.name === undefined ? "firm.legalName" : "firm.analyst.name";
  const years = formatYears(since, todayInIndia());
  const practice = fillIn(labels.years, { years, since: formatMonth(since) });
  const lookup = <a href={registration.lookup}>{registration.number}</a>;
  const mark = (fact: string) => <Unconfirmed content={content} paths={[fact]} />;
  const row = (label: string, value: ReactNode, fact: string) => {
    return { label, value, mark: mark(`firm.${fact}`) };
  };
  const certified = `${certificate.name}, ${certificate.number}`;
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
            {mark(path)}
          </h3>
          <p className="text-muted">{registration.role}</p>
          <FactList
            facts={[
              row(labels.qualification, qualification, "analyst.qualification"),
              row(labels.certificate, certified, "analyst.certificate.number"),
              row(labels.expires, formatDate(certificate.expires), "analyst.certificate.expires"),
              row(labels.registration, lookup, "registration.number"),
              row(labels.enlistment, registration.enlistment, "registration.enlistment"),
              row(labels.practice, practice, "analyst.since"),
            ]}
            row="border-t border-rule grid gap-x-6 gap-y-0.5 py-2.5 last:border-b md:grid-cols-[2fr_3fr]"
            className="mt-5"
          />
        </div>
      </div>
      <PreviewNotice
        content={content}
        paths={["firm.analyst", path, "firm.registration.enlistment"]}
        about="facts"
      />
    </>
  );
}
