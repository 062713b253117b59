import { FONT_BUDGET, writeFonts } from "@/scripts/prepare/subset-fonts";

async function main() {
  const fonts = await writeFonts(process.cwd());
  const total = fonts.reduce((sum, { bytes }) => sum + bytes, 0);
  for (const { file, bytes } of fonts) console.log(`${String(bytes).padStart(6)} bytes  ${file}`);
  console.log(`${String(total).padStart(6)} bytes  together, of ${FONT_BUDGET}`);
  if (total > FONT_BUDGET) {
    throw new Error("The fonts are over their budget: drop a feature or some characters.");
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
