import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { closestMatch } from "leven";
import { PROVIDER_KEY_VARIABLES } from "@/lib/consent/providers/provider-keys";
import { todayInIndia } from "@/lib/text/days";
import { misplacedKeys } from "./misplaced-keys";

/** Which .env files Next reads, and what is wrong in them or in exported variables. */
export interface SettingFindings {
  /** What somebody meant to set and did not: the command must not go on. */
  mistakes: string[];
  /** What is not read, and may not be meant for this site. */
  notes: string[];
}

type Env = Record<string, string | undefined>;

/** Of commands, not of pages; what they accept is checked where they are read. */
const RUN_SETTINGS = [
  "HOST",
  "PORT",
  "E2E_PORT",
  "SOURCE_DATE_EPOCH",
  "SITE_TODAY",
  "MOCK_SEAL_IDENTITY",
  "CHROMIUM_PATH",
  "CHROME_PATH",
  "NODE_ENV",
  "NEXT_TELEMETRY_DISABLED",
  "NETLIFY_NEXT_PLUGIN_SKIP",
  "CI",
  "TZ",
];

/** What other frameworks put before a name, and this one. */
const PREFIX = /^(?:NEXT_PUBLIC_|NEXT_|PUBLIC_|REACT_APP_|VITE_|GATSBY_|EXPO_PUBLIC_)/;

