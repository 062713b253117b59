import { Markdown } from "@/components/ui/markdown";
import type { BandOf } from "@/lib/content/schemas/band";
import type { Shared } from "@/lib/content/schemas/shared";

interface SuitabilityProps extends BandOf<"suitability"> {
  words: Shared["suitability"];
}

/** Two fields: for whom it is, and for whom not. */
export function Suitability({ id, heading, fit, unfit, against, words }: SuitabilityProps) {
  const Title = against ? "h2" : "h3";
  const fields = [
    { title: against ? heading : words.fit, points: fit, look: "on-green pr-edge md:pr-12" },
    {
      title: against ?? words.unfit,
      points: unfit,
      look: "on-risk max-md:border-t-3 max-md:border-ink md:pl-12",
    },
  ];
  return (
    <section id={id} className="grid md:grid-cols-[3fr_2fr] print:grid-cols-2">
      {!against && <h2 className="sr-only">{heading}</h2>}
      {fields.map(({ title, points, look }) => (
        <div key={title} className={`box band lg:py-16 print:p-0 ${look}`}>
          <Title className="mb-3 text-[min(1.875rem,9vw)]/[1.1]">{title}</Title>
          <ul className="ruled [&>li]:py-2">
            {points.map((point) =>
              typeof point === "string" ? (
                <li key={point}>
                  <Markdown text={point} />
                </li>
              ) : (
                <li key={point.title}>
                  <h3 className="font-text text-base font-semibold tracking-normal">
                    {point.title}
                  </h3>
                  <Markdown text={point.text} />
                </li>
              ),
            )}
          </ul>
        </div>
      ))}
    </section>
  );
}
