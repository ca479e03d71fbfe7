/** The most characters of the address of a clip's page. */
export const MAX_CLIP_SLUG = 60;

/** An address of a clip's page. Numbers alone are pages of a long list. */
export const CLIP_SLUG = /^[a-z][a-z0-9-]{0,59}$/;

/** The address that always leads to the product with this id. */
export const numberedSlug = (id: number) => `clip-${id}`;
