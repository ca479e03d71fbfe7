/** Durations and curves of movements. */
export const motion = {
  fast: "140ms",
  base: "240ms",
  open: "320ms",
  close: "180ms",
  slow: "420ms",
  picture: "700ms",
  dial: "900ms",
  skeleton: "1600ms",
  glide: "cubic-bezier(.22,.8,.24,1)",
  snap: "cubic-bezier(.34,1.4,.5,1)",
  exit: "cubic-bezier(.5,0,.9,.4)",
} as const;
