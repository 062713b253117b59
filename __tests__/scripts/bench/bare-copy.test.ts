import { barePage } from "@/scripts/bench/bare-copy";

const page = barePage(`<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'">
<script type="importmap">{}</script><script type="speculationrules">{}</script>
<link rel="preload" as="font" href="/a.woff2"><link rel="modulepreload" href="/a.js">
<link rel="icon" href="/icon.svg">
<style>@font-face{font-family:ours;src:url(/a.woff2)}@font-face{font-family:arial;src:local(Arial)}p{margin:0}</style>
<script type="application/ld+json">{"name":"Firm"}</script><title>T</title></head>
<body><p>Text</p><script type="module" src="/assets/a.js"></script></body></html>`);

test.each([
  "Content-Security-Policy",
  "importmap",
  "speculationrules",
  "preload",
  "a.js",
  "a.woff2",
])("%s goes", (weight) => expect(page).not.toContain(weight));

test.each([
  "<p>Text</p>",
  "p{margin:0}",
  "@font-face{font-family:arial;src:local(Arial)}",
  '{"name":"Firm"}',
  '<link rel="icon" href="/icon.svg">',
])("%s stays", (text) => expect(page).toContain(text));
