/** Under `npm run dev`: where an open page asks whether content has been saved since it was shown. */
export const SAVED_ADDRESS = "/__saved";
/** Where `npm run dev` notes it, from the project's folder. */
export const SAVED_FILE = ".scratch/saved.txt";
/** How often a page asks. */
export const ASK_MS = 1000;
