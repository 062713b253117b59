import { parse } from "parse5";
import {
  asksForOwn,
  blockedFetches,
  blockedFetchesOf,
  fetchesOfStyles,
} from "../src/checks/check-fetches";
import { type CspSources, pageCsp } from "../src/csp";
import { elementsOf } from "../src/html-tree";

function blocked(body: string, sources: CspSources = {}): string[] {
  const csp = pageCsp({ styles: [], inlineScripts: [], hasScripts: false, sources: [sources] });
  return blockedFetchesOf([...elementsOf(parse(body))], csp);
}

/** What each kind asks for, the source that allows it, and the setting that is named. */
const FOREIGN: [html: string, source: string, setting: keyof CspSources][] = [
  ['<img src="https://a.example/x.png">', "https://a.example", "images"],
  ['<img srcset="/x.png 1x, https://a.example/y.png 2x">', "https://a.example", "images"],
  ['<img src="data:image/png;base64,AA==">', "data:", "images"],
  ['<img src="//a.example/x.png">', "https://a.example", "images"],
  ['<picture><source srcset="https://a.example/x.avif"></picture>', "https://a.example", "images"],
  ['<link rel="shortcut icon" href="https://a.example/x.ico">', "https://a.example", "images"],
  ['<svg><image href="https://a.example/x.png"></image></svg>', "https://a.example", "images"],
  ["<style>a{background:url(data:image/png;base64,AA==)}</style>", "data:", "images"],
  ["<style>a{background:url('https://a.example/x.png')}</style>", "https://a.example", "images"],
  [
    "<style>@font-face{font-family:x;src:url(//a.example/x.woff2)}</style>",
    "https://a.example",
    "fonts",
  ],
  ['<link rel="preload" as="font" href="https://a.example/x.woff2">', "https://a.example", "fonts"],
  ['<video src="https://a.example/x.mp4"></video>', "https://a.example", "media"],
  ['<audio><source src="https://a.example/x.mp3"></audio>', "https://a.example", "media"],
  ['<video poster="https://a.example/x.png"></video>', "https://a.example", "images"],
  ['<link rel="manifest" href="https://a.example/m.json">', "https://a.example", "manifests"],
  ['<iframe src="https://a.example/"></iframe>', "https://a.example", "frames"],
  ['<iframe src="/part.html"></iframe>', "'self'", "frames"],
  ['<form action="https://a.example/send"></form>', "https://a.example", "forms"],
  ['<button formaction="/send">A</button>', "'self'", "forms"],
  ['<a href="/" ping="https://a.example/p">A</a>', "https://a.example", "connect"],
];

test.each(FOREIGN)(
  "%s is named with what allows it, and allowed by that",
  (html, source, setting) => {
    const told = [
      expect.stringContaining(`allow it by \`sources: { ${setting}: ["${source}"] }\``),
    ];
    expect(blocked(html)).toEqual(told);
    expect(blocked(html, { [setting]: [source] })).toEqual([]);
    expect(blocked(html, { [setting]: ["https://b.example"] })).toEqual(told);
  },
);

test.each([
  ['<img src="/x.png" srcset="/x.png 1x, /y.png 2x"><link rel="icon" href="/x.ico">'],
  ['<link rel="preload" as="image" imagesrcset="/x.png 1x"><a href="https://a.example/">A</a>'],
  ['<style>a{background:url(/x.png);fill:url(#a)}@font-face{src:url("/x.woff2")}</style>'],
  ['<form><input name="a"></form><link rel="canonical" href="https://a.example/">'],
])("%s needs no setting", (html) => {
  expect(blocked(html)).toEqual([]);
});

test.each(["https:", "*", "https://*.example", "a.example", "https://a.example/pictures/"])(
  "the source %s allows what browsers take it for, and no more",
  (source) => {
    expect(blocked('<img src="https://a.example/pictures/x.png">', { images: [source] })).toEqual(
      [],
    );
    expect(blocked('<img src="data:image/png,x">', { images: [source] })).toHaveLength(1);
  },
);

test("own films, sounds and the manifest are found, so that the CSP can allow them", () => {
  const body = '<link rel="manifest" href="/m.webmanifest"><video src="/x.mp4"></video>';
  const elements = [...elementsOf(parse(body))];
  expect(asksForOwn(elements, "manifest-src")).toBe(true);
  expect(asksForOwn(elements, "media-src")).toBe(true);
  expect(asksForOwn(elements, "frame-src")).toBe(false);
});

test("styles of other stylesheets are not fetched at all", () => {
  const fetches = fetchesOfStyles('@import url("https://a.example/x.css");');
  expect(blockedFetches(fetches, "default-src 'none'")).toEqual([
    expect.stringContaining("https://a.example/x.css, which @import asks for"),
  ]);
});
