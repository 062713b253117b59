/** Links begin with "/", so below a path of another site none would lead anywhere. */
export const NO_SUBFOLDER =
  "the site cannot be in a subfolder: give it a name of its own, such as https://research.firm.example";
