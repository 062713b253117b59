/** A change that cannot be made by itself, in a sentence for who makes it. */
export class CannotWrite extends Error {}
