import { dated } from "@/components/ui/dated";
import { Markdown } from "@/components/ui/markdown";
import { Notice } from "@/components/ui/notice";
import type { CheckedContent } from "@/lib/checks/checked-content";
import { closedWords } from "@/lib/site/closed";
import { moneyPlaceholders } from "@/lib/site/money-placeholders";
import { previewDay } from "@/lib/site/preview-day";
import { todayInIndia } from "@/lib/text/days";
import { fillIn, formatDate } from "@/lib/text/format";

interface NoticeWords {
  /** For announcements; other notices are always shown. */
  days?: { from: string; until: string };
  heading?: string;
  text: string;
}

interface NoticeBandsProps {
  content: CheckedContent;
  /** Undefined for the 404 page. */
  route: string | undefined;
}

/** That the site is built for another day. */
function dayNotices({ content }: NoticeBandsProps): NoticeWords[] {
  const day = previewDay();
  if (day === undefined) return [];
  return [{ text: fillIn(content.shared.preview.day, { date: formatDate(day) }) }];
}

/** That a page shows examples of the firm's payment details. */
function previewNotices({ content, route }: NoticeBandsProps): NoticeWords[] {
  if (route === undefined || moneyPlaceholders(content, route).length === 0) return [];
  return [{ text: content.shared.preview.money }];
}

/** That the firm takes no new clients: on the forms' and the bank page, what that means there. */
function closedNotices({ content, route }: NoticeBandsProps): NoticeWords[] {
  const closed = closedWords(content);
  if (!closed) return [];
  switch (route) {
    case "/contact":
    case "/consent-form":
      return [{ heading: closed.heading, text: closed.form.text }];
    case "/bankdetails":
      return [{ heading: closed.heading, text: closed.payment.text }];
    default:
      return [{ heading: closed.heading, text: closed.text }];
  }
}

/** Announcements for the page that are not over on the day of the build. */
function announcements({ content, route }: NoticeBandsProps): NoticeWords[] {
  const today = todayInIndia();
  return content.notices.announcements
    .filter(({ until }) => until >= today)
    .filter(({ where }) => !where || (route !== undefined && where.includes(route)))
    .map(({ from, until, text }) => ({ days: { from, until }, text }));
}

/** Past announcements are omitted; an inline script shows or hides the others by date. */
export function NoticeBands(props: NoticeBandsProps) {
  const notices = [
    ...dayNotices(props),
    ...previewNotices(props),
    ...closedNotices(props),
    ...announcements(props),
  ];
  return notices.map(({ days, heading, text }) => (
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
