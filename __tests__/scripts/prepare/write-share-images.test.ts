import { themeColours } from "@/lib/site/theme-colours";
import { sharp } from "@/scripts/prepare/sharp";
import { drawShareImage, readShareFonts } from "@/scripts/prepare/write-share-images";

const root = process.cwd();

const card = {
  heading: "Options research, with the loss worked out first",
  firmName: "The Research Desk",
  role: "SEBI registered Research Analyst",
  registration: "INH000000000",
  colours: themeColours(),
};

test("a share image has the same bytes each time", async () => {
  const fonts = await readShareFonts(root);
  const { image } = await drawShareImage(root, card, fonts);
  const again = await drawShareImage(root, card, fonts);
  expect(image.equals(again.image)).toBe(true);
});

test("a long heading fits", async () => {
  const fonts = await readShareFonts(root);
  const heading =
    "A heading of a length that no page of ours has, but that an editor may one day write for one";
  const { image: long } = await drawShareImage(root, { ...card, heading }, fonts);
  // The margin right of the text stays paper: nothing runs out of the picture.
  const margin = await sharp(long)
    .extract({ left: 1140, top: 120, width: 60, height: 360 })
    .removeAlpha()
    .toBuffer();
  const { channels } = await sharp(margin).stats();
  const paper = channels.map(({ min }) => min.toString(16)).join("");
  expect(`#${paper}`).toBe(card.colours.paper);
});

/** No font has it, so that it is drawn as a box. */
const BOX = "\ue000";

test.each([
  ["Devanagari", "ह", BOX],
  ["Bengali", "গ", BOX],
  ["Gurmukhi", "ਖ", BOX],
  ["Gujarati", "સ", BOX],
  ["Odia", "ଗ", BOX],
  ["Tamil", "ஆ", BOX],
  ["Telugu", "ప", BOX],
  ["Kannada", "ಸ", BOX],
  ["Malayalam", "ഗ", BOX],
  ["Urdu", "ق", BOX],
  ["an emoji", "😀", BOX],
  ["an emoji after another", "😀📈", `😀${BOX}`],
])("%s in a heading is drawn, not a box", async (_, heading, boxes) => {
  const fonts = await readShareFonts(root);
  const drawn = await drawShareImage(root, { ...card, heading }, fonts);
  const asBox = await drawShareImage(root, { ...card, heading: boxes }, fonts);
  expect(drawn.missing).toEqual([]);
  expect(drawn.image.equals(asBox.image)).toBe(false);
});

test("letters that no font has are named, in the heading, the firm's name and the role", async () => {
  const fonts = await readShareFonts(root);
  const odd = { ...card, heading: "Two 中 ✓", firmName: "Firm ꯃ", role: "Role ᱥ" };
  const { missing } = await drawShareImage(root, odd, fonts);
  expect([...missing].sort()).toEqual(["✓", "中", "ꯃ", "ᱥ"].sort());
});
