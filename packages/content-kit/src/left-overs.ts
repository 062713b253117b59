/** Words that a program leaves in a text that is pasted from it. */
interface LeftOver {
  pattern: RegExp;
  /** What has left them, and what to do. */
  message: string;
}

const DELETE = "delete it, or write what is meant";

const LEFT_OVERS: readonly LeftOver[] = [
  {
    pattern: /Error! (?:Reference source|Bookmark|Hyperlink reference|No text)[^.\n]{0,30}\.?/g,
    message: `is a fault that Word has printed: ${DELETE}`,
  },
  {
    pattern:
      /Click (?:or tap )?here to enter (?:text|a date)\.?|\[(?:insert|enter|type|your) [^\]\n]{1,40}\](?!\()/gi,
    message: `is the blank of a form: ${DELETE}`,
  },
  {
    pattern: /#(?:REF!|VALUE!|NAME\?|DIV\/0!|N\/A|NUM!|NULL!)/g,
    message: `is a fault that a spreadsheet has printed: ${DELETE}`,
  },
  {
    pattern:
      /\[\d{1,2}[:/.]\d{2}[^\]\n]{0,30}\] ?[^:\n]{1,40}:|\d{1,2}\/\d{1,2}\/\d{2,4}, \d{1,2}:\d{2}[^\S\n]*(?:[ap]m)? - [^:\n]{1,40}:/gi,
    message: "is when and by whom a chat was written: delete it",
  },
  {
    pattern: /<Media omitted>|<attached: [^>\n]*>|This message was (?:deleted|edited)/gi,
    message: `stands in a chat for something else: ${DELETE}`,
  },
  {
    pattern:
      /【\d[^】\n]*】|:contentReference\[oaicite:\d+\](?:\{[^}\n]*\})?|\bturn\d+(?:search|view|news)\d+\b/g,
    message: "is a mark of a chat assistant for its source: delete it",
  },
  {
    pattern: /\bPage \d+ of \d+\b/g,
    message: "is the foot of a printed page: delete it",
  },
  {
    pattern:
      /https?:\/\/(?:(?:www\.)?google\.[a-z.]+\/url|[\w.-]*safelinks\.protection\.outlook\.com\/|urldefense\.com\/|l\.(?:facebook|instagram)\.com\/|lnkd\.in\/)[^\s)"']*/g,
    message: "leads through another company's site: write the address that it ends at",
  },
  {
    pattern: /[?&](?:fbclid|gclid|igshid|igsh|mc_eid|utm_source=chatgpt\.com)\b[^\s)"'&]*/g,
    message: "is what a network adds to an address to follow readers: delete it",
  },
  {
    pattern: /https?:\/\/(?:docs|drive)\.google\.com\/[^\s)"']*\/edit\b[^\s)"']*/g,
    message: "is a document that only its editors can open: publish it, and write that address",
  },
];

/** Each part of a text that a program has left there, and what is to be done. */
export function leftOversIn(text: string): { offset: number; message: string }[] {
  return LEFT_OVERS.flatMap(({ pattern, message }) =>
    [...text.matchAll(pattern)].map(({ 0: found, index: offset }) => {
      return { offset, message: `"${found}" ${message}` };
    }),
  );
}
