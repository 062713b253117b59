/** @jest-environment jsdom */
import { carryCampaign } from "@/lib/enhancements/campaign";

const LINKS = `
  <a href="/contact">1</a>
  <a href="/contact?plan=a#form">2</a>
  <a href="#main">3</a>
  <a href="https://other.example/contact">4</a>
  <a href="tel:+910000000000">5</a>`;

function hrefsAt(address: string): (string | null)[] {
  history.replaceState(null, "", address);
  document.body.innerHTML = LINKS;
  carryCampaign();
  return [...document.querySelectorAll("a")].map((link) => link.getAttribute("href"));
}

test("links to pages of the site carry the campaign on, and keep what they have", () => {
  expect(hrefsAt("/futures?utm_source=google&gclid=1&utm_campaign=b%20c")).toEqual([
    "/contact?utm_source=google&utm_campaign=b+c",
    "/contact?plan=a&utm_source=google&utm_campaign=b+c#form",
    "#main",
    "https://other.example/contact",
    "tel:+910000000000",
  ]);
});

test("without a campaign no link is touched", () => {
  expect(hrefsAt("/futures?gclid=1")).toEqual([
    "/contact",
    "/contact?plan=a#form",
    "#main",
    "https://other.example/contact",
    "tel:+910000000000",
  ]);
});
