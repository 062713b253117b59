/** The words of all three sites, so that they differ in nothing but how they are delivered. */
export const HEADING = "Notes from the allotment";

export const SECTIONS: readonly { heading: string; paragraphs: readonly string[] }[] = [
  {
    heading: "Soil first",
    paragraphs: [
      "A plot that has lain fallow looks hopeless for a month and generous ever after. Cover half of it with cardboard and compost, and dig only the half that you mean to plant this season.",
      "Clay is not an enemy. It holds water through a dry July, and worms open it faster than a spade if something rots on top of it. Sand is the harder friend: it warms early and forgets everything you feed it.",
      "Write down what grew where. By the third year nobody remembers, and beans after beans will tell you so.",
    ],
  },
  {
    heading: "What to sow, and when",
    paragraphs: [
      "Broad beans go in before winter and ask for nothing until May. Peas follow as soon as the ground can be raked. Everything from warmer countries waits for the last frost, however sunny the week before it is.",
      "Sow lettuce little and often. A whole packet in one afternoon is a month of salad in one week, and bitterness after it.",
      "Seed keeps longer than its packet says if it is dry and cold. Parsnips are the exception: they are worth a fresh packet each year.",
    ],
  },
  {
    heading: "Water",
    paragraphs: [
      "One long drink a week makes deeper roots than a sip each evening. A can poured slowly at the foot of a plant does more than a hose held over its leaves.",
      "A barrel under the shed's gutter fills in a single storm. Two barrels last through most dry spells, and the second costs less than the water it saves.",
    ],
  },
  {
    heading: "Neighbours",
    paragraphs: [
      "Nobody on the site is too busy to say why your onions have gone soft. Ask before you spray, and bring what you cannot eat to the gate on Sundays.",
      "Paths belong to everybody. Keep a barrow's width clear, and cut the edge of your plot twice a summer.",
      "A key that is lent comes back; a good fork may not. Mark your tools.",
    ],
  },
];

export const TOPICS: readonly string[] = ["A plot", "The waiting list", "Tools", "Something else"];

export const CROPS: readonly string[] = [
  ..."Artichoke Asparagus Aubergine Barley Basil Beetroot Borage Broccoli Cabbage Carrot".split(
    " ",
  ),
  ..."Cauliflower Celeriac Celery Chard Chervil Chicory Chives Coriander Courgette Cress".split(
    " ",
  ),
  ..."Cucumber Dill Endive Fennel Garlic Kale Kohlrabi Leek Lettuce Lovage".split(" "),
  ..."Maize Marjoram Marrow Mint Mizuna Mustard Okra Onion Oregano Parsley".split(" "),
  ..."Parsnip Pea Pepper Potato Pumpkin Purslane Radish Rhubarb Rocket Rosemary".split(" "),
  ..."Sage Salsify Savory Shallot Sorrel Spinach Swede Tarragon Thyme Tomato".split(" "),
];
