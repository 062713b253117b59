import type { NextConfig } from "next";

const config: NextConfig = {
  output: "export",
  distDir: ".next/export",
  images: { unoptimized: true },
  env: { NEXT_PUBLIC_LIMIT: "9" },
};

export default config;
