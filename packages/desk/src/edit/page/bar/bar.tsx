import type { Sending } from "../../api";
import { RunningTime } from "../dialogs/running-time";
import { sending, site } from "../state/site";
import { useStore } from "../state/store";
import { change, goHome, show, view } from "../state/view";
import { Icon } from "../ui/icon";
import { Menu } from "../ui/menu";
import { DayChoice } from "./day-choice";
import { ModeChoice } from "./mode-choice";
import { PagePicker } from "./page-picker";
import { Tools } from "./tools";
import { WidthChoice } from "./width-choice";

function PanelButton() {
  const { isPanelOpen } = useStore(view);
  return (
    <button
      id="panel-button"
      type="button"
      className="bar-button square"
      aria-expanded={isPanelOpen}
      aria-controls={isPanelOpen ? "panel" : undefined}
      aria-label="Panel: what can be edited"
      onClick={() => change({ isPanelOpen: !isPanelOpen })}
    >
      <Icon name="panel" />
    </button>
  );
}

function LeftButton() {
  const left = useStore(site)?.placeholdersLeft ?? 0;
  const { panel } = useStore(view);
  if (left === 0) return null;
  return (
    <button
      type="button"
      className="bar-button left-button"
      aria-label={`${left} to supply: show the examples that are left`}
      onClick={() => {
        if (panel.kind !== "left") show({ kind: "left" });
      }}
    >
      <b>{left}</b>
      <span className="wide-only">to supply</span>
    </button>
  );
}

/** Mistakes in the content: while there are any, no site is built from it. */
function MistakesButton() {
  const count = useStore(site)?.mistakes.length ?? 0;
  if (count === 0) return null;
  const what = count === 1 ? "1 mistake" : `${count} mistakes`;
  return (
    <button
      type="button"
      className="bar-button mistakes-button"
      aria-label={`${what}: the site does not build. Show the list`}
      onClick={() => {
        goHome("page");
        change({ isPanelOpen: true });
      }}
    >
      <b>{what}</b>
      <span className="wide-only">: the site does not build</span>
    </button>
  );
}

/** What came of sending, while there is nothing new to send; empty before. */
function saidOf(step: Sending["step"] | undefined, open: number): string {
  if (step === undefined || step === "idle") return "";
  if (step === "failed") return "Not sent";
  if (step !== "done") return "Sending…";
  return open === 0 ? "Sent" : "";
}

/** Opens the window to send in, and says while that is closed how far sending is. */
function SendButton() {
  const open = useStore(site)?.changesOpen ?? 0;
  const now = useStore(sending);
  const said = saidOf(now?.step, open);
  return (
    <>
      <span role="status" className="unseen">
        {said}
      </span>
      <button type="button" className="bar-button send" onClick={() => change({ dialog: "send" })}>
        <span className="wide-only">
          {said || "Send for approval"} {said === "Sending…" && <RunningTime since={now?.since} />}
        </span>
        <span className="narrow-only">{said || "Send"}</span>
        {open > 0 && (
          <>
            <b className="badge" aria-hidden="true">
              {open}
            </b>
            <span className="unseen">
              , {open} {open === 1 ? "change" : "changes"}
            </span>
          </>
        )}
      </button>
    </>
  );
}

const SHORT = new Intl.DateTimeFormat("en-IN", { dateStyle: "medium", timeZone: "UTC" });

function DayMenu() {
  const state = useStore(site);
  const isToday = !state || state.day === state.today;
  const shown = isToday ? "Today" : SHORT.format(new Date(state.day));
  return (
    <Menu
      className="wide-only"
      name={`Day: ${shown}`}
      label={
        <>
          <Icon name="calendar" />
          {shown}
        </>
      }
    >
      {(close) => <DayChoice onChosen={close} />}
    </Menu>
  );
}

/** The bar above the page: what is shown and how, what is left, and sending. */
export function Bar() {
  return (
    <header className="bar">
      <h1 className="unseen">Edit the site</h1>
      <PanelButton />
      <PagePicker />
      <div className="wide-only">
        <ModeChoice />
      </div>
      <div className="wide-only">
        <WidthChoice />
      </div>
      <DayMenu />
      <Menu className="wide-only" label="More">
        {(close) => <Tools onChosen={close} />}
      </Menu>
      <Menu className="narrow-only" label={<Icon name="more" />} name="View and more">
        {(close) => (
          <>
            <ModeChoice />
            <WidthChoice />
            <Tools onChosen={close} />
            <DayChoice onChosen={close} />
          </>
        )}
      </Menu>
      <span className="push" />
      <MistakesButton />
      <LeftButton />
      <SendButton />
    </header>
  );
}
