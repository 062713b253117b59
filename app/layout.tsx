import { readFileSync } from "node:fs";
import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { DevEnhancements } from "@/components/layout/dev-enhancements";
import { getContent } from "@/lib/checks/checked-content";
import { siteUrl } from "@/lib/site/site-url";
import { themeColours } from "@/lib/site/theme-colours";
import "./globals.css";

/** As a data URL: a file would be requested before the first paint. */
function iconAddress(): string {
  const svg = readFileSync("public/icon.svg", "utf8").trim().replaceAll('"', "'");
  return `data:image/svg+xml,${svg.replaceAll("#", "%23")}`;
}

export function generateMetadata(): Metadata {
  const { firm } = getContent();
  return {
    metadataBase: new URL(siteUrl(firm)),
    title: firm.name,
    icons: {
      icon: [
        { url: "/favicon.ico", sizes: "32x32" },
        { url: iconAddress(), type: "image/svg+xml", sizes: "any" },
      ],
      apple: { url: "/apple-icon.png", sizes: "180x180" },
    },
  };
}

/** The browser's UI has the colour of the strip at the top. */
export function generateViewport(): Viewport {
  return { themeColor: themeColours().night ?? "" };
}

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html
      lang="en-IN"
      // Set by a script in the export; in development the web fonts are always used.
      data-fonts={process.env.NODE_ENV === "development" ? "" : undefined}
    >
      <body>
        {children}
        {process.env.NODE_ENV === "development" && <DevEnhancements />}
      </body>
    </html>
  );
}
