import { changedUrls, parseSitemap } from "@/scripts/hosts/indexnow/sitemap";

const XML = `<?xml version="1.0"?>
<urlset>
<url>
<loc>https://a.example</loc>
<lastmod>2026-11-01T00:00:00.000Z</lastmod>
</url>
<url><loc>https://a.example/b?c=1&amp;d=2</loc></url>
</urlset>`;

test("a sitemap is read as the build writes it", () => {
  expect(parseSitemap(XML)).toEqual([
    { url: "https://a.example", lastModified: "2026-11-01T00:00:00.000Z" },
    { url: "https://a.example/b?c=1&d=2", lastModified: undefined },
  ]);
});

const entry = (url: string, lastModified?: string) => ({ url, lastModified });

test("where nothing was submitted yet, all pages are new", () => {
  expect(changedUrls([entry("/a", "1"), entry("/b")], undefined)).toEqual(["/a", "/b"]);
});

test("new pages, other dates, unknown dates and pages that are gone count as changed", () => {
  const before = [
    entry("/same", "1"),
    entry("/edited", "1"),
    entry("/dateless"),
    entry("/gone", "1"),
  ];
  const now = [entry("/same", "1"), entry("/edited", "2"), entry("/dateless"), entry("/new", "1")];
  expect(changedUrls(now, before)).toEqual(["/edited", "/dateless", "/new", "/gone"]);
});
