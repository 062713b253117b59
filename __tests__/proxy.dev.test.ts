/** @jest-environment node */
import { ContentError } from "content-kit";
import { fileIssue } from "content-kit/sources";
import { NextRequest } from "next/server";
import { loadContent } from "@/lib/checks/checked-content";
import { SAVED_ADDRESS } from "@/lib/site/content-saved";
import { config, proxy } from "@/proxy.dev";

jest.mock("@/lib/checks/checked-content", () => ({ loadContent: jest.fn() }));
const load = jest.mocked(loadContent);
const answerTo = (address: string) => proxy(new NextRequest(`http://localhost:3000${address}`));

test("a mistake is shown as its sentence and place, without code", async () => {
  load.mockImplementation(() => {
    throw new ContentError([fileIssue("content/firm.yaml", 'expected text, got "<b>"')]);
  });
  const answer = answerTo("/about");
  const page = await answer.text();
  expect(answer.status).toBe(500);
  expect(page).toContain("<h1>1 mistake in content:</h1>");
  expect(page).toContain('content/firm.yaml:1:1 expected text, got "&lt;b>"');
  expect(page).not.toMatch(/loadContent|at .*\.tsx?:/);
  expect(await answerTo(SAVED_ADDRESS).text()).not.toContain("mistake");
});

test("without a mistake the page is Next's", () => {
  load.mockReset();
  expect(answerTo("/about").headers.get("x-middleware-next")).toBe("1");
});

test("another error is not called a mistake in content", () => {
  load.mockImplementation(() => {
    throw new TypeError("a defect");
  });
  expect(() => answerTo("/about")).toThrow("a defect");
});

test("files and what Next fetches by itself are left alone", () => {
  const matches = (address: string) => new RegExp(`^${config.matcher}$`).test(address);
  expect(["/", "/about", SAVED_ADDRESS].filter(matches)).toHaveLength(3);
  expect(["/_next/static/a.js", "/upi-qr.svg"].filter(matches)).toEqual([]);
});
