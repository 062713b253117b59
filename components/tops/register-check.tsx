import { Hero } from "@/components/layout/hero";
import { RegisterExtract } from "@/components/pages/register-extract";
import { Markdown } from "@/components/ui/markdown";
import type { Content } from "@/lib/content/content";
import { daysBetween, todayInIndia } from "@/lib/text/days";
import { formatDate } from "@/lib/text/format";
import type { TopProps } from "./top-props";

/** As long as the registration's term, filled up to the day of the build. */
function Term({ content: { firm, shared } }: { content: Pick<Content, "firm" | "shared"> }) {
  const { validFrom: from, validTo: to } = firm.registration;
  const share = daysBetween(from, todayInIndia()) / daysBetween(from, to);
  const gone = Math.round(600 * Math.min(Math.max(share, 0), 1));
  return (
    <>
      <svg
        viewBox="0 0 600 10"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="mt-2 h-2.5 w-full"
      >
        <path d="M0 0h600v10H0z" className="fill-deep" />
        <path d={`M0 0h${gone}v10H0z`} className="fill-ink" />
      </svg>
      <p className="mt-1.5 flex flex-wrap justify-between gap-x-4 text-small">
        <span>{formatDate(from)}</span>
        <b>
          {shared.strip.valid} {formatDate(to)}
        </b>
      </p>
    </>
  );
}

/** Three checks that do not rest on the firm's word, what they should show, and what if they fail. */
export function RegisterCheck({ top, content, ...hero }: TopProps<"register-check">) {
  const { registration, disclaimers } = content.firm;
  return (
    <Hero
      {...hero}
      actions={
        <div id={top.id} className="mt-3 w-full">
          <h2 className="text-h3">{top.heading}</h2>
          <Markdown text={top.intro} className="mt-1 mb-2.5 max-w-[36em]" />
          <ol className="ruled">
            {top.items.map(({ title, text }, index) => (
              <li key={title} className="flex gap-3 py-2">
                <span aria-hidden="true" className="step w-4 shrink-0 text-current">
                  {index + 1}
                </span>
                <Markdown text={`**${title}.** ${text}`} />
              </li>
            ))}
          </ol>
        </div>
      }
      figure={
        <>
          <div className="hero-above on-green items-center justify-center p-[min(1.25rem,4vw)] lg:p-8">
            <RegisterExtract
              content={content}
              title={content.shared.register.title}
              lead={
                <p className="mt-1 font-display text-[min(3.25rem,11vw)]/[1] font-medium tracking-[-0.045em] whitespace-nowrap lg:text-[min(3.25rem,4.6vw)]/[1]">
                  {registration.number}
                </p>
              }
              facts={["name", "role", "body", "address"]}
              className="w-full max-w-[29rem]"
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
              <b>{top.meaning}.</b> {disclaimers[0]}
            </p>
          </div>
        </>
      }
    />
  );
}
