// Strings have `isWellFormed` and `toWellFormed` for these, but not in every
// browser that the shop serves; see `BASELINE`. With the flag `u`, only half of
// a surrogate pair matches.
const LONE_SURROGATE = /\p{Surrogate}/u;
const LONE_SURROGATES = /\p{Surrogate}/gu;

export const hasLoneSurrogate = (text: string): boolean =>
  LONE_SURROGATE.test(text);

export const replaceLoneSurrogates = (text: string): string =>
  text.replaceAll(LONE_SURROGATES, "\ufffd");
