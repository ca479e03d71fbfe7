import * as z from "zod/mini";

const URL_ERROR =
  "must look like postgres://user:password@host:5432/shop (special characters of the password written as %40 and so on)";

export const databaseUrl = z
  .url({ protocol: /^postgres(?:ql)?$/, error: URL_ERROR })
  .check(z.refine(hasName, { error: URL_ERROR }));

function hasName(text: string): boolean {
  return (URL.parse(text)?.pathname.length ?? 0) > 1;
}

/** Returns the settings that contradict each other, as [setting, error]. */
export function databaseErrors(env: {
  DATABASE_URL?: string;
  DOMAIN?: string[];
}): [string, string][] {
  if (!env.DATABASE_URL || !env.DOMAIN) return [];
  return [
    [
      "DOMAIN",
      "must be left out where DATABASE_URL is set: a balancer in front of the copies does https; set PUBLIC_URL",
    ],
  ];
}
