import path from "node:path";
import { exitWith, loadSettingsOrExit, portOrExit, withVariable } from "@/scripts/environment";
import { onStop } from "@/scripts/on-stop";
import { startEditing } from "./server/start";

/**
 * The page to edit in, on this machine alone: npm run edit (docs/editing.md). PORT chooses another
 * port; HOST is not followed.
 */

process.once("uncaughtException", exitWith);
// Before the .env files, which the site's server reads itself, and again when they change.
const exported = { ...process.env };
for (const note of loadSettingsOrExit(true)) console.log(note);
const port = portOrExit("PORT", 3000);

function exitWithAdvice({ code, message }: NodeJS.ErrnoException): never {
  if (code !== "EADDRINUSE") return exitWith(message);
  const another = withVariable("PORT", String(port + 1), "npm run edit");
  return exitWith(`Port ${port} is taken. Stop the other program or choose another: ${another}`);
}

const editing = await startEditing(path.resolve("."), port, exported).catch(exitWithAdvice);
onStop(() => {
  void editing.stop().then(() => process.exit());
});
