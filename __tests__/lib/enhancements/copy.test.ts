/** @jest-environment jsdom */
import { screen } from "@testing-library/dom";
import { enhanceCopyButtons } from "@/lib/enhancements/copy";

const ROW = `
  <dl>
    <div>
      <div><dt>Account number</dt><dd id="account">0000 1111 2222</dd></div>
      <dd>
        <button type="button" data-copy="0000 1111 2222" data-copied="Copied" data-copy-target="account" aria-label="Copy: Account number">Copy</button>
      </dd>
    </div>
  </dl>`;

const writeText = jest.fn<Promise<void>, [string]>();
const copyButton = () => screen.getByRole("button", { name: "Copy: Account number" });
const settled = () => jest.advanceTimersByTimeAsync(0);

beforeAll(() => enhanceCopyButtons());

beforeEach(() => {
  jest.useFakeTimers();
  writeText.mockReset().mockResolvedValue();
  Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
  document.body.innerHTML = ROW;
});

afterEach(() => {
  getSelection()?.removeAllRanges();
  jest.useRealTimers();
});

test("a click copies the value, says so, and restores the label", async () => {
  const button = copyButton();
  button.click();
  await settled();
  expect(writeText).toHaveBeenCalledWith("0000 1111 2222");
  expect(button).toHaveAccessibleName("Copied");
  expect(button).toHaveTextContent("Copied");
  await jest.advanceTimersByTimeAsync(2_499);
  expect(button).toHaveAccessibleName("Copied");
  await jest.advanceTimersByTimeAsync(1);
  expect(button).toHaveAccessibleName("Copy: Account number");
  expect(button).toHaveTextContent("Copy");
});

test("it can be copied again afterwards", async () => {
  copyButton().click();
  await jest.advanceTimersByTimeAsync(2_500);
  copyButton().click();
  await settled();
  expect(writeText).toHaveBeenCalledTimes(2);
});

test("a second click before the clipboard has answered does not keep the done label for good", async () => {
  let answer: () => void = () => undefined;
  writeText.mockImplementation(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  const button = copyButton();
  button.click();
  const first = answer;
  button.click();
  first();
  answer();
  await settled();
  expect(button).toHaveTextContent("Copied");
  await jest.advanceTimersByTimeAsync(2_500);
  expect(button).toHaveTextContent("Copy");
  expect(button).toHaveAccessibleName("Copy: Account number");
});

test.each([
  ["refuses", () => writeText.mockRejectedValue(new DOMException("no", "NotAllowedError"))],
  [
    "is missing",
    () => Object.defineProperty(navigator, "clipboard", { value: undefined, configurable: true }),
  ],
])("where the clipboard %s, the value is selected and the label stays", async (_, fail) => {
  fail();
  copyButton().click();
  await settled();
  expect(getSelection()?.toString()).toBe("0000 1111 2222");
  expect(copyButton()).toHaveTextContent("Copy");
});

test("after a refusal the button can be tried again", async () => {
  writeText.mockRejectedValueOnce(new Error("no"));
  copyButton().click();
  await settled();
  const button = copyButton();
  button.click();
  await settled();
  expect(button).toHaveTextContent("Copied");
});

test("other buttons copy nothing", async () => {
  document.body.innerHTML = "<button>Next</button>";
  screen.getByRole("button", { name: "Next" }).click();
  await settled();
  expect(writeText).not.toHaveBeenCalled();
});
