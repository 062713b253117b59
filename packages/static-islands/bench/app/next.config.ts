import type { NextConfig } from "next";

const config: NextConfig = { output: "export", distDir: ".next/export" };

export default config;
