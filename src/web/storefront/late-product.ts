import { ProductPage } from "./ProductPage.tsx";
import { opening } from "./opening.ts";

/** The page of a product and the way to it, in one file of the build. */
export const lateProduct = { ProductPage, opening };
