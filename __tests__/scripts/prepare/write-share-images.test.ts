import { themeColours } from "@/lib/site/theme-colours";
import { sharp } from "@/scripts/prepare/sharp";
import { drawShareImage, readShareFonts } from "@/scripts/prepare/write-share-images";

const card = {
  heading: "Options research, with the loss worked out first",
  firmName: "The Research Desk",
  role: "SEBI registered Research Analyst",
  registration: "INH000000000",
  colours: themeColours(),
};

test("a share image has the same bytes each time", async () => {
  const fonts = await readShareFonts(process.cwd());
  const image = await drawShareImage(card, fonts);
  expect(image.equals(await drawShareImage(card, fonts))).toBe(true);
});

test("a long heading fits", async () => {
  const fonts = await readShareFonts(process.cwd());
  const heading =
    "A heading of a length that no page of ours has, but that an editor may one day write for one";
  const long = await drawShareImage({ ...card, heading }, fonts);
  // The margin right of the text stays paper: nothing runs out of the picture.
  const margin = await sharp(long)
    .extract({ left: 1140, top: 120, width: 60, height: 360 })
    .removeAlpha()
    .toBuffer();
  const { channels } = await sharp(margin).stats();
  const paper = channels.map(({ min }) => min.toString(16)).join("");
  expect(`#${paper}`).toBe(card.colours.paper);
});
