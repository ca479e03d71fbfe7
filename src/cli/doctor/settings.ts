import { findWeakness } from "#server/auth/weak-password.ts";
import type { Config } from "#server/config/config.ts";
import { isLoopbackHost } from "#server/http/security.ts";
import { misspeltSentence, type SettingDoubts } from "#cli/settings.ts";
import { about, type Finding } from "./finding.ts";

/** Checks for misspelled settings and for paths in an unexpected folder. */
export function checkSettings(doubts: SettingDoubts): Finding {
  const { file, unknown, misspelt, stray } = doubts;
  const settings = about("Settings");
  const says = [
    ...(unknown.length > 0
      ? [
          `${unknown.join(", ")} in ${file} ${unknown.length > 1 ? "are no settings" : "is no setting"} of the shop. See the README for their names.`,
        ]
      : []),
    ...misspelt.map(misspeltSentence),
    ...stray.map(
      ({ name, path, usual }) =>
        `${name} is ${path}, found from the current folder; elsewhere it would be ${usual}. Set it to its whole path.`,
    ),
  ];
  return says.length > 0
    ? settings.warn(says.join(" "))
    : settings.ok("all are understood");
}

/** Checks whether ADMIN_PASSWORD is among the first that attackers try. */
export async function checkPassword(config: Config): Promise<Finding[]> {
  const { adminPassword } = config;
  if (
    adminPassword === undefined ||
    !(await findWeakness(adminPassword, config))
  )
    return [];
  return [
    about("Password").warn(
      "ADMIN_PASSWORD is one of those that are tried first. Choose another with barrette admin password, and take it out of the settings.",
    ),
  ];
}

/** Checks whether the shop sees the addresses of visitors behind a proxy. */
export function checkProxy(config: Config): Finding {
  const { publicUrl, https, host, trustProxy } = config;
  const proxy = about("Proxy");
  if (trustProxy > 0)
    return proxy.ok(`X-Forwarded-For of ${trustProxy} is believed`);
  const { protocol, hostname } = new URL(publicUrl);
  // The shop itself does not serve https, and either its public address is
  // https, or it listens on loopback only while its public name is another.
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

/** Checks whether orders and questions reach the maker. */
export function checkOwner({ ownerEmail, isOwnerSet }: Config): Finding {
  const owner = about("Owner");
  return isOwnerSet
    ? owner.ok(`orders go to ${ownerEmail}`)
    : owner.warn(
        `OWNER_EMAIL is not set: shoppers are told to write to ${ownerEmail}. Set it to your address.`,
      );
}
