import { Dialog } from "../ui/dialog";

/** How it works, on one page. */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Help" onClose={onClose}>
      <dl className="help-list">
        <dt>Change a text</dt>
        <dd>Click it in the page, type, and choose Save. The page shows it a moment later.</dd>
        <dt>Change a price, a table, a plan, a part of the page</dt>
        <dd>Click it in the page: its fields open in the panel.</dd>
        <dt>Find something</dt>
        <dd>Type a word of it into the box at the top of the panel.</dd>
        <dt>Phone, addresses, notices, testimonials, complaints</dt>
        <dd>In the panel, under The whole site.</dd>
        <dt>Marks in a text</dt>
        <dd>
          <code>**bold**</code> is bold. <code>[a word](/contact)</code> is a link.{" "}
          <code>{"{{firm.phone}}"}</code> is a fact that is written once, elsewhere; the link below
          the text leads there.
        </dd>
        <dt>Follow a link of the page</dt>
        <dd>Hold Ctrl and click it, or switch the bar to Browse.</dd>
        <dt>With the keyboard</dt>
        <dd>
          Tab leads through the bar, the panel and the page. The panel lists all texts of the page.
          Ctrl and Enter saves; Esc closes, and keeps what was typed.
        </dd>
        <dt>What is not saved</dt>
        <dd>It is kept while you type, also if this tab is closed. The panel lists it.</dd>
        <dt>Who sees it</dt>
        <dd>
          Nobody but you, until it is approved and published. Send for approval hands your changes
          over.
        </dd>
      </dl>
    </Dialog>
  );
}