/** An assignment as Next's own reader finds it: a name, then a value in quotes or up to a #. */
const ASSIGNMENT =
  /^[^\S\n]*(?:export\s+)?([\w.-]+)(?:\s*=\s*?|:\s+?)(\s*'(?:\\'|[^'])*'|\s*"(?:\\"|[^"])*"|\s*`(?:\\`|[^`])*`|[^#\n]+)?[^\S\n]*(#.*)?$/gm;

/** Signs that come with a copied key and are never a part of one. */
const NO_PART_OF_A_KEY = /[^\x21-\x7e]|["'`\\<>;,]/u;

/** Backups of editors, and what belongs to other tools. */
const BACKUP = /(?:~|\.(?:bak|old|orig|save|sw[a-p]|tmp)|copy)$|^\.#|^\.envrc$/i;
const LOOKS_LIKE_ENV = /^[._-]?env(?:$|[^a-z0-9])/i;

/** Names of the settings in `.env.example`, the one list of them. */
function documentedSettings(): string[] {
  const text = readFileSync(new URL("../.env.example", import.meta.url), "utf8");
  return [...text.matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map(([, name = ""]) => name);
}

/** The files that count, in the order of Next's. @param mode `production` or `development` */
function filesRead(mode: string): string[] {
  return [`.env.${mode}.local`, ".env.local", `.env.${mode}`, ".env"];
}

const OTHER_MODE = /^\.env\.(?:development|production|test)(?:\.local)?$/;

/** The setting that a name was meant to be; undefined for names that are not like ours. */
function meantBy(name: string, known: readonly string[]): string | undefined {
  const bare = (text: string) => text.toUpperCase().replace(PREFIX, "").replace(/[.-]/g, "_");
  const wanted = bare(name);
  const maxDistance = wanted.length < 10 ? 1 : 3;
  const closest = closestMatch(wanted, known.map(bare), { maxDistance });
  return known.find((candidate) => bare(candidate) === closest);
}

const lineOf = (text: string, index: number) => text.slice(0, index).split("\n").length;

/** What follows a name: the value as it is written. */
interface Assignment {
  name: string;
  value: string;
  /** What Next takes for a comment, directly behind the value. */
  comment: string;
  place: string;
}

function assignmentsIn(file: string, text: string): Assignment[] {
  return [...text.matchAll(ASSIGNMENT)].map((match) => {
    const [whole, name = "", value = "", comment = ""] = match;
    const start = match.index + whole.indexOf(name);
    return { name, value, comment, place: `${file}:${lineOf(text, start)}` };
  });
}

/** Lines that are neither assignments nor comments. */
function unreadLines(file: string, text: string): string[] {
  const rest = text.replace(ASSIGNMENT, (whole) => whole.replace(/[^\n]/g, ""));
  return rest.split("\n").flatMap((line, index) => {
    const isEmpty = line.replace(/^\s*#.*/, "").trim() === "";
    return isEmpty ? [] : [`${file}:${index + 1}: this line is not read: write NAME=value`];
  });
}

/** What Next's reader would cut off a value, or replace in it. */
function cutValue({ name, value, comment, place }: Assignment): string[] {
  const mistakes: string[] = [];
  const isQuoted = /^\s*["'`]/.test(value);
  if (!isQuoted && value !== "" && /\S$/.test(value) && comment !== "") {
    mistakes.push(`${place}: ${name}: what follows # is not read: put the value in quotes`);
  }
  if (/(?<!\\)\$(?=[\w{])/.test(value)) {
    mistakes.push(`${place}: ${name}: $ begins the name of a variable: write \\$ for the sign`);
  }
  return mistakes;
}

function twiceSet(assignments: readonly Assignment[]): string[] {
  return assignments.flatMap(({ name, value, place }, index) => {
    const first = assignments.find((other) => other.name === name && other.value !== value);
    const isLater = first !== undefined && assignments.indexOf(first) < index;
    return isLater ? [`${place}: ${name} is set already at ${first.place}: remove one`] : [];
  });
}

/** The text of a file; a string with what is wrong with it as a whole. */
function readEnvFile(folder: string, file: string): { text: string } | { mistake: string } {
  if (!statSync(path.join(folder, file)).isFile()) {
    return { mistake: `${file} is a folder: the settings belong into a file of this name` };
  }
  const text = readFileSync(path.join(folder, file), "utf8");
  if (text.includes("\0")) {
    return { mistake: `${file} is not read: save it anew with the encoding UTF-8` };
  }
  return { text: text.replace(/^\ufeff/, "").replace(/\r\n?/g, "\n") };
}

function checkFile(folder: string, file: string, known: readonly string[]): SettingFindings {
  const read = readEnvFile(folder, file);
  if ("mistake" in read) return { mistakes: [read.mistake], notes: [] };
  const assignments = assignmentsIn(file, read.text);
  const ours = assignments.filter(({ name }) => known.includes(name));
  const mistakes = [...unreadLines(file, read.text), ...twiceSet(ours), ...ours.flatMap(cutValue)];
  const notes: string[] = [];
  for (const { name, place } of assignments) {
    if (known.includes(name) || RUN_SETTINGS.includes(name)) continue;
    const meant = meantBy(name, known);
    if (meant) mistakes.push(`${place}: ${name} is not read: did you mean ${meant}?`);
    else notes.push(`${place}: ${name} is no setting of this site.`);
  }
  return { mistakes, notes };
}

/** Files whose names look like those that are read: `.env.local.txt` of Windows' Notepad. */
function checkNames(folder: string, read: readonly string[], known: readonly string[]) {
  const findings: SettingFindings = { mistakes: [], notes: [] };
  for (const file of readdirSync(folder)) {
    if (!LOOKS_LIKE_ENV.test(file) || file === ".env.example") continue;
    if (read.includes(file) || OTHER_MODE.test(file)) continue;
    if (!statSync(path.join(folder, file)).isFile()) continue;
    const text = readFileSync(path.join(folder, file), "utf8").replaceAll("\0", "");
    if (!known.some((name) => text.includes(name))) continue;
    if (BACKUP.test(file)) findings.notes.push(`${file} is not read.`);
    else findings.mistakes.push(`${file} is not read: name it .env.local, or move it away`);
  }
  return findings;
}

/** Exported variables of others are many: only those with the prefix of ours are meant for us. */
function checkExported(env: Env, known: readonly string[]): SettingFindings {
  const findings: SettingFindings = { mistakes: [], notes: [] };
  for (const name of Object.keys(env)) {
    if (known.includes(name) || !/^NEXT_PUBLIC_(?!VERCEL_)/i.test(name)) continue;
    const meant = meantBy(name, known);
    if (meant) findings.mistakes.push(`${name} is not read: did you mean ${meant}?`);
    else findings.notes.push(`${name} is no setting of this site.`);
  }
  return findings;
}

/** A sign in words: its letter where it can be seen, its number always. */
function signName(sign: string): string {
  const code = (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  const shown = /[\p{L}\p{N}\p{P}\p{S}]/u.test(sign) ? `${sign} (U+${code})` : `U+${code}`;
  return sign === " " ? "a space" : shown;
}

/** Values that cannot be right, whoever set them. Never quoted, as they may be secrets. */
function checkValues(env: Env): string[] {
  const mistakes: string[] = [];
  for (const name of PROVIDER_KEY_VARIABLES) {
    const [sign] = NO_PART_OF_A_KEY.exec(env[name]?.trim() ?? "") ?? [];
    if (sign) mistakes.push(`${name} has ${signName(sign)}, which no key has: copy it again`);
  }
  mistakes.push(...misplacedKeys(env));
  const seconds = env.SOURCE_DATE_EPOCH?.trim();
  const isTime = !seconds || (/^\d{1,10}$/.test(seconds) && Number(seconds) < 4_102_444_800);
  if (!isTime) mistakes.push("SOURCE_DATE_EPOCH: expected whole seconds since 1970");
  const isSetByHand = env.SITE_TODAY && (!isTime || env.SITE_TODAY !== todayInIndia(env));
  if (isSetByHand) mistakes.push("SITE_TODAY: remove it, npm run build -- --today DAY sets it");
  return mistakes;
}

/**
 * Finds what was set and would not be understood: misspelt names, lines and files that nothing
 * reads, values that are cut off.
 * @param folder the repository, whose .env files are read
 * @param exported the variables without those of the files
 * @param env the variables with those of the files
 */
export function checkSettings(
  folder: string,
  isDevelopment: boolean,
  exported: Env,
  env: Env,
): SettingFindings {
  const known = documentedSettings();
  const read = filesRead(isDevelopment ? "development" : "production");
  const present = read.filter((file) => existsSync(path.join(folder, file)));
  const found = [
    checkNames(folder, read, known),
    ...present.map((file) => checkFile(folder, file, known)),
    checkExported(exported, known),
    { mistakes: checkValues(env), notes: [] },
  ];
  return {
    mistakes: found.flatMap(({ mistakes }) => mistakes),
    notes: found.flatMap(({ notes }) => notes),
  };
}
