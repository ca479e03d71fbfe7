import type { Config } from "#server/config.ts";
import { unknownSettings } from "../settings.ts";
import { about, type Finding } from "./finding.ts";

/** Whether the settings file holds names that mean nothing to the shop. */
export function checkSettings(): Finding {
  const settings = about("Settings");
  const { file, names } = unknownSettings();
  return names.length > 0
    ? settings.warn(
        `${names.join(", ")} in ${file} ${names.length > 1 ? "are no settings" : "is no setting"} of the shop. See the README for their names.`,
      )
    : settings.ok("all are understood");
}

/** Whether orders and questions reach the maker. */
export function checkOwner({ ownerEmail, isOwnerSet }: Config): Finding {
  const owner = about("Owner");
  return isOwnerSet
    ? owner.ok(`orders go to ${ownerEmail}`)
    : owner.warn(
        `OWNER_EMAIL is not set: shoppers are told to write to ${ownerEmail}. Set it to your address.`,
      );
}
