import { Hero } from "@/components/layout/hero";
import { RegisterExtract } from "@/components/pages/register-extract";
import { Button } from "@/components/ui/button";
import { ContentPicture } from "@/components/ui/content-picture";
import { PreviewNotice, Unconfirmed } from "@/components/ui/unconfirmed";
import { fillIn } from "@/lib/text/fill-in";
import { formatDate } from "@/lib/text/format";
import type { TopProps } from "./top-props";

/** Who writes the research, above the line; what others than subscribers pay, below it. */
export function Analyst({ top, content, ...hero }: TopProps<"analyst">) {
  const { firm, pictures } = content;
  const { photograph, qualification, earlier, name = firm.legalName } = firm.analyst;
  const { practice, labels, others } = top;
  const picture = photograph && pictures.get(photograph);
  const nameAt = firm.analyst.name === undefined ? "firm.legalName" : "firm.analyst.name";
  const marked = (value: string, path: string) => (
    <>
      {value}
      <Unconfirmed content={content} paths={[path]} />
    </>
  );
  const date = formatDate(firm.registration.validFrom);
  return (
    <Hero
      {...hero}
      actions={
        <p className="mt-3.5 flex flex-wrap gap-2.5 lg:mt-5">
          {top.actions.map(({ label, href }, index) => (
            <Button key={href} href={href} ghost={index > 0}>
              {label}
            </Button>
          ))}
        </p>
      }
      figure={
        <>
          <div
            id={top.id}
            className="hero-above on-green items-center justify-center p-[min(1.25rem,4vw)] lg:p-8"
          >
            <RegisterExtract
              content={content}
              title={top.heading}
              lead={
                <>
                  {picture && (
                    <ContentPicture
                      picture={picture}
                      alt=""
                      sizes="8rem"
                      className="float-right mb-2 ml-4 aspect-4/5 w-32 max-w-[40%] object-cover"
                    />
                  )}
                  <p className="mid mt-1.5 mb-1">{marked(name, nameAt)}</p>
                </>
              }
              facts={[
                "number",
                "body",
                {
                  label: labels.qualification,
                  value: marked(qualification, "firm.analyst.qualification"),
                },
                {
                  label: labels.practice,
                  value: marked(fillIn(practice, { date, earlier }), "firm.analyst.earlier"),
                },
                "certificate",
                "expires",
              ]}
              className="w-full max-w-[29rem]"
            />
          </div>
          <div className="hero-below bg-deep flex flex-wrap items-center gap-x-4 px-edge py-2.5 lg:px-8 lg:py-4">
            <p className="loud text-[min(3rem,14vw)]/[1]">{others.sum}</p>
            <p className="max-w-[12em] font-semibold">{others.words}</p>
          </div>
          <div className="hero-controls">
            <p className="max-w-[46em]">
              {top.intro} {!picture && top.noPhotograph}
            </p>
            <PreviewNotice content={content} paths={["firm.analyst", nameAt]} about="facts" />
          </div>
        </>
      }
    />
  );
}
