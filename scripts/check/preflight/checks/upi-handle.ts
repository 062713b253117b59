import { UPI_ID } from "@/lib/content/schemas/upi-id";
import type { MakeCheck } from "./check";

/** UPI IDs of banks and apps, and validated ones; an e-mail address goes on behind a dot. */
const HANDLE =
  /(?<![\w.@-])[a-z0-9][a-z0-9._-]*@(?:ok\w+|ybl|paytm|upi|axl|ibl|apl|yapl|barodampay|sbi|hdfcbank|icici|kotak|axisbank|pthdfc|ptsbi|valid\w*)(?![\w-]|\.\w)/gi;

/** Every UPI ID has the form that the build asks of the firm's own. */
export const upiHandle: MakeCheck = (rule) => ({
  page: ({ file, pieces }) =>
    pieces
      .filter(({ where }) => rule.where.includes(where))
      .flatMap((piece) =>
        [...piece.text.matchAll(HANDLE)]
          .map(([handle]) => handle)
          .filter((handle) => !UPI_ID.test(handle))
          .map((handle) => ({ page: file, piece, words: handle, say: handle })),
      ),
});
