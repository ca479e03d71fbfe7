import { ADMIN_ENV } from "#tests/support/admin.ts";
import { SHOPPERS_ENV } from "#tests/support/shopper.ts";
import {
  type RunningShop,
  type StartOptions,
  startExecutable,
} from "./executable.ts";

/** Starts the demo shop with ADMIN_LOGIN, behind a proxy of many shoppers. */
export function startDemo(
  env: Record<string, string> = {},
  options: Omit<StartOptions, "args" | "env"> = {},
): Promise<RunningShop> {
  return startExecutable({
    ...options,
    args: ["serve", "--demo"],
    env: { ...SHOPPERS_ENV, ...ADMIN_ENV, ...env },
  });
}
