import clsx from "clsx";
import { RegisterExtract } from "@/components/bands/firm/register-extract";
import type { Top } from "@/components/layout/page-top";
import { Button } from "@/components/ui/button";
import { ContentPicture } from "@/components/ui/content-picture";
import { PreviewNotice } from "@/components/ui/preview-notice";
import { Unconfirmed } from "@/components/ui/unconfirmed";
import type { Content } from "@/lib/content/content";
import type { TopOf } from "@/lib/content/schemas/tops";
import { analystOf } from "@/lib/site/analyst";

interface AnalystTopProps {
  top: TopOf<"analyst">;
  content: Content;
}

/** The part of a photograph to keep when it is cropped. */
const FOCUS = { top: "object-top", left: "object-left", right: "object-right" };

function Actions({ top }: Pick<AnalystTopProps, "top">) {
  return (
    <p className="mt-3.5 flex flex-wrap gap-2.5 lg:mt-5">
      {top.actions.map(({ label, href }, index) => (
        <Button key={href} href={href} ghost={index > 0}>
          {label}
        </Button>
      ))}
    </p>
  );
}

/** Photograph and name, above the facts of the extract. */
function Portrait({ content }: Pick<AnalystTopProps, "content">) {
  const { name, path, photograph } = analystOf(content);
  const { focus } = content.firm.analyst;
  return (
    <>
      {photograph && (
        <ContentPicture
          picture={photograph}
          alt=""
          sizes="8rem"
          className={clsx("portrait object-cover", focus && FOCUS[focus])}
        />
      )}
      <p className="mid mt-1.5 mb-1">
        <span translate="no">{name}</span>
        <Unconfirmed content={content} paths={[path]} />
      </p>
    </>
  );
}

function Figure({ top, content }: AnalystTopProps) {
  const { path } = analystOf(content);
  return (
    <>
      <div id={top.id} className="hero-above on-green extract-field">
        <RegisterExtract
          className="w-full max-w-[29rem]"
          content={content}
          title={top.heading}
          facts={["number", "body", "qualification", "practice", "certificate", "expires"]}
          lead={<Portrait content={content} />}
        />
      </div>
      <div className="hero-below bg-deep flex flex-wrap items-center gap-x-4 px-edge py-2.5 lg:px-8 lg:py-4">
        <p className="loud text-[min(3rem,14vw)]/[1]">{top.others.sum}</p>
        <p className="max-w-[12em] font-semibold">{top.others.words}</p>
      </div>
      <div className="hero-controls">
        <p className="max-w-[46em]">{top.intro}</p>
        <PreviewNotice content={content} paths={["firm.analyst", path]} about="facts" />
      </div>
    </>
  );
}

/** The analyst above the line; below it, payments by others than subscribers. */
export function analystTop(top: TopOf<"analyst">, content: Content): Top {
  return {
    actions: <Actions top={top} />,
    figure: <Figure top={top} content={content} />,
  };
}
