/** @jest-environment jsdom */
import { screen } from "@testing-library/dom";
import { enhanceCopyButtons } from "@/lib/enhancements/copy";

const writeText = jest.fn<Promise<void>, [string]>();
const button = () => screen.getByRole("button");
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const setClipboard = (value: object | undefined) =>
  Object.defineProperty(navigator, "clipboard", { value, configurable: true });

function expectShown(text: string, name: string) {
  expect(button()).toHaveTextContent(new RegExp(`^${text}$`));
  expect(button()).toHaveAccessibleName(name);
}

beforeAll(() => enhanceCopyButtons());
beforeEach(() => {
  jest.useFakeTimers();
  writeText.mockReset().mockResolvedValue();
  setClipboard({ writeText });
  document.body.innerHTML = `<p id="account">0000 1111</p>
    <button data-copy="0000 1111" data-copied="Copied" data-copy-target="account" aria-label="Copy: Account">Copy</button>`;
});
afterEach(() => jest.useRealTimers());

test("a second click while copying does not make the confirmation permanent", async () => {
  const answers: (() => void)[] = [];
  writeText.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  button().click();
  button().click();
  for (const answer of answers) answer();
  await pass(0);
  expectShown("Copied", "Copied");
  await pass(2_500);
  expectShown("Copy", "Copy: Account");
});

const CLIPBOARDS = [
  ["refuses", { writeText: () => Promise.reject(new DOMException("no", "NotAllowedError")) }],
  ["is missing", undefined],
  ["has no such function", {}],
  ["is a stand-in that answers nothing", { writeText: () => undefined }],
  [
    "throws",
    {
      writeText: () => {
        throw new DOMException("no", "SecurityError");
      },
    },
  ],
  ["never answers", { writeText: () => new Promise(() => undefined) }],
] as const;

test.each(CLIPBOARDS)("where the clipboard %s, the older way copies", async (_, clipboard) => {
  setClipboard(clipboard);
  const copied: string[] = [];
  const execCommand = jest.fn(() => {
    // jsdom has no ClipboardEvent.
    const setData = (_type: string, value: string) => copied.push(value);
    return document.dispatchEvent(
      Object.assign(new Event("copy", { cancelable: true }), { clipboardData: { setData } }),
    );
  });
  Object.assign(document, { execCommand: () => !execCommand() });
  button().click();
  await pass(2_000);
  expectShown("Copied", "Copied");
  expect(copied).toEqual(["0000 1111"]);
  Object.assign(document, { execCommand: undefined });
});

test("a value that the page shows nowhere is shown where it can be copied by hand", async () => {
  setClipboard(undefined);
  document.getElementById("account")?.remove();
  for (const _ of [1, 2]) {
    button().click();
    await pass(0);
    expect(document.body).toHaveTextContent("0000 1111");
    expect(document.querySelectorAll("#account")).toHaveLength(1);
    expect(getSelection()?.toString()).toBe("0000 1111");
  }
});

test.each(CLIPBOARDS)(
  "where the clipboard %s, the value is selected for a second try",
  async (_, clipboard) => {
    setClipboard(clipboard);
    button().click();
    await pass(2_000);
    expect(getSelection()?.toString()).toBe("0000 1111");
    expectShown("Copy", "Copy: Account");
    setClipboard({ writeText });
    button().click();
    await pass(0);
    expectShown("Copied", "Copied");
  },
);
