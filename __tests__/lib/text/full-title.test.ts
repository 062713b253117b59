import { fullTitle } from "@/lib/text/full-title";

test("the firm's name follows every title, once", () => {
  expect(fullTitle("Contact", "The Research Desk")).toBe("Contact | The Research Desk");
  const long = "Equity research: stock picks, swing and intraday plans";
  expect(fullTitle(long, "The Research Desk")).toBe(`${long} | The Research Desk`);
  expect(fullTitle("About The Research Desk", "The Research Desk")).toBe("About The Research Desk");
});
