/** @jest-environment node */
import { text } from "node:stream/consumers";
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from "next/constants";
import { prerenderToNodeStream } from "react-dom/static";
import GalleryPage from "@/app/gallery/page.dev";
import { block } from "@/lib/content/schemas/block";
import { figure } from "@/lib/content/schemas/figure";
import nextConfig from "@/next.config";

test("the gallery shows every kind of block and figure once", async () => {
  const { prelude } = await prerenderToNodeStream(<GalleryPage />);
  const html = await text(prelude);
  const kinds = [
    ...block.options.map(({ shape }) => `block-${shape.kind.value}`),
    ...figure.options.map(({ shape }) => `figure-${shape.kind.value}`),
  ];
  const missing = kinds.filter((kind) => html.split(`id="${kind}"`).length !== 2);
  expect(missing).toEqual([]);
});

test("pages for development are pages of the development server only", () => {
  expect(nextConfig(PHASE_DEVELOPMENT_SERVER).pageExtensions).toContain("dev.tsx");
  expect(nextConfig(PHASE_PRODUCTION_BUILD).pageExtensions).not.toContain("dev.tsx");
});
