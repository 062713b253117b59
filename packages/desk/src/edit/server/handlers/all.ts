import { z } from "zod";
import { isDay } from "@/lib/text/days";
import type { Sender } from "../../send/sender";
import { asked } from "../asked";
import type { Handlers } from "../calls";
import type { InnerSite } from "../inner-site";
import { failed } from "../refused";
import type { Room } from "../room";
import { cardsOf, judgeAdvertisement, sheetOf } from "./looking";
import { fieldsAt, PageTexts, placeholdersIn, stateOf } from "./reading";
import {
  changesOf,
  checkEdit,
  dropDraft,
  keepDraft,
  save,
  saveTogether,
  undoChange,
} from "./writing";

/** The site behind the page, as far as calls need it. */
export type SiteOfDay = Pick<InnerSite, "isReady" | "day" | "showDay">;

async function showDay(site: SiteOfDay, ask: unknown): Promise<{ day: string }> {
  const { day } = asked(z.object({ day: z.string() }), ask);
  if (day !== "" && !isDay(day)) failed(`"${day}" is no day such as 2027-01-26.`);
  await site.showDay(day === "" ? undefined : day);
  return { day: site.day };
}

const BEING_SENT =
  "Your changes are being sent, and the comparison is written from them: what you save now would be in it by half. It takes some minutes. What you typed is kept; save it then.";

/** What each call does. */
export function handlersFor(room: Room, site: SiteOfDay, sender: Sender): Handlers {
  const texts = new PageTexts(room);
  /** A call that writes what would be sent. @throws RefusedCall while changes are sent */
  function writing<Result>(write: (room: Room, ask: unknown) => Result) {
    return (ask: unknown): Result => {
      if (sender.isAtWork) failed(BEING_SENT);
      return write(room, ask);
    };
  }
  return {
    state: () => stateOf(room, site),
    locate: (ask) => texts.locate(ask),
    fields: (ask) => fieldsAt(room, ask),
    check: (ask) => checkEdit(room, ask),
    save: writing(save),
    saveTogether: writing(saveTogether),
    drafts: () => ({ drafts: room.drafts.all }),
    keepDraft: (ask) => keepDraft(room, ask),
    dropDraft: (ask) => dropDraft(room, ask),
    placeholders: () => placeholdersIn(room),
    day: (ask) => showDay(site, ask),
    sheet: () => sheetOf(room),
    cards: (ask) => cardsOf(room, ask),
    changes: () => changesOf(room),
    undo: writing(undoChange),
    send: (ask) => sender.start(asked(z.object({ sentence: z.string().max(500) }), ask).sentence),
    sending: () => sender.sending,
    advertisement: (ask) => judgeAdvertisement(room, ask),
  };
}
