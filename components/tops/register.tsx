import clsx from "clsx";
import type { Top } from "@/components/layout/site-page";
import { ShareBar } from "@/components/pages/rate-table";
import { RegisterExtract } from "@/components/pages/register-extract";
import { Button } from "@/components/ui/button";
import { ContentPicture } from "@/components/ui/content-picture";
import { Markdown } from "@/components/ui/markdown";
import { PreviewNotice, Unconfirmed } from "@/components/ui/unconfirmed";
import type { Content } from "@/lib/content/content";
import type { TopOf } from "@/lib/content/schemas/tops";
import { daysBetween, todayInIndia } from "@/lib/text/days";
import { formatDate } from "@/lib/text/format";

const ABOVE = "hero-above on-green items-center justify-center p-[min(1.25rem,4vw)] lg:p-8";

/** Three independent checks, what they should show, and what to do if one fails. */
export function registerTop(top: TopOf<"register-check">, content: Content): Top {
  const { firm, shared } = content;
  const { number, validFrom, validTo } = firm.registration;
  const term = daysBetween(validFrom, validTo);
  return {
    actions: (
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
    ),
    figure: (
      <>
        <div className={ABOVE}>
          <RegisterExtract
            className="w-full max-w-[29rem]"
            content={content}
            facts={["name", "role", "body", "address"]}
            lead={
              <p className="mt-1 font-display text-[min(3.25rem,11vw)]/[1] font-medium tracking-[-0.045em] whitespace-nowrap lg:text-[min(3.25rem,4.6vw)]/[1]">
                {number}
              </p>
            }
          >
            {/* The registration's term, filled up to the day of the build. */}
            <ShareBar share={daysBetween(validFrom, todayInIndia()) / term} className="mt-2" />
            <p className="mt-1.5 flex flex-wrap justify-between gap-x-4 text-small">
              <span>{formatDate(validFrom)}</span>
              <b className="ml-auto">
                {shared.strip.valid} {formatDate(validTo)}
              </b>
            </p>
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
    ),
  };
}

/** The part of a photograph to keep when it is cropped. */
const FOCUS = { top: "object-top", left: "object-left", right: "object-right" };

/** The analyst above the line; below it, payments by others than subscribers. */
export function analystTop(top: TopOf<"analyst">, content: Content): Top {
  const { firm, pictures } = content;
  const { photograph, focus, name = firm.legalName } = firm.analyst;
  const picture = photograph && pictures.get(photograph);
  const crop = clsx("aspect-4/5 object-cover", focus && FOCUS[focus]);
  const nameAt = firm.analyst.name ? "firm.analyst.name" : "firm.legalName";
  return {
    actions: (
      <p className="mt-3.5 flex flex-wrap gap-2.5 lg:mt-5">
        {top.actions.map(({ label, href }, index) => (
          <Button key={href} href={href} ghost={index > 0}>
            {label}
          </Button>
        ))}
      </p>
    ),
    figure: (
      <>
        <div id={top.id} className={ABOVE}>
          <RegisterExtract
            className="w-full max-w-[29rem]"
            content={content}
            title={top.heading}
            facts={["number", "body", "qualification", "practice", "certificate", "expires"]}
            lead={
              <>
                {picture && (
                  <ContentPicture
                    picture={picture}
                    alt=""
                    sizes="8rem"
                    className={clsx("float-right mb-2 ml-4 w-32 max-w-[40%]", crop)}
                  />
                )}
                <p className="mid mt-1.5 mb-1">
                  {name}
                  <Unconfirmed content={content} paths={[nameAt]} />
                </p>
              </>
            }
          />
        </div>
        <div className="hero-below bg-deep flex flex-wrap items-center gap-x-4 px-edge py-2.5 lg:px-8 lg:py-4">
          <p className="loud text-[min(3rem,14vw)]/[1]">{top.others.sum}</p>
          <p className="max-w-[12em] font-semibold">{top.others.words}</p>
        </div>
        <div className="hero-controls">
          <p className="max-w-[46em]">
            {top.intro} {!picture && top.noPhotograph}
          </p>
          <PreviewNotice content={content} paths={["firm.analyst", nameAt]} about="facts" />
        </div>
      </>
    ),
  };
}
