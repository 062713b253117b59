import type { ReactNode } from "react";
import { DirectContact } from "@/components/ui/direct-contact";
import { type Fact, FactList } from "@/components/ui/fact-list";
import { RegisteredName } from "@/components/ui/registered-name";
import type { Content } from "@/lib/content/content";
import { OWN_ANCHORS } from "@/lib/content/own-anchors";
import { suppliedFiling } from "@/lib/site/filings";
import { formatDate } from "@/lib/text/format";

interface PartProps {
  id: string;
  heading: string;
  children: ReactNode;
}

function Part({ id, heading, children }: PartProps) {
  return (
    <section id={id} className="box border-t border-ink pt-2 pb-3.5">
      <h2 className="text-h3">{heading}</h2>
      {children}
    </section>
  );
}

function Facts({ facts }: { facts: readonly Fact[] }) {
  return <FactList facts={facts} className="contact-facts mt-1" />;
}

/** In the order of docs/requirements.md R4.6. */
export function FirmDetails({ content }: { content: Content }) {
  const { registration, hours } = content.firm;
  const words = content.pages.contact;
  const { labels } = words;
  const anchors = OWN_ANCHORS.contact;
  const validity = `${formatDate(registration.validFrom)} to ${formatDate(registration.validTo)}`;
  const business = hours.business.map((open) => ({ label: open.days, value: open.hours }));
  const servicePhone = suppliedFiling(content, "servicePhone");
  const support = `${hours.support.days}, ${hours.support.hours}`;
  return (
    <div>
      <Part id={anchors.registration} heading={words.registration.heading}>
        <Facts
          facts={[
            { label: labels.name, value: <RegisteredName content={content} /> },
            { label: labels.number, value: <span translate="no">{registration.number}</span> },
            { label: labels.validity, value: validity },
          ]}
        />
      </Part>
      <Part id={anchors.information} heading={words.information.heading}>
        <div className="mt-1.5">
          <DirectContact content={content} />
        </div>
        {servicePhone && (
          <Facts
            facts={[
              {
                label: labels.servicePhone,
                value: <span translate="no">{servicePhone}</span>,
              },
            ]}
          />
        )}
      </Part>
      <Part id={anchors.hours} heading={words.hours.heading}>
        <Facts facts={[...business, { label: words.hours.support, value: support }]} />
      </Part>
    </div>
  );
}
