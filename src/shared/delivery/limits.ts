/** The limits of the texts are characters as people count. */
export const DELIVERY_LIMITS = {
  options: 12,
  name: 60,
  note: 150,
  countries: 250,
} as const;
