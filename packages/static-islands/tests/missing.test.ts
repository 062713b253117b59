/** @jest-environment jsdom */
import { hideMissing, reloadPage, restoreKept, tellMissing } from "../src/browser/missing";

const host = jest.fn<Promise<unknown>, [string, RequestInit]>();

function answer(status: number, type = "text/javascript") {
  const headers = new Map([["content-type", type]]);
  return Promise.resolve({ status, ok: status < 300, headers });
}

const shown = () =>
  [...document.querySelectorAll<HTMLElement>("[data-missing]")]
    .filter(({ hidden }) => !hidden)
    .map(({ dataset }) => dataset.missing);

beforeEach(() => {
  Object.assign(globalThis, { fetch: host });
  host.mockReset().mockImplementation(() => answer(200));
  history.replaceState(null, "");
  document.body.innerHTML = `
    <script type="importmap">{"integrity":{"/assets/a.js":"x","/assets/b.js":"y"}}</script>
    <p hidden data-missing="replaced"><button>Reload</button></p>
    <p hidden data-missing="line"></p>
    <textarea id="question" data-keep></textarea>
    <select id="knot" data-keep><option value="">None</option><option>bowline</option></select>
    <input id="name" value="Asha" />`;
});

test.each([
  ["404", true, () => answer(404, "text/plain")],
  ["410", true, () => answer(410)],
  ["403, as some hosts say for a missing file", true, () => answer(403, "application/xml")],
  ["a page in its place", true, () => answer(200, "text/html; charset=utf-8")],
  ["the file, so that the line was broken", false, () => answer(200)],
  ["503 with a page", false, () => answer(503, "text/html")],
  ["nothing", false, () => Promise.reject(new TypeError("Failed to fetch"))],
])("where the host answers %s, it is gone for good: %s", async (_, isReplaced, of) => {
  host.mockImplementation((address) => (address === "/assets/b.js" ? of() : answer(200)));
  expect(await tellMissing()).toBe(isReplaced);
  expect(shown()).toEqual([isReplaced ? "replaced" : "line"]);
  expect(host.mock.calls.map(([address]) => address)).toEqual(["/assets/a.js", "/assets/b.js"]);
});

test("other files count too, and what has come again is no longer missing", async () => {
  host.mockImplementation((address) => answer(address === "/assets/props.json" ? 404 : 200));
  expect(await tellMissing()).toBe(false);
  expect(shown()).toEqual(["line"]);
  hideMissing();
  expect(shown()).toEqual([]);
  expect(await tellMissing(["/assets/props.json"])).toBe(true);
  // A release stays one, though other code may come.
  hideMissing();
  expect(shown()).toEqual(["replaced"]);
});

test("a reload keeps the fields that say so, and leaves nothing of them behind", () => {
  // jsdom cannot reload, and says so.
  const report = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const field = (id: string) => document.getElementById(id) as HTMLInputElement;
  field("question").value = "Which rope?";
  field("knot").value = "bowline";
  reloadPage();
  expect(JSON.stringify(history.state)).not.toContain("Asha");
  field("question").value = "";
  field("knot").value = "";
  restoreKept();
  expect([field("question").value, field("knot").value]).toEqual(["Which rope?", "bowline"]);
  expect(history.state).toBeNull();
  field("question").value = "Another";
  restoreKept();
  expect(field("question").value).toBe("Another");
  report.mockRestore();
});
