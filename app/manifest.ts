import type { MetadataRoute } from "next";
import { getContent } from "@/lib/checks/checked-content";
import { themeColours } from "@/lib/site/theme-colours";

export const dynamic = "force-static";

/** Drawn from app/icon.svg; systems may crop maskable ones to any shape. */
const ICONS = [
  { file: "icon", size: 192, purpose: "any" },
  { file: "icon", size: 512, purpose: "any" },
  { file: "maskable", size: 192, purpose: "maskable" },
  { file: "maskable", size: 512, purpose: "maskable" },
] as const;

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
    icons: ICONS.map(({ file, size, purpose }) => {
      return {
        src: `/icons/${file}-${size}.png`,
        sizes: `${size}x${size}`,
        type: "image/png",
        purpose,
      };
    }),
  };
}
