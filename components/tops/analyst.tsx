import clsx from "clsx";
import type { Top } from "@/components/layout/hero";
import { RegisterExtract } from "@/components/pages/register-extract";
import { Button } from "@/components/ui/button";
import { ContentPicture } from "@/components/ui/content-picture";
import { PreviewNotice, Unconfirmed } from "@/components/ui/unconfirmed";
import type { Content } from "@/lib/content/content";
import type { TopOf } from "./schema";

/** Classes for the part of a photograph that stays when it is cropped. */
const FOCUS = { top: "object-top", left: "object-left", right: "object-right" };

/** Who writes the research, above the line; what others than subscribers pay, below it. */
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
        <div
          id={top.id}
          className="hero-above on-green items-center justify-center p-[min(1.25rem,4vw)] lg:p-8"
        >
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
