import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import type { IncomingMessage, RequestListener } from "node:http";
import { dirname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { listen } from "desk/listen";
import { createSiteServer } from "desk/static-server";
import { newFolder } from "@/__tests__/new-folder";
import { obfuscateAddresses } from "@/e2e/support/servers/obfuscate-addresses";
import { headerRules, headersFor } from "@/scripts/hosts/host-rules";
import { compareLive, type LiveFindings, liveLines } from "@/scripts/preflight/live/live-site";

const PAGE = `<!DOCTYPE html><html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'"><title>A</title></head><body><p>Write to <a href="mailto:a@firm.example">a@firm.example</a></p><script src="/assets/a.js"></script></body></html>`;

const FILES: Record<string, string> = {
  "index.html": PAGE,
  "about.html": PAGE,
  "old.html": "<p>Moved</p>",
  "404.html": PAGE,
  "assets/a.js": "export {}",
  "assets/props.1.json": '{"to":"us"}',
  _headers: "/*",
  ".htaccess": "Options -Indexes",
  ".nojekyll": "",
  "build.json": "{}",
};

const out = join(newFolder(), "out");

beforeAll(() => {
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(out, file)), { recursive: true });
    writeFileSync(join(out, file), text);
    if (/\.(html|js|json)$/.test(file)) {
      writeFileSync(join(out, `${file}.br`), brotliCompressSync(text));
    }
  }
});

const redirects: Record<string, string> = { "/old": "/about" };

/** What is found at a host that answers so. */
async function foundAt(listener: RequestListener, moved = redirects): Promise<LiveFindings> {
  const { origin, close } = await listen(listener, 0);
  const found = await compareLive({ out, origin, redirects: moved });
  close();
  return found;
}

/** What is found where a host sends another body for some requests, with the right headers. */
async function findings(
  change: (req: IncomingMessage) => string | undefined,
): Promise<Record<string, string[]>> {
  const site = createSiteServer(out, redirects);
  const found = await foundAt((req, res) => {
    const body = change(req);
    if (body === undefined) return site(req, res);
    res.writeHead(200, headersFor(headerRules({ isHttps: false }), req.url ?? ""));
    res.end(body);
  });
  return Object.fromEntries(found);
}

test("a host that sends what was built has nothing to report", async () => {
  expect(await findings(() => undefined)).toEqual({});
  expect(liveLines("https://x.example", new Map())).toEqual([
    "https://x.example sends what was built: every file, byte for byte.",
  ]);
});

test("rewritten addresses and added scripts are named, with their pages", async () => {
  const body = obfuscateAddresses(PAGE, { isAsked: true });
  const found = await findings(({ url }) => (url === "/about" ? body : undefined));
  expect(Object.values(found).flat()).toEqual(Object.keys(found).map(() => "/about"));
  expect(Object.keys(found)).toEqual([
    "a script was added: /cdn-cgi/scripts/email-decode.js",
    expect.stringMatching(
      /^the link mailto:a@firm\.example is now \/cdn-cgi\/l\/email-protection#/,
    ),
    "the text a@firm.example is now [email protected]",
  ]);
});

test.each([
  [PAGE.replace(/<script.*script>/, ""), "a script is gone: /assets/a.js"],
  [PAGE.replace("</p>", "</p><script>let a = 1</script>"), 'a script was added: "let a = 1"'],
  [PAGE.replace("'none'", "*"), "the page's CSP was changed"],
  [PAGE.replace("<p>Write", "<p>Do not write"), "the text Write to is now Do not write to"],
  [PAGE.replace("<body>", "<body >"), "differs from line 1 on: "],
])("a changed page is found and told how it changed (%#)", async (body, sentence) => {
  const found = await findings(({ url }) => (url === "/about" ? body : undefined));
  expect(found).toEqual({ [Object.keys(found)[0] ?? ""]: ["/about"] });
  expect(Object.keys(found)[0]).toContain(sentence);
});

test("one changed byte is found in every file, in the compressed copies too", async () => {
  const changed = JSON.stringify({ to: "me" });
  for (const coding of ["identity", "gzip", "br"]) {
    const found = await findings(({ url, headers }) => {
      const isAsked = url === "/assets/props.1.json" && headers["accept-encoding"] === coding;
      return isAsked ? changed : undefined;
    });
    expect(Object.values(found)).toEqual([["/assets/props.1.json"]]);
  }
  writeFileSync(join(out, "assets/a.js.br"), brotliCompressSync("export { };"));
  expect(await findings(() => undefined)).toEqual({
    "has other bytes than out/ (11 instead of 9)": ["/assets/a.js"],
  });
  writeFileSync(join(out, "assets/a.js.br"), brotliCompressSync(FILES["assets/a.js"] ?? ""));
});

test("another build, a missing file and a missing header are named", async () => {
  const page = readFileSync(join(out, "index.html"));
  const found = await foundAt((req, res) => {
    res.writeHead(req.url === "/assets/a.js" ? 404 : 200, { "Referrer-Policy": "unsafe-url" });
    res.end(req.url === "/" ? page : "other");
  }, {});
  const lines = liveLines("the host", found).join("\n");
  expect(lines).toContain("the host has another build than out/");
  expect(lines).toContain("/assets/a.js: answers 404 instead of 200");
  expect(lines).toMatch(/the header X-Content-Type-Options is missing/);
  expect(lines).toMatch(/the header Referrer-Policy is unsafe-url/);
  expect(lines).toContain("/no-such-page-7K3Q: answers 200 instead of 404");
});
