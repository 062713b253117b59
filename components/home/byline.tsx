import { ContentPicture } from "@/components/ui/content-picture";
import { Markdown } from "@/components/ui/markdown";
import { MoreLink } from "@/components/ui/more-link";
import { Unconfirmed } from "@/components/ui/unconfirmed";
import type { Content } from "@/lib/content/content";
import type { PageOf } from "@/lib/content/schemas/pages";
import { analystOf } from "@/lib/site/analyst";

interface BylineProps {
  content: Content;
  byline: PageOf<"home">["hero"]["byline"];
}

/** Foot of Home's hero: who writes the research, and three reasons to choose it. */
export function Byline({ content, byline }: BylineProps) {
  const { name, path, photograph } = analystOf(content);
  return (
    <div className="hero-foot">
      <div>
        {photograph && (
          <ContentPicture picture={photograph} alt="" sizes="6rem" className="byline-portrait" />
        )}
        <p className="text-small">{byline.label}</p>
        <p className="text-h3 font-semibold">
          <span translate="no">{name}</span>
          <Unconfirmed content={content} paths={[path]} />
        </p>
        <p className="text-small">
          {byline.registration} <MoreLink {...byline.check} className="" />
        </p>
      </div>
      <ul className="hairs">
        {byline.reasons.map((reason) => (
          <li key={reason}>
            <Markdown text={reason} />
          </li>
        ))}
      </ul>
    </div>
  );
}
