import type { BandProps } from "@/components/bands/band";
import { List, pointsOf } from "./lists";

/** Two fields: for whom it is, and for whom not. */
export function Suitability(band: BandProps<"suitability">) {
  const { id, heading, fit, unfit, against, content } = band;
  const words = content.shared.suitability;
  const Title = against ? "h2" : "h3";
  const fields = [
    { title: against ? heading : words.fit, items: fit, look: "on-green pr-edge md:pr-12" },
    {
      title: against ?? words.unfit,
      items: unfit,
      look: "on-risk max-md:border-t-3 max-md:border-ink md:pl-12",
    },
  ];
  return (
    <section id={id} className="grid md:grid-cols-[3fr_2fr] print:grid-cols-2">
      {!against && <h2 className="sr-only">{heading}</h2>}
      {fields.map(({ title, items, look }) => (
        <div key={title} className={`box band lg:py-16 print:p-0 [&>ul>li]:py-2 ${look}`}>
          <Title className="mb-3 text-[min(1.875rem,9vw)]/[1.1]">{title}</Title>
          <List look="points" items={pointsOf(items)} />
        </div>
      ))}
    </section>
  );
}
