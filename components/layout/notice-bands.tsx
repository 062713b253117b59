import { dated } from "@/components/ui/dated";
import { Markdown } from "@/components/ui/markdown";
import { Notice } from "@/components/ui/notice";
import type { CheckedContent } from "@/lib/checks/checked-content";
import { closedWords } from "@/lib/site/closed";
import { moneyPlaceholders } from "@/lib/site/money-placeholders";
import { todayInIndia } from "@/lib/text/days";

interface Words {
  /** For announcements; other notices are always shown. */
  days?: { from: string; until: string };
  heading?: string;
  text: string;
}

type NoticeBandsProps = { content: CheckedContent; route: string | undefined };

/** Past announcements are omitted; an inline script shows or hides the others by date. */
export function NoticeBands({ content, route }: NoticeBandsProps) {
  const { notices, shared } = content;
  const closed = closedWords(content);
  const isForm = route === "/contact" || route === "/consent-form";
  const own = isForm ? closed?.form : route === "/bankdetails" ? closed?.payment : undefined;
  const today = todayInIndia();
  const isPreview = route !== undefined && moneyPlaceholders(content, route).length > 0;
  const bands: Words[] = [
    ...(isPreview ? [{ text: shared.preview.money }] : []),
    ...(closed ? [{ heading: closed.heading, text: (own ?? closed).text }] : []),
    ...notices.announcements
      .filter(({ until, where }) => until >= today && (!where || (route && where.includes(route))))
      .map(({ from, until, text }) => ({ days: { from, until }, text })),
  ];
  return bands.map(({ days, heading, text }) => (
    <div
      key={`${days?.from} ${text}`}
      className="px-edge py-4 max-sm:p-0"
      {...(days && dated(days))}
    >
      <Notice
        role="note"
        tone={days ? "success" : "warning"}
        className="text-base max-sm:border-x-0 max-sm:border-t-0 max-sm:px-edge max-sm:py-3"
      >
        {heading && <p className="font-semibold">{heading}</p>}
        <Markdown text={text} className="[&>p]:max-w-none" />
      </Notice>
    </div>
  ));
}
