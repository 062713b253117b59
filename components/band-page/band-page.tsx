import { Bands } from "@/components/bands/registry";
import { CallToAction } from "@/components/layout/call-to-action";
import { PageFrame, type PageProps } from "@/components/layout/page-frame";
import { bandPageTop } from "./band-page-top";

type BandPageProps = PageProps & {
  /** Of its content file: `about`. */
  name: string;
};

/** A page of content/pages that has no layout of its own. @throws Error without its file */
export function BandPage({ content, route, name }: BandPageProps) {
  const page = content.bandPages.get(name);
  if (!page)
    throw new Error(`content/pages/${name}.yaml: expected this file for the page ${route}`);
  return (
    <PageFrame content={content} route={route} top={bandPageTop(page, content)}>
      <Bands content={content} route={route} bands={page.bands} file={`pages/${name}`} />
      {page.closing !== false && <CallToAction content={content} />}
    </PageFrame>
  );
}
