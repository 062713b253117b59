/** @jest-environment node */
import { ContentError } from "content-kit";
import { fileIssue } from "content-kit/sources";
import { NextRequest } from "next/server";
import { loadContent } from "@/lib/checks/checked-content";
import { SAVED_ADDRESS } from "@/lib/site/content-saved";
import { proxy } from "@/proxy.dev";

jest.mock("@/lib/checks/checked-content", () => ({ loadContent: jest.fn() }));
const load = jest.mocked(loadContent);
const answerTo = (address: string, host = "localhost:3000") =>
  proxy(new NextRequest(`http://localhost:3000${address}`, { headers: { host } }));

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
  load.mockImplementation(() => {
    throw new TypeError("read");
  });
  for (const address of ["/_next/static/a.js", "/upi-qr.svg", "/_next/data/about"]) {
    expect(answerTo(address).headers.get("x-middleware-next")).toBe("1");
  }
});

test("under another site's name nothing is answered, neither page nor file", async () => {
  load.mockReset();
  for (const address of ["/about", "/_next/static/a.js", "/upi-qr.svg", SAVED_ADDRESS]) {
    expect(answerTo(address, "evil.example").status).toBe(403);
  }
  expect(answerTo("/about", "192.168.1.5:3000").status).toBe(200);
});
