import type { MetadataRoute } from "next";
import { getContent } from "@/lib/checks/checked-content";
import { themeColours } from "@/lib/site/theme-colours";

export const dynamic = "force-static";

/** For visitors who add the site to their home screen; it still opens in the browser. */
export default function manifest(): MetadataRoute.Manifest {
  const { firm, pages } = getContent();
  const colours = themeColours();
  return {
    name: firm.name,
    short_name: firm.name,
    description: pages.home.meta.description,
    lang: "en-IN",
    start_url: "/",
    display: "browser",
    theme_color: colours.night ?? "",
    background_color: colours.paper ?? "",
    // Drawn from app/icon.svg; systems may crop maskable ones to any shape.
    icons: (["any", "maskable"] as const).flatMap((purpose) =>
      [192, 512].map((size) => ({
        src: `/icons/${purpose === "any" ? "icon" : purpose}-${size}.png`,
        sizes: `${size}x${size}`,
        type: "image/png",
        purpose,
      })),
    ),
  };
}
