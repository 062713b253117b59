/** Under `npm run dev`, an open page polls this address for saved content. */
export const SAVED_ADDRESS = "/__saved";
/** Where `npm run dev` records the last save, relative to the project. */
export const SAVED_FILE = ".scratch/saved.txt";
export const ASK_MS = 1000;
