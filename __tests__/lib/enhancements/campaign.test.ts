/** @jest-environment jsdom */
import { carryCampaign } from "@/lib/enhancements/campaign";

const others = ["#main", "https://other.example/contact", "tel:+910000000000"];

test.each([
  [
    "?utm_source=google&gclid=1&utm_campaign=b%20c",
    [
      "/contact?utm_source=google&utm_campaign=b+c",
      "/contact?plan=a&utm_source=google&utm_campaign=b+c#form",
    ],
  ],
  ["?gclid=1", ["/contact", "/contact?plan=a#form"]],
])("with %s, links to pages of the site are %j", (search, hrefs) => {
  history.replaceState(null, "", `/futures${search}`);
  const links = ["/contact", "/contact?plan=a#form", ...others];
  document.body.innerHTML = links.map((href) => `<a href="${href}">Link</a>`).join("");
  carryCampaign();
  const carried = [...document.querySelectorAll("a")].map((link) => link.getAttribute("href"));
  expect(carried).toEqual([...hrefs, ...others]);
});
