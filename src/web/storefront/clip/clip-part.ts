import { ClipPage } from "./ClipPage.tsx";
import { opening } from "./opening.ts";

/** The page of a clip and the way to it, in one file of the build. */
export const clipPart = { ClipPage, opening };
