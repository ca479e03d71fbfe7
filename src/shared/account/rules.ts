import { DAY_MS } from "#shared/text/dates.ts";

/** The lengths of a password that the shop accepts. */
export const MIN_PASSWORD = 8;
export const MAX_PASSWORD = 1_024;

/** The time for which a session lives without being used, and at most. */
export const SESSION_IDLE_MS = 7 * DAY_MS;
export const SESSION_MAX_MS = 30 * DAY_MS;

/** The time for which the link of a mail for a new password works. */
export const PASSWORD_LINK_MINUTES = 30;

export const MAX_PASSKEY_NAME = 60;
