import type { ReactNode } from "react";
import { dated } from "@/components/ui/dated";
import { Markdown } from "@/components/ui/markdown";
import { Notice } from "@/components/ui/notice";
import type { CheckedContent } from "@/lib/checks/checked-content";
import type { Notices } from "@/lib/content/schemas/notices";
import { closedWords } from "@/lib/site/closed";
import { moneyPlaceholders, namePlaceholders } from "@/lib/site/money-placeholders";
import { todayInIndia } from "@/lib/text/days";

interface BandProps {
  /** First and last day of an announcement; a band without them is always shown. */
  days?: { from: string; until: string };
  children: ReactNode;
}

/** A notice between the header and the page's content. */
function Band({ days, children }: BandProps) {
  return (
    <div className="wrap pt-4 max-sm:px-0 max-sm:pt-0" {...(days && dated(days))}>
      <Notice
        role="note"
        tone={days ? "success" : "warning"}
        className="text-base max-sm:px-gutter max-sm:py-3"
      >
        {children}
      </Notice>
    </div>
  );
}

/** Full width, as it is too short for long lines to matter. */
function BandText({ text }: { text: string }) {
  return <Markdown text={text} className="[&>p]:max-w-none" />;
}

/** Texts of the form and payment pages by address, instead of the general text. */
function closedTexts({ form, payment }: Notices["closed"]): Record<string, string> {
  return { "/contact": form.text, "/consent-form": form.text, "/bankdetails": payment.text };
}

interface NoticeBandsProps {
  content: CheckedContent;
  /** Undefined on the 404 page. */
  route: string | undefined;
}

/**
 * Notices above the page: the firm is closed to new clients, announcements, placeholder prices or
 * accounts. Past announcements are left out; a script right behind the others shows and hides them
 * by the current day.
 */
export function NoticeBands({ content, route }: NoticeBandsProps) {
  const { notices, shared } = content;
  const closed = closedWords(content);
  const today = todayInIndia();
  const announcements = notices.announcements.filter(
    ({ until, where }) => until >= today && (!where || (route && where.includes(route))),
  );
  const isPreview = route !== undefined && moneyPlaceholders(content, route).length > 0;
  return (
    <>
      {isPreview && (
        <Band>
          <p>{shared.preview.money}</p>
        </Band>
      )}
      {closed && (
        <Band>
          <p className="font-semibold">{closed.heading}</p>
          <BandText text={closedTexts(closed)[route ?? ""] ?? closed.text} />
        </Band>
      )}
      {announcements.map(({ from, until, text }) => (
        <Band key={`${from} ${text}`} days={{ from, until }}>
          <BandText text={text} />
        </Band>
      ))}
    </>
  );
}

/** On every page while the firm's name, address or contacts are placeholders. */
export function PreviewLine({ content }: Pick<NoticeBandsProps, "content">) {
  const { preview } = content.shared;
  if (namePlaceholders(content).length === 0) return null;
  return (
    <div role="note" className="bg-pink text-small">
      <p className="wrap py-1.5">
        <strong className="font-semibold text-ochre">{preview.title}</strong> {preview.identity}
      </p>
    </div>
  );
}
