import { IMMUTABLE } from "#server/http/headers.ts";

/** Headers of every upload. Names are never reused, so files never change. */
export const UPLOAD_HEADERS = {
  "cache-control": IMMUTABLE,
  "content-security-policy": "default-src 'none'; sandbox",
  "cross-origin-resource-policy": "same-origin",
  "x-content-type-options": "nosniff",
};
