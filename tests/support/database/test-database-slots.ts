// Indexes of the array that tests share with the thread that makes databases.

/** The index of the number of databases that tests have taken. */
export const TAKEN = 0;
/** The index of the number of databases that were made ready. */
export const MADE = 1;
/** The index of the first slot; slot `slotOf(ticket)` has a database's number. */
export const HANDED_OUT = 2;

const SLOTS = 64;
export const COUNTS = HANDED_OUT + SLOTS;
export const slotOf = (ticket: number) => ticket % SLOTS;
