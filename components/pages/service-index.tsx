import { ClosedPlan } from "@/components/ui/closed-plan";
import type { Content } from "@/lib/content/content";
import { cheapestPlan } from "@/lib/fees/price";
import { closedWords } from "@/lib/site/closed";
import { formatRupees } from "@/lib/text/format";

/** On phones the audience is below the name; with large text the price too. */
export function ServiceIndex({ content }: { content: Content }) {
  const { columns, more } = content.pages.home.index;
  return (
    <>
      <ClosedPlan words={closedWords(content)?.plan} className="mb-4" />
      <table>
        <thead>
          <tr>
            <th scope="col">{columns.service}</th>
            <th scope="col" className="max-sm:hidden">
              {columns.audience}
            </th>
            <th scope="col" className="number max-[22rem]:whitespace-normal max-xs:hidden">
              {columns.price}
            </th>
          </tr>
        </thead>
        <tbody>
          {content.services.map((service) => {
            const { title, route, audience } = service;
            const lowest = formatRupees(cheapestPlan(service).price);
            return (
              <tr key={route}>
                <th scope="row" className="pr-4">
                  <a href={route} className="font-display text-h3 font-medium">
                    {title}
                  </a>
                  <span className="mt-1 block text-base text-muted sm:hidden">{audience}</span>
                  <span className="mt-1 block xs:hidden">
                    {columns.price} {lowest}
                  </span>
                </th>
                <td className="text-muted max-sm:hidden">{audience}</td>
                <td className="number max-xs:hidden">{lowest}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="mt-6">
        <a href={more.href}>{more.label}</a>
      </p>
    </>
  );
}
