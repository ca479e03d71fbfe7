import { lazyPart } from "../ui/lazy-part.ts";

/** The designer, fetched on the first sign that it is wanted. */
export const designerPart = lazyPart(() =>
  import("./DesignerOverlay.tsx").then((module) => module.DesignerOverlay),
);
