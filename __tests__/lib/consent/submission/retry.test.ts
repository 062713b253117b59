import fc from "fast-check";
import { ProviderError, type ProviderFault } from "@/lib/consent/providers/provider-error";
import { isWorthRetrying, pauseAfter } from "@/lib/consent/submission/retry";

const status = (code: number, retryAfterMs = 0) =>
  new ProviderError({ kind: "refused", status: code, retryAfterMs });

describe("another try is worth it", () => {
  test.each([408, 420, 425, 429, 500, 502, 503, 504, 520, 599])("after status %d", (code) => {
    expect(isWorthRetrying(status(code))).toBe(true);
  });

  test.each<ProviderFault["kind"]>(["network", "silent", "garbled"])("when it is %s", (kind) => {
    expect(isWorthRetrying(new ProviderError({ kind }))).toBe(true);
  });
});

describe("another try is not worth it", () => {
  test("after any other status of the client's own fault", () => {
    for (let code = 400; code < 500; code += 1) {
      const isPassing = [408, 420, 425, 429].includes(code);
      expect([code, isWorthRetrying(status(code))]).toEqual([code, isPassing]);
    }
  });

  test("when the host answers with what must not be accepted", () => {
    expect(isWorthRetrying(new ProviderError({ kind: "unacceptable" }))).toBe(false);
  });

  test.each([new Error("a mistake of our own"), "text", undefined])("after %p", (cause) => {
    expect(isWorthRetrying(cause)).toBe(false);
  });
});

describe("the pause before the next try", () => {
  const lost = new ProviderError({ kind: "network" });

  test("grows", () => {
    expect(pauseAfter(1, lost, 0.5)).toBe(1_000);
    expect(pauseAfter(2, lost, 0.5)).toBe(4_000);
  });

  test("is up to a quarter shorter or longer, so that clients do not return in step", () => {
    expect([pauseAfter(1, lost, 0), pauseAfter(1, lost, 1)]).toEqual([750, 1_250]);
    expect([pauseAfter(2, lost, 0), pauseAfter(2, lost, 1)]).toEqual([3_000, 5_000]);
  });

  test("is as long as the server asks", () => {
    expect(pauseAfter(1, status(503, 7_000), 0.5)).toBe(7_000);
  });

  test("is not shortened by a server that asks for less", () => {
    expect(pauseAfter(2, status(429, 10), 0.5)).toBe(4_000);
  });

  test("is never longer than half a minute, whatever a server asks", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9 }),
        fc.double({ noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (failed, asked, random) => {
          const pause = pauseAfter(failed, status(503, asked), random);
          expect(pause).toBeGreaterThanOrEqual(750);
          expect(pause).toBeLessThanOrEqual(30_000);
        },
      ),
    );
  });
});
