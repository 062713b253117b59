import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { ContentError, formatIssue } from "content-kit";
import { getContent, unversionedTexts } from "@/lib/checks/checked-content";
import { SAVED_FILE } from "@/lib/site/content-saved";
import { copyScriptFonts, writeFonts } from "@/scripts/prepare/fonts";
import { writeJsonSchemas } from "@/scripts/prepare/json-schemas";
import { writePictures } from "@/scripts/prepare/write-pictures";
import { writeShareImages } from "@/scripts/prepare/write-share-images";
import { writeUpiQr } from "@/scripts/prepare/write-upi-qr";
import { exitWith, loadSettingsOrExit, providerKeysOrExit } from "./environment";

const root = process.cwd();
const isDevelopment = process.argv.includes("--dev");
const notes = loadSettingsOrExit(isDevelopment);
// In development scripts/dev.ts has said them, once.
if (!isDevelopment) {
  for (const note of notes) console.log(note);
}
providerKeysOrExit(isDevelopment);

/** Reloads pages that `npm run dev` shows. */
async function reloadPages(): Promise<void> {
  await mkdir(path.dirname(SAVED_FILE), { recursive: true });
  await writeFile(SAVED_FILE, String(Date.now()));
}

// First, so that editors can use up-to-date completion to correct mistakes.
await writeJsonSchemas(root);

try {
  const content = getContent();
  const unversioned = unversionedTexts(path.join(root, "content"), content);
  if (unversioned.length > 0) {
    // In development, every edit would need a version.
    if (!isDevelopment) throw new ContentError(unversioned);
    console.warn(["Before a build:", ...unversioned.map(formatIssue)].join("\n  "));
  }
  await writeUpiQr(root, content);
  const { qr } = content.firm.upi;
  const pictures = [...content.pictures.values()].filter(({ file }) => file !== qr);
  await writePictures(root, pictures);
  // Pages show only the fonts of what follows, and Next reloads those itself.
  if (isDevelopment) await reloadPages();
  await writeFonts(root);
  copyScriptFonts(root);
  for (const advice of await writeShareImages(root, content)) {
    console.warn(`Please look at ${advice}`);
  }
} catch (cause) {
  // To show the mistake.
  if (isDevelopment) await reloadPages();
  if (!(cause instanceof ContentError)) throw cause;
  exitWith(cause);
}
