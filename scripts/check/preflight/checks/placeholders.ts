import { CONTENT, type MakeCheck } from "./check";

/** Values of content that are tagged as not supplied yet. */
export const placeholdersLeft: MakeCheck = (_, { facts }) => ({
  end: () =>
    (facts?.placeholders ?? []).map((fact) => ({
      page: CONTENT,
      words: "",
      say: fact,
      fact,
    })),
});

/** Plans that alone cost a family more than the yearly limit. */
export const planAboveCap: MakeCheck = (_, { facts }) => ({
  end: () =>
    (facts?.plans ?? [])
      .filter(({ price }) => facts?.feeCap !== undefined && price > facts.feeCap)
      .map(({ id, price }) => ({
        page: CONTENT,
        words: id,
        say: `${id} costs ${price} rupees before GST, the limit is ${facts?.feeCap}`,
      })),
});
