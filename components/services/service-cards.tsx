import { BandFrame } from "@/components/bands/band-frame";
import { MoreLink } from "@/components/ui/more-link";
import { ServiceIcon } from "@/components/ui/service-icon";
import type { Content } from "@/lib/content/content";
import { OWN_ANCHORS } from "@/lib/content/own-anchors";
import type { Service } from "@/lib/content/schemas/service";
import { lowestFee } from "@/lib/fees/price";
import { fillIn } from "@/lib/text/format";

type ServiceCardProps = { service: Service; content: Content };

function ServiceCard({ service, content }: ServiceCardProps) {
  const { title, route, card } = service;
  const { fee } = content.shared;
  const { link } = content.pages.services.list;
  const lowest = lowestFee(service, fee);
  return (
    <li className="card service-card">
      <ServiceIcon name={card.icon} />
      <h3 className="mt-2 text-h3">{title}</h3>
      <p className="mt-1">{card.description}</p>
      <ul className="bullets mt-2">
        {card.benefits.map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </ul>
      <p className="mt-auto pt-3">
        {fee.from} <b className="display text-h3">{lowest.price}</b> {lowest.per}
      </p>
      <MoreLink href={route} label={fillIn(link, { service: title })} />
    </li>
  );
}

export function ServiceCards({ content }: { content: Content }) {
  const { list, from } = content.pages.services;
  return (
    <BandFrame heading={list.heading} isHeadingHidden ground="paper" layout="above">
      <ul
        id={OWN_ANCHORS.services.cards}
        className="grid gap-4 md:grid-cols-2 lg:grid-cols-3 lg:gap-5"
      >
        {content.services.map((service) => (
          <ServiceCard key={service.slug} service={service} content={content} />
        ))}
      </ul>
      <p className="fine-print mt-4">{from.note}</p>
    </BandFrame>
  );
}
