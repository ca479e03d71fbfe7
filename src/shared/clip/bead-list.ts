import * as z from "zod/mini";

/** The characters that the API lists, in this order. */
const CHARACTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789&!?♥"];

const Bead = z.object({ id: z.int(), character: z.string() });
type Bead = z.infer<typeof Bead>;

export const BeadList = z.array(Bead);

export const BEADS: readonly Bead[] = CHARACTERS.map((character, index) => ({
  id: index + 1,
  character,
}));
