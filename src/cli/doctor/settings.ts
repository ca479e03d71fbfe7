import { isCommonPassword } from "#server/auth/common-passwords.ts";
import type { Config } from "#server/config/config.ts";
import { isLoopbackHost } from "#server/http/own-host.ts";
import type { SettingDoubts } from "#cli/settings.ts";
import { about, type Finding } from "./finding.ts";

/** Whether the settings are what their names and paths say. */
export function checkSettings(doubts: SettingDoubts): Finding {
  const { file, unknown, misspelt, stray } = doubts;
  const settings = about("Settings");
  const says = [
    ...(unknown.length > 0
      ? [
          `${unknown.join(", ")} in ${file} ${unknown.length > 1 ? "are no settings" : "is no setting"} of the shop. See the README for their names.`,
        ]
      : []),
    ...misspelt.map(
      ({ name, meant }) => `${name} is no setting. Is ${meant} meant?`,
    ),
    ...stray.map(
      ({ name, path, usual }) =>
        `${name} is ${path}, found from the current folder; elsewhere it would be ${usual}. Set it to its whole path.`,
    ),
  ];
  return says.length > 0
    ? settings.warn(says.join(" "))
    : settings.ok("all are understood");
}

/** Whether the password of the settings is one that is tried first. */
export async function checkPassword({
  adminPassword,
}: Config): Promise<Finding[]> {
  if (adminPassword === undefined || !(await isCommonPassword(adminPassword)))
    return [];
  return [
    about("Password").warn(
      "ADMIN_PASSWORD is one of those that are tried first. Choose another with barrette admin password, and take it out of the settings.",
    ),
  ];
}

/** Whether visitors who come through a proxy are told apart. */
export function checkProxy(config: Config): Finding {
  const { publicUrl, https, host, trustProxy } = config;
  const proxy = about("Proxy");
  if (trustProxy > 0)
    return proxy.ok(`X-Forwarded-For of ${trustProxy} is believed`);
  const { protocol, hostname } = new URL(publicUrl);
  // It serves no https itself, and its address is https, or it listens on this
  // machine alone under a public name.
  const isBehindProxy =
    https === undefined &&
    (protocol === "https:" ||
      (isLoopbackHost(host) && !isLoopbackHost(hostname)));
  return isBehindProxy
    ? proxy.warn(
        `visitors can come to ${publicUrl} through a proxy only, and all count as one address. Set TRUST_PROXY=1, or to the number of proxies.`,
      )
    : proxy.ok("none is expected");
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
