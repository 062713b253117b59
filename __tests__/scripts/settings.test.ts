import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { newFolder } from "@/__tests__/new-folder";
import { dayVariables } from "@/scripts/preview-day";
import { checkSettings } from "@/scripts/settings";

const NAME = "NEXT_PUBLIC_CLOUDINARY_CLOUD_NAME";

/** What a build finds in a folder with these files and variables. */
function check(files: Record<string, string | Buffer>, env: Record<string, string> = {}) {
  const folder = newFolder();
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  return checkSettings(folder, false, env, env);
}

test.each([
  ["\ufeffNEXT_PUBLIC_SITE_URL=https://x.example\r\n", "a byte order mark"],
  [`export ${NAME} = "firm"  # ours\r\n\r\n# a comment\r\n`, "export, quotes and a comment"],
  [`${NAME}: firm\n${NAME}: firm`, "a colon, the same twice"],
  [`${NAME}=\n`, "an empty value"],
  ['NEXT_PUBLIC_CONSENT_SEAL_TO="age1a,\nage1b"\nPORT=3001\n', "a value of two lines"],
  [`${NAME}='a#b' \nNEXT_PUBLIC_SITE_URL="https://x.example/\\$a"`, "signs in quotes"],
])("%j is understood: %s", (text) => {
  expect(check({ ".env.local": text })).toEqual({ mistakes: [], notes: [] });
});

test.each([
  ["NEXT_PUBLIC_CLOUDINARY_CLOUDNAME=firm", `did you mean ${NAME}?`],
  ["next_public_cloudinary_cloud_name=firm", `did you mean ${NAME}?`],
  ["CLOUDINARY_CLOUD_NAME=firm", `did you mean ${NAME}?`],
  ["VITE_EMAILJS_PUBLIC_KEY=k", "did you mean NEXT_PUBLIC_EMAILJS_PUBLIC_KEY?"],
  ["NEXT_PUBLIC_CONSENT_SEALTO=age1", "did you mean NEXT_PUBLIC_CONSENT_SEAL_TO?"],
  [`set ${NAME}=firm`, "this line is not read"],
  [`$env:${NAME}="firm"`, "this line is not read"],
  [`${NAME} firm`, "this line is not read"],
  [`${NAME}\u200b=firm`, "this line is not read"],
  [`${NAME}=a#b`, "what follows # is not read"],
  [`${NAME}=a$b`, "write \\$ for the sign"],
])("%j stops the command and is named with its line", (line, message) => {
  const { mistakes } = check({ ".env.local": `# ours\r\n${line}\r\n` });
  expect(mistakes).toEqual([expect.stringContaining(message)]);
  expect(mistakes[0]).toMatch(/^\.env\.local:2: /);
});

test("a setting with two values is named with both lines", () => {
  const { mistakes } = check({ ".env.local": `${NAME}=a\n\n${NAME}=b\n` });
  expect(mistakes).toEqual([`.env.local:3: ${NAME} is set already at .env.local:1: remove one`]);
});

test.each([".env.local.txt", ".env.txt", "env.local", ".ENV.LOCAL", ".env.prod", "env"])(
  "%s with settings is not passed over",
  (file) => {
    expect(check({ [file]: `${NAME}=firm\n` }).mistakes).toEqual([
      expect.stringContaining(`${file} is not read`),
    ]);
  },
);

test("backups, files for development, and what is not ours do not stop a build", () => {
  const text = `${NAME}=firm\n`;
  const others = { ".env.development": text, ".env.test": "A=1", "environment.md": text };
  expect(check({ ...others, ".env.txt": "A=1" })).toEqual({ mistakes: [], notes: [] });
  expect(check({ ".env.local~": text, ".env": "DATABASE=x" })).toEqual({
    mistakes: [],
    notes: [".env.local~ is not read.", ".env:1: DATABASE is no setting of this site."],
  });
});

test("a file in another encoding, and a folder of its name, are named", () => {
  const utf16 = Buffer.from(`\ufeff${NAME}=firm\r\n`, "utf16le");
  expect(check({ ".env.local": utf16 }).mistakes).toEqual([expect.stringContaining("UTF-8")]);
  const folder = newFolder();
  mkdirSync(join(folder, ".env.local"));
  expect(checkSettings(folder, false, {}, {}).mistakes).toEqual([
    expect.stringContaining(".env.local is a folder"),
  ]);
});

