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

/** What each call does. */
export function handlersFor(room: Room, site: SiteOfDay, sender: Sender): Handlers {
  const texts = new PageTexts(room);
  return {
    state: () => stateOf(room, site),
    locate: (ask) => texts.locate(ask),
    fields: (ask) => fieldsAt(room, ask),
    check: (ask) => checkEdit(room, ask),
    save: (ask) => save(room, ask),
    saveTogether: (ask) => saveTogether(room, ask),
    drafts: () => ({ drafts: room.drafts.all }),
    keepDraft: (ask) => keepDraft(room, ask),
    dropDraft: (ask) => dropDraft(room, ask),
    placeholders: () => placeholdersIn(room),
    day: (ask) => showDay(site, ask),
    sheet: () => sheetOf(room),
    cards: (ask) => cardsOf(room, ask),
    changes: () => changesOf(room),
    undo: (ask) => undoChange(room, ask),
    send: (ask) => sender.start(asked(z.object({ sentence: z.string().max(500) }), ask).sentence),
    sending: () => sender.sending,
    advertisement: (ask) => judgeAdvertisement(room, ask),
  };
}
