import type { Metadata, Viewport } from "next";
import localFont from "next/font/local";
import type { ReactNode } from "react";
import { DevEnhancements } from "@/components/layout/dev-enhancements";
import { getContent } from "@/lib/content/content";
import { APPLE_ICON_SIZE } from "@/lib/site/app-icons";
import { siteUrl } from "@/lib/site/site-url";
import { themeColours } from "@/lib/site/theme-colours";
import "./globals.css";

// Written by scripts/prepare.ts: subset to the glyphs the site uses. lib/enhancements/fonts chooses in the browser
// whether a page is set in them; globals.css has their fallbacks.
const newsreader = localFont({
  src: "./fonts/newsreader-500.woff2",
  weight: "500",
  variable: "--font-newsreader",
  preload: false,
  display: "optional",
  adjustFontFallback: false,
});
const instrument = localFont({
  src: [
    { path: "./fonts/instrument-sans-400.woff2", weight: "400" },
    { path: "./fonts/instrument-sans-600.woff2", weight: "600" },
  ],
  variable: "--font-instrument",
  preload: false,
  display: "optional",
  adjustFontFallback: false,
});

const rupee = localFont({
  src: "./fonts/rupee-500.woff2",
  weight: "400 600",
  variable: "--font-rupee",
  // First in the stack and only for this sign: the fallback behind the text font has one of its own.
  declarations: [{ prop: "unicode-range", value: "U+20B9" }],
  preload: false,
  display: "optional",
  adjustFontFallback: false,
});

export function generateMetadata(): Metadata {
  const { firm } = getContent();
  return {
    metadataBase: new URL(siteUrl(firm)),
    title: firm.name,
    icons: {
      icon: [
        { url: "/favicon.ico", sizes: "32x32" },
        { url: "/icon.svg", type: "image/svg+xml", sizes: "any" },
      ],
      apple: { url: "/apple-icon.png", sizes: `${APPLE_ICON_SIZE}x${APPLE_ICON_SIZE}` },
    },
  };
}

/** The browser's own frame takes the colour of the strip at the top. */
export function generateViewport(): Viewport {
  return { themeColor: themeColours()["brand-dark"] ?? "" };
}

interface RootLayoutProps {
  children: ReactNode;
}

export default function RootLayout({ children }: RootLayoutProps) {
  return (
    <html
      lang="en-IN"
      className={`${newsreader.variable} ${instrument.variable} ${rupee.variable}`}
      // The export chooses page by page; in development nobody waits for a line.
      data-fonts={process.env.NODE_ENV === "development" ? "" : undefined}
    >
      <body>
        {children}
        {process.env.NODE_ENV === "development" && <DevEnhancements />}
      </body>
    </html>
  );
}