test("exported variables are judged by their prefix, and never those of a host", () => {
  const host = { NEXT_PUBLIC_VERCEL_URL: "x", CLOUDINARY_CLOUD_NAME: "x", SITE_URL: "x" };
  expect(check({}, host)).toEqual({ mistakes: [], notes: [] });
  expect(check({}, { NEXT_PUBLIC_EMAILJS_SERVICEID: "x" }).mistakes).toEqual([
    "NEXT_PUBLIC_EMAILJS_SERVICEID is not read: did you mean NEXT_PUBLIC_EMAILJS_SERVICE_ID?",
  ]);
  expect(check({}, { NEXT_PUBLIC_COLOUR: "x" }).notes).toEqual([
    "NEXT_PUBLIC_COLOUR is no setting of this site.",
  ]);
});

test.each(["“firm”", "fi rm", '"firm', "firm\u200b", "firm;"])(
  "the key %j cannot be one, and is not quoted",
  (value) => {
    const { mistakes } = check({}, { [NAME]: value });
    expect(mistakes).toEqual([expect.stringContaining(`${NAME} has `)]);
    expect(mistakes[0]).not.toContain("firm");
  },
);

test.each([
  ["NEXT_PUBLIC_EMAILJS_SERVICE_ID", "template_x1y2z3", "NEXT_PUBLIC_EMAILJS_TEMPLATE_ID"],
  ["NEXT_PUBLIC_EMAILJS_TEMPLATE_ID", " service_x1y2z3", "NEXT_PUBLIC_EMAILJS_SERVICE_ID"],
  ["NEXT_PUBLIC_EMAILJS_PUBLIC_KEY", "service_x1y2z3", "NEXT_PUBLIC_EMAILJS_SERVICE_ID"],
  ["NEXT_PUBLIC_EMAILJS_SERVICE_ID", "user_x1y2z3", "NEXT_PUBLIC_EMAILJS_PUBLIC_KEY"],
])("%s with the value of another is named with that one, and not quoted", (name, value, other) => {
  const { mistakes } = check({}, { [name]: value });
  expect(mistakes).toEqual([
    `${name} looks like the value of ${other}: copy both again, each behind its own name`,
  ]);
});

/** Forms of secrets, put together here so that nobody takes them for real ones. */
const SECRETS = [
  ["sk", "live", "51Habcdefghijklmnop"].join("_"),
  ["sk", "test", "x1y2z3"].join("_"),
  `sk-${"x1y2".repeat(8)}`,
  `AKIA${"X1Y2".repeat(4)}`,
  `AGE-SECRET-KEY-1${"X1Y2".repeat(12)}`,
  `ghp_${"x1y2".repeat(9)}`,
  `AIza${"x1y2".repeat(9)}`,
  ["private", "key", "x1y2z3"].join("_"),
  "cloudinary://123456:x1y2z3@firm",
];

test.each(SECRETS)(
  "a secret is refused wherever a page would publish it, unquoted: %s",
  (value) => {
    for (const name of [
      "NEXT_PUBLIC_EMAILJS_PUBLIC_KEY",
      NAME,
      "NEXT_PUBLIC_CLOUDINARY_DELIVERY",
    ]) {
      const { mistakes } = check({}, { [name]: value });
      expect(mistakes).toEqual([
        expect.stringMatching(`^${name} looks like an? .* would publish it`),
      ]);
      expect(mistakes[0]).not.toMatch(/x1y2|51Habc/i);
    }
  },
);

test.each(["service_x1y2z3", "gmail", "sk", "default_service", "Xp3b6-8CLdVu2Cqxk", "task_live"])(
  "the id %s is one",
  (value) => {
    expect(check({}, { NEXT_PUBLIC_EMAILJS_SERVICE_ID: value }).mistakes).toEqual([]);
  },
);

test.each([{ SITE_TODAY: "2027-01-26" }, { SITE_TODAY: "2027-01-26", SOURCE_DATE_EPOCH: "1" }])(
  "a day to look at that is set by hand is a mistake: %j",
  (env) => {
    expect(check({}, env).mistakes).toEqual([expect.stringMatching(/^SITE_TODAY: remove it/)]);
  },
);

test("a day to look at that a build has set is right", () => {
  expect(check({}, dayVariables("2027-01-26")).mistakes).toEqual([]);
});

test.each(["yesterday", "1732665600000", "-1"])("SOURCE_DATE_EPOCH=%s is no time", (value) => {
  expect(check({}, { SOURCE_DATE_EPOCH: value }).mistakes).toHaveLength(1);
});
