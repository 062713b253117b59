import { type EditEvent, EVENTS } from "../../api";

/** Listens to what the server tells; a browser connects anew by itself. @returns how to stop */
export function listen(onEvent: (event: EditEvent) => void, onOpen: () => void): () => void {
  const source = new EventSource(EVENTS);
  source.onopen = onOpen;
  source.onmessage = ({ data }: MessageEvent<string>) => {
    // The server writes what api.ts says.
    onEvent(JSON.parse(data) as EditEvent);
  };
  return () => source.close();
}
