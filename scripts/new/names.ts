/** A sentence for the person who asked: nothing has been written. */
export class NameRefused extends Error {}
