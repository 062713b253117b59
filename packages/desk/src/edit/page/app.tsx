import { useEffect } from "react";
import type { EditEvent } from "../api";
import { Bar } from "./bar/bar";
import { showDay } from "./bar/day-choice";
import { listen } from "./calls/listen";
import { AdvertisementDialog } from "./dialogs/advertisement-dialog";
import { CardsDialog } from "./dialogs/cards-dialog";
import { HelpDialog } from "./dialogs/help-dialog";
import { SendDialog } from "./dialogs/send-dialog";
import { SheetDialog } from "./dialogs/sheet-dialog";
import { dayInWords } from "./fields/day-control";
import { Stage } from "./frame/stage";
import { Panel } from "./panel/panel";
import { connection } from "./state/connection";
import { drafts, findDrafts, handAll } from "./state/drafts";
import { say } from "./state/say";
import { contentChanged, readSite, sendingNow, showing, site, siteIsBack } from "./state/site";
import { useStore } from "./state/store";
import { change, type DialogName, followHistory, view } from "./state/view";
import { Saying } from "./ui/saying";

const DIALOGS: Readonly<Record<DialogName, (props: { onClose: () => void }) => React.ReactNode>> = {
  send: SendDialog,
  cards: CardsDialog,
  sheet: SheetDialog,
  advertisement: AdvertisementDialog,
  help: HelpDialog,
};

function onEvent(event: EditEvent): void {
  switch (event.kind) {
    case "content":
      void contentChanged();
      showing.set(showing.get() + 1);
      return;
    case "site":
      void readSite();
      return;
    case "sending":
      sendingNow(event.sending);
  }
}

const AGAIN_MS = 2000;

/** Asks again while the server is gone, and hands over what was typed meanwhile. */
function useConnection() {
  const now = useStore(connection);
  useEffect(() => {
    if (now !== "gone") return;
    const timer = setInterval(() => void readSite(), AGAIN_MS);
    return () => {
      clearInterval(timer);
      handAll();
      siteIsBack();
      say("The edit server answers again. What you typed is kept: you can save it now.");
    };
  }, [now]);
  return now;
}

function Strip() {
  const now = useConnection();
  const state = useStore(site);
  if (now === "gone") {
    return (
      <p className="strip bad" role="alert">
        The edit server does not answer. What you type is kept in this browser; we try again by
        ourselves. If it was stopped, start it with <code>npm run edit</code>.
      </p>
    );
  }
  if (now === "over") {
    return (
      <p className="strip bad" role="alert">
        This page’s session is over. Open the address that the terminal shows; what you typed is
        there too.
      </p>
    );
  }
  if (state && state.day !== state.today) {
    return (
      <p className="strip">
        You see the site as of {dayInWords(state.day)}. What you change holds at once, not from that
        day.{" "}
        <button type="button" className="link" onClick={() => void showDay("")}>
          Back to today
        </button>
      </p>
    );
  }
  return null;
}

/** What is typed is kept, but who leaves may not know that it is not saved: the browser asks. */
function askBeforeLeaving(event: BeforeUnloadEvent): void {
  if (Object.keys(drafts.get()).length > 0) event.preventDefault();
}

/** The page to edit in. */
export function App() {
  const { dialog, isPanelOpen } = useStore(view);
  useEffect(() => {
    void readSite();
    void findDrafts();
    const onStep = ({ state }: PopStateEvent) => followHistory(state);
    window.addEventListener("popstate", onStep);
    window.addEventListener("beforeunload", askBeforeLeaving);
    const stop = listen(onEvent, () => void readSite());
    return () => {
      window.removeEventListener("popstate", onStep);
      window.removeEventListener("beforeunload", askBeforeLeaving);
      stop();
    };
  }, []);
  const Opened = dialog && DIALOGS[dialog];
  return (
    <div className={isPanelOpen ? "shell with-panel" : "shell"}>
      <Bar />
      <Strip />
      <div className="below">
        <Panel />
        <Stage />
      </div>
      <Saying />
      {Opened && <Opened onClose={() => change({ dialog: undefined })} />}
    </div>
  );
}
