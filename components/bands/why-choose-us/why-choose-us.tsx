import { RegisterExtract } from "@/components/pages/register-extract";
import { Markdown } from "@/components/ui/markdown";
import type { Content } from "@/lib/content/content";
import type { BandOf } from "@/lib/content/schemas/band";

interface WhyChooseUsProps extends BandOf<"why-choose-us"> {
  content: Content;
}

/** Reasons, and beside them what visitors can compare with the register. */
export function WhyChooseUs({ id, heading, badge, points, check, content }: WhyChooseUsProps) {
  return (
    <section
      id={id}
      className="band on-deep grid items-start gap-x-14 gap-y-4 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
    >
      <div>
        <div className="head-row items-center">
          <h2 className="text-h2">{heading}</h2>
          <b className="border-2 border-green px-2.5 py-1 text-small text-green">{badge}</b>
        </div>
        <ol className="ruled">
          {points.map(({ title, text }, index) => (
            <li key={title} className="run-in">
              <span aria-hidden="true" className="display mr-2.5 text-h3 text-green md:float-left">
                {index + 1}
              </span>
              <h3 className="text-h3">{title}</h3>
              <Markdown text={text} />
            </li>
          ))}
        </ol>
      </div>
      <RegisterExtract
        content={content}
        title={content.shared.register.title}
        facts={["name", "number", "validity"]}
        className="lg:-order-1"
      >
        <p>
          <a href={check.href} className="inline-flex min-h-11 items-center font-semibold">
            {check.label}
          </a>
        </p>
      </RegisterExtract>
    </section>
  );
}
