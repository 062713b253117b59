import { FactList } from "@/components/ui/fact-list";
import { Fold } from "@/components/ui/fold";
import type { Content } from "@/lib/content/content";
import { noteRows } from "@/lib/sample/note-facts";
import { AccountsChart } from "./accounts-chart";
import { AccountsTable } from "./accounts-table";
import { NoteKey } from "./note-key";
import { NoteList } from "./note-list";
import { NotePaper } from "./note-paper";

export function Note({ content }: { content: Pick<Content, "firm" | "sample"> }) {
  const { sample } = content;
  const { note } = sample;
  const disclosures = note.disclosures.items.map(({ label, text }) => ({ label, value: text }));
  return (
    <NotePaper content={content}>
      <p className="mt-2 text-small text-soft">
        {note.company}. {note.business}
      </p>
      <div className="my-3 grid gap-x-8 gap-y-4 lg:grid-cols-2">
        <p>{note.lede}</p>
        <AccountsChart note={note} />
      </div>
      <NoteKey sample={sample} />
      <div className="grid gap-x-8 gap-y-3 py-3 lg:grid-cols-2">
        <NoteList note={note} of="reasons" />
        <NoteList note={note} of="ends" />
      </div>
      <div>
        <Fold title={note.accountsHeading}>
          <AccountsTable note={note} />
        </Fold>
        <Fold title={note.factsHeading}>
          <FactList facts={noteRows(sample, "facts")} className="hairs text-small" />
        </Fold>
        <Fold title={note.disclosures.heading}>
          <FactList facts={disclosures} className="hairs text-small" />
        </Fold>
      </div>
    </NotePaper>
  );
}
