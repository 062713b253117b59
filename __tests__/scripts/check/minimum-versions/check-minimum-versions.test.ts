import { checkMinimumVersions } from "@/scripts/check/minimum-versions/check-minimum-versions";

const check = (scripts: [string, string][], styles: [string, string][]) =>
  checkMinimumVersions(process.cwd(), new Map(scripts), new Map(styles));
const faultsOfScript = (script: string) => check([["a.js", script]], []);
const faultsOfStyle = (css: string) => check([], [["a.html", css]]);

test.each([
  ["a static method", "URL.canParse('a')", "URL.canParse"],
  ["a static method of a built-in", "Object.hasOwn({}, 'a')", "Object.hasOwn"],
  ["a method of whatever", "const a = []; a.at(-1)", ".at()"],
  ["a method of a signal", "let a = f(); a.signal.throwIfAborted()", ".throwIfAborted()"],
  ["a global function", "structuredClone({})", "structuredClone"],
  ["an interface", "new URLPattern('a')", "URLPattern"],
])("%s that a minimum version lacks stops the build", (_, script, feature) => {
  expect(faultsOfScript(script)).toEqual([
    expect.stringContaining(`a.js: ${feature}, which chrome 88`),
  ]);
});

test.each([
  ["what all of them have", "[1].flatMap((a) => a); fetch('/a').then((a) => a.json())"],
  ["a method of an object of Intl's", "new Intl.NumberFormat('en').format(1)"],
  ["a key of an object", "const a = { structuredClone: 1 }; f(a.structuredClone)"],
  ["a method that is asked for", "f().throwIfAborted?.()"],
  ["a feature with a fallback", "typeof OffscreenCanvas"],
])("%s passes", (_, script) => {
  expect(faultsOfScript(script)).toEqual([]);
});

test.each([
  ["a property", ".a{translate:0 1px}", "translate"],
  ["a value", ".a{overflow:clip}", "overflow: clip"],
  ["a unit", ".a{height:1dvh}", "dvh"],
  ["a function", ".a{color:color-mix(in lab,red,blue)}", "color-mix()"],
  ["an at-rule", "@layer a{.a{color:red}}", "@layer"],
  ["a media range", "@media (width >= 1px){.a{color:red}}", "@media range syntax"],
  ["a media feature", "@media (update:slow){.a{color:red}}", "@media (update)"],
  ["a selector", ".a:user-valid{color:red}", ":user-valid"],
])("%s of a style that a minimum version lacks stops the build", (_, css, feature) => {
  const [fault] = faultsOfStyle(css);
  expect(fault?.startsWith(`a.html: ${feature}, which `)).toBe(true);
});

test.each([
  ["what all of them have", ".a{display:grid;gap:1px}@media (min-width:1px){.a:hover{top:0}}"],
  ["a name that looks like a selector", ".a\\:user-valid{color:red}"],
  ["what the browser is asked for", "@supports (height:1dvh){.a{height:1dvh}}"],
  ["a second value with a first", ".a{height:100vh;height:100dvh}"],
  ["a feature with a fallback", ".a{text-wrap:balance}"],
])("%s of a style passes", (_, css) => {
  expect(faultsOfStyle(css)).toEqual([]);
});
