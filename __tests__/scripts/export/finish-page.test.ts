/** @jest-environment jsdom */
import { createHash } from "node:crypto";
import { finishPage } from "@/scripts/export/finish-page";

const CSS = ".a{color:red}.b{color:blue}@font-face{font-family:x;src:url(../media/x.woff2)}";
const files: Record<string, string> = {
  "/_next/static/chunks/site.css": CSS,
  "/assets/behaviours.A.js": "b()",
  "/assets/islands.B.js": "i()",
  "/assets/form.C.js": 'f("b")',
};
const bundles = {
  behaviours: "/assets/behaviours.A.js",
  islands: "/assets/islands.B.js",
  islandScripts: { form: ["/assets/form.C.js", "/assets/islands.B.js"] },
  islandStart: { form: ["/assets/form.C.js"] },
  integrity: {
    "/assets/behaviours.A.js": "sha256-A",
    "/assets/islands.B.js": "sha256-B",
    "/assets/form.C.js": "sha256-C",
  },
};

function finish(body: string): Document {
  const html = finishPage({
    html: `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><link rel="preload" as="font" href="/x.woff2"><link rel="stylesheet" href="/_next/static/chunks/site.css"><title>T</title></head><body>${body}<script type="module" src="/assets/behaviours.A.js"></script></body></html>`,
    bundles,
    needs: { form: { connect: ["https://media.example"], worker: true, trustedTypes: ["own"] } },
    read: (address) => files[address] ?? "",
    fontScript: (addresses) => `fonts(${JSON.stringify(addresses)})`,
  });
  return new DOMParser().parseFromString(html, "text/html");
}

function policyOf(document: Document): Map<string, string> {
  const meta = document.querySelector('meta[http-equiv="Content-Security-Policy"]');
  const directives = meta?.getAttribute("content")?.split("; ") ?? [];
  return new Map(
    directives.map((line) => [line.split(" ")[0] ?? "", line.slice(line.indexOf(" ") + 1)]),
  );
}

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const plain = '<p class="a">Text</p>';
const island = '<div data-island="form" data-props="{}"></div>';

test("the styles stand where the link stood, with addresses from the root, without the unused", () => {
  const document = finish(plain);
  expect(document.querySelector('[rel="stylesheet"]')).toBeNull();
  expect(document.querySelector("head > style")?.textContent).toBe(
    ".a{color:red}@font-face{font-family:x;src:url(/_next/static/media/x.woff2)}",
  );
  expect(document.querySelector('link[rel="preload"]')?.getAttribute("href")).toBe("/x.woff2");
});

test("an island names what it takes to start", () => {
  const element = finish(island).querySelector("[data-island]");
  expect(element?.getAttribute("data-start")).toBe("/assets/form.C.js");
});

test("the script that chooses the fonts comes before what the browser may fetch, and is allowed", () => {
  const document = finish(plain);
  const [, , script] = document.head.children;
  expect(script?.textContent).toBe('fonts(["/_next/static/media/x.woff2"])');
  expect(policyOf(document).get("script-src")).toContain(hash(script?.textContent ?? "none"));
});

test("a class that only an island's script names keeps its rule", () => {
  expect(finish(island).querySelector("style")?.textContent).toContain(".b{");
});

test("the policy comes right after the character set and allows just this style", () => {
  const document = finish(plain);
  const [charset, policy] = document.head.children;
  expect(charset?.getAttribute("charset")).toBe("utf-8");
  expect(policy?.getAttribute("http-equiv")).toBe("Content-Security-Policy");
  const style = document.querySelector("style")?.textContent ?? "";
  expect(policyOf(document).get("style-src")).toBe(hash(style));
});

test("a page without islands may send to nobody else, start no worker and make no types", () => {
  const policy = policyOf(finish(plain));
  for (const name of ["default-src", "worker-src", "trusted-types"]) {
    expect(policy.get(name)).toBe("'none'");
  }
  expect(policy.get("connect-src")).toBe("'self'");
  const inline = [...finish(plain).querySelectorAll("script:not([src])")];
  const hashes = inline.map(({ textContent }) => hash(textContent ?? ""));
  expect(policy.get("script-src")).toBe(`'self' ${hashes.join(" ")}`);
});

test("a page with an island may do what the island needs, and its imports are checked", () => {
  const document = finish(island);
  const policy = policyOf(document);
  expect(policy.get("connect-src")).toBe("'self' https://media.example");
  expect(policy.get("worker-src")).toBe("'self'");
  expect(policy.get("trusted-types")).toBe("own");
  const map = document.querySelector('script[type="importmap"]')?.textContent ?? "";
  expect(JSON.parse(map)).toEqual({
    integrity: { "/assets/form.C.js": "sha256-C", "/assets/islands.B.js": "sha256-B" },
  });
  expect(policy.get("script-src")).toContain(hash(map));
});

test("no directive gives way to inline code", () => {
  for (const value of policyOf(finish(island)).values()) expect(value).not.toContain("unsafe");
});
