import { parseFragment, serialize } from "parse5";
import { keepNumbersUnbroken } from "@/scripts/export/unbroken-numbers";

function kept(html: string): string[] {
  const fragment = parseFragment(html);
  keepNumbersUnbroken(fragment);
  const text = serialize(fragment);
  expect(text.replace(/<span class="unbroken">(.*?)<\/span>/g, "$1")).toBe(html);
  return [...text.matchAll(/<span class="unbroken">(.*?)<\/span>/g)].map(
    ([, number]) => number ?? "",
  );
}

test.each([
  ["call +91 98765 43210 or 1800 22 7575.", ["+91 98765 43210", "1800 22 7575"]],
  [
    "₹1,51,000 a year, ₹23,600 in all, plus 18% GST",
    ["₹1,51,000 a year", "₹23,600 in all", "18% GST"],
  ],
  ["in 5-15 minutes, 21 calendar days", ["5-15 minutes", "21 calendar days"]],
  [
    "9:00 AM to 6:00 PM, by 9AM to 6PM until May 13, 2030",
    ["9:00 AM to 6:00 PM", "9AM to 6PM", "May 13, 2030"],
  ],
  ["circular SEBI/HO/MIRSD-POD-1/P/CIR/2024/49 of it", ["SEBI/HO/MIRSD-POD-1/P/CIR/2024/49"]],
  ["within 1-2% of it, 1.5-2x, 2024-25", ["1-2%", "1.5-2x", "2024-25"]],
  ["Six services, 3 steps, 2025 and ₹100.", []],
])("%s", (text, numbers) => {
  expect(kept(`<p>${text}</p>`)).toEqual(numbers);
});

test("islands, scripts and drawings stay as they are", () => {
  for (const tag of ["div data-island", "script", "svg"]) {
    expect(kept(`<${tag.replace("island", 'island=""')}>24 hours</${tag.split(" ")[0]}>`)).toEqual(
      [],
    );
  }
});
