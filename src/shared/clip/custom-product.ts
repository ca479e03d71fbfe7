/** The product id of every custom clip; it is in no table and no list. */
export const CUSTOM_PRODUCT_ID = -1;
