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

test.each([
  ["refuses", { writeText: () => Promise.reject(new DOMException("no", "NotAllowedError")) }],
  ["is missing", undefined],
])("where the clipboard %s, the value is selected for a second try", async (_, clipboard) => {
  setClipboard(clipboard);
  button().click();
  await pass(0);
  expect(getSelection()?.toString()).toBe("0000 1111");
  expectShown("Copy", "Copy: Account");
  setClipboard({ writeText });
  button().click();
  await pass(0);
  expectShown("Copied", "Copied");
});
