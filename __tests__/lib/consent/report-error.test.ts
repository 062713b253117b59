import { reportError } from "@/lib/consent/report-error";

it("throws where nobody catches, without the browser's own reportError", () => {
  jest.useFakeTimers();
  expect(globalThis).not.toHaveProperty("reportError");
  const error = new Error("broken");
  reportError(error);
  expect(() => jest.runAllTimers()).toThrow(error);
});
