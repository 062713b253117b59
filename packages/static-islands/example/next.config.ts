import type { NextConfig } from "next";

const config: NextConfig = {
  output: "export",
  distDir: ".next/export",
  env: { NEXT_PUBLIC_LIMIT: "9" },
};

export default config;
