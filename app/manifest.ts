import type { MetadataRoute } from "next";
import { getContent } from "@/lib/checks/checked-content";
import { MANIFEST_ICONS } from "@/lib/site/app-icons";
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
    icons: MANIFEST_ICONS.map(({ src, size, purpose }) => {
      return { src, sizes: `${size}x${size}`, type: "image/png", purpose };
    }),
  };
}
