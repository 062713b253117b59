/** Pages under `npm run dev` poll this path for saved content. */
export const SAVED_ADDRESS = "/__saved";
/** `npm run dev` records the last save here; relative to the project root. */
export const SAVED_FILE = ".scratch/saved.txt";
export const POLL_MS = 1000;
