import { RegisterExtract } from "@/components/bands/firm/register-extract";
import type { Top } from "@/components/layout/page-top";
import { Markdown } from "@/components/ui/markdown";
import { ShareBar } from "@/components/ui/share-bar";
import type { Content } from "@/lib/content/content";
import type { TopOf } from "@/lib/content/schemas/tops";
import { daysBetween, todayInIndia } from "@/lib/text/days";
import { formatDate } from "@/lib/text/format";

interface RegisterTopProps {
  top: TopOf<"register-check">;
  content: Content;
}

/** Three independent checks. */
function Checks({ top }: Pick<RegisterTopProps, "top">) {
  return (
    <div id={top.id} className="mt-3 w-full">
      <h2 className="text-h3">{top.heading}</h2>
      <Markdown text={top.intro} className="mt-1 mb-2.5 max-w-[36em]" />
      <ol className="ruled">
        {top.items.map(({ title, text }, index) => (
          <li key={title} className="flex gap-3 py-2">
            <span aria-hidden="true" className="step text-current">
              {index + 1}
            </span>
            <Markdown text={`**${title}.** ${text}`} />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The registration's term, filled up to the day of the build. */
function Term({ content }: Pick<RegisterTopProps, "content">) {
  const { validFrom, validTo } = content.firm.registration;
  const passed = daysBetween(validFrom, todayInIndia());
  return (
    <>
      <ShareBar share={passed / daysBetween(validFrom, validTo)} className="mt-2" />
      <p className="mt-1.5 flex flex-wrap justify-between gap-x-4 text-small">
        <span>{formatDate(validFrom)}</span>
        <b className="ml-auto">
          {content.shared.strip.valid} {formatDate(validTo)}
        </b>
      </p>
    </>
  );
}

/** What the checks should show, and what to do if one fails. */
function Extract({ top, content }: RegisterTopProps) {
  const { firm } = content;
  return (
    <>
      <div className="hero-above on-green extract-field">
        <RegisterExtract
          className="w-full max-w-[29rem]"
          content={content}
          facts={["name", "role", "body", "address"]}
          lead={
            <p translate="no" className="extract-number">
              {firm.registration.number}
            </p>
          }
        >
          <Term content={content} />
        </RegisterExtract>
      </div>
      <div className="hero-below on-risk px-edge py-2.5 lg:px-8 lg:py-4">
        <p className="font-semibold">{top.refusal.when}</p>
        <p className="loud text-big lg:text-[4.75rem]/[0.95]">{top.refusal.what}</p>
      </div>
      <div className="hero-controls">
        <p className="max-w-[46em]">
          <b>{top.meaning}.</b> {firm.disclaimers[0]}
        </p>
      </div>
    </>
  );
}

/** Three independent checks, what they should show, and what to do if one fails. */
export function registerTop(top: TopOf<"register-check">, content: Content): Top {
  return {
    actions: <Checks top={top} />,
    figure: <Extract top={top} content={content} />,
  };
}
