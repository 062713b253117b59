import type { Content } from "@/lib/content/content";
import type { Service } from "@/lib/content/schemas/service";
import { cheapestPlan } from "@/lib/fees/price";
import { formatRupees } from "@/lib/text/format";

/**
 * Each service's own figure in small, by its address: above the line what is sought, below it what
 * can be lost, then lines. 100 units wide, the line 40 below the top of 62.
 */
const MINIATURES: Record<string, [above: string, below: string, lines?: string]> = {
  equity: ["M8 12h52v28H8zM76 32h12v8H76z", "M8 40h52v14H8zM76 40h12v4H76z"],
  futures: ["M24 1h52v39H24z", "M24 40h52v13H24z"],
  options: ["M52 40 94 6v34z", "M6 40h46l-10 9H6z"],
  hedging: ["M70 22h18v18H70z", "M12 40h18v20H12zM41 40h18v7H41z"],
  comodities: [
    "M6 40V26h14v14zM26 40V18h14v22zM46 40V12h14v28z",
    "M80 40h14v20H80z",
    "M60 12h10v48h10",
  ],
  combo: [
    "M4 8h20v32H4zM28 16h20v24H28zM52 12h20v28H52zM76 22h20v18H76z",
    "M4 40h20v10H4zM28 40h20v8H28zM52 40h20v9H52zM76 40h20v6H76z",
  ],
};

function Miniature({ slug }: Pick<Service, "slug">) {
  const [above, below, lines] = MINIATURES[slug] ?? [];
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 62"
      className="w-full forced-color-adjust-none lg:row-span-2 lg:mt-1.5"
    >
      <path d={above} className="fill-green" />
      <path d={below} className="fill-risk" />
      <path d={lines} className="fill-none stroke-ink stroke-2 [stroke-dasharray:3_3]" />
      <path d="M0 40h100" className="stroke-ink stroke-2" />
    </svg>
  );
}

export const lowestFee = (service: Service) => formatRupees(cheapestPlan(service).price);

/** A row a service: a miniature of its figure, what it is, what it includes, its lowest fee. */
export function ServiceRows({ content: { services, pages } }: { content: Content }) {
  return (
    <ul className="grid gap-x-12 md:grid-cols-2">
      {services.map((service) => (
        <li
          key={service.slug}
          className="grid grid-cols-[minmax(0,min(3.25rem,22%))_1fr] content-start items-center gap-x-2.5 border-t border-ink pt-1 pb-3 lg:grid-cols-[6.5rem_1fr] lg:items-start lg:gap-x-4 lg:pt-2 lg:pb-4"
        >
          <Miniature slug={service.slug} />
          <div className="flex flex-wrap items-center justify-between gap-x-2">
            <h3 className="text-h3">
              <a href={service.route} className="flex min-h-11 items-center">
                {service.title}
              </a>
            </h3>
            <span className="ml-auto text-small">
              {pages.services.from.from} <b className="text-base">{lowestFee(service)}</b>
            </span>
          </div>
          <div className="max-lg:col-span-2 lg:col-start-2">
            <p>{service.card.description}</p>
            <p className="mt-1 text-small text-soft">{`${service.card.benefits.join(". ")}.`}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
