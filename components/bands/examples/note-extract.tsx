import type { BandProps } from "@/components/bands/band-frame";
import { MoreLink } from "@/components/ui/more-link";
import { NoteKey } from "./note-key";
import { NoteList } from "./note-list";
import { NotePaper } from "./note-paper";

export function NoteExtract({ more, content }: BandProps<"note-extract">) {
  const { note } = content.sample;
  return (
    <NotePaper content={content} isCompact className="lg:px-8 lg:py-6">
      <NoteKey sample={content.sample} />
      <NoteList note={note} of="ends" />
      <p>
        <MoreLink {...more} />
      </p>
    </NotePaper>
  );
}
