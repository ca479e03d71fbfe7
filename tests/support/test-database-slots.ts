// The numbers that tests share with the thread that makes their databases.

/** How many databases tests have taken. */
export const TAKEN = 0;
/** How many were made ready for them. */
export const MADE = 1;
/** From here on: which database it was, by turn. */
export const HANDED_OUT = 2;

const SLOTS = 64;
export const COUNTS = HANDED_OUT + SLOTS;
export const slotOf = (turn: number) => turn % SLOTS;
