import * as z from "zod/mini";

/** The characters that the API lists, in this order. */
const CHARACTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789&!?♥"];

const Letter = z.object({ id: z.int(), character: z.string() });
type Letter = z.infer<typeof Letter>;

export const LetterList = z.array(Letter);

export const LETTERS: readonly Letter[] = CHARACTERS.map(
  (character, index) => ({ id: index + 1, character }),
);
