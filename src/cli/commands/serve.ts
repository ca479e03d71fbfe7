import { PAGES } from "#shared/api/paths.ts";
import type { FirstAdmin } from "#server/auth/administrator.ts";
import { findWeakness } from "#server/auth/weak-password.ts";
import type { Config } from "#server/config/config.ts";
import { embeddedDir } from "#server/runtime/embedded.ts";
import { createLog, type Log } from "#server/runtime/log.ts";
import { BUILD } from "#server/runtime/version.ts";
import { loadAssets } from "#server/pages/assets.ts";
import { connectServiceManager } from "#server/operations/service-manager.ts";
import { type RunningShop, startShop } from "#server/start.ts";
import { runCommand } from "#cli/args.ts";
import { EXIT } from "#cli/command-error.ts";
import { isOutTerminal, writeLog } from "#cli/output.ts";
import {
  findSettingDoubts,
  readServiceManager,
  readSettings,
  type SettingDoubts,
} from "#cli/settings.ts";

/** The time for which the process waits at the end for the log's last lines. */
const LAST_LINES_MS = 200;

const SPEC = {
  name: "serve",
  help: `
barrette serve [--demo] [--domain NAME]

Runs the shop. This is what happens without any command, too.

  --demo          fill an empty database with the demo shop
  --domain NAME   be reached as https://NAME: get a certificate from Let's
                  Encrypt (you agree to its terms), keep it fresh, and listen
                  on the ports 443 and 80. The same as the setting DOMAIN.

The settings are environment variables, also read from the file .env beside
the executable; the README lists them. Ctrl-C or SIGTERM stops the shop in an
orderly way.
`,
  flags: ["demo"],
  values: ["domain"],
};

/** Runs the shop until it receives a signal to stop. */
export function run(args: string[]): Promise<number> {
  return runCommand(SPEC, args, async ({ flags, values }) => {
    const domain = values.get("domain");
    const config = readSettings(domain ? { DOMAIN: domain } : {});
    // First, because a signal may arrive before the start is complete.
    const stopped = stopSignal();
    // Other users of this machine must not read the shop's files.
    process.umask(0o077);
    const format = config.logFormat ?? (isOutTerminal() ? "pretty" : "json");
    const log = createLog(format, writeLog);
    warnOfDoubts(log, findSettingDoubts());
    const assets = await loadAssets();
    const shop = await startShop({
      config,
      log,
      demo: flags.has("demo"),
      migrationsDir: embeddedDir("drizzle"),
      assets,
    });
    log.info("open", {
      ...BUILD,
      address: addressOf(shop, config),
      dataDir: config.dataDir,
    });
    announce(shop, config);
    const manager = connectServiceManager(readServiceManager(), log);
    manager.ready();
    await warnOfCommonPassword(log, config);
    // The build reduces JIT compilation for a fast start; this undoes that.
    Bun.unsafe.setJITPolicy(1);
    await stopped;
    manager.stopping();
    await shop.stop();
    // Exits despite pending work, such as a request for a certificate.
    setTimeout(() => process.exit(EXIT.ok), LAST_LINES_MS).unref();
    return EXIT.ok;
  });
}

function warnOfDoubts(
  log: Log,
  { file, unknown, misspelt, stray }: SettingDoubts,
): void {
  if (unknown.length > 0)
    log.warn("settings_unknown", { file, names: unknown.join(", ") });
  for (const { name, meant } of misspelt)
    log.warn("setting_misspelt", { name, meant });
  for (const path of stray) log.warn("path_in_current_folder", path);
}

async function warnOfCommonPassword(log: Log, config: Config): Promise<void> {
  const { adminPassword } = config;
  if (
    adminPassword !== undefined &&
    (await findWeakness(adminPassword, config))
  )
    log.warn("admin_password_common", {
      reason:
        "ADMIN_PASSWORD is one of those that are tried first. Choose another with: barrette admin password",
    });
}

function announce(shop: RunningShop, config: Config): void {
  const mails = config.smtpUrl
    ? "sent by the mail server of SMTP_URL"
    : `kept as files in ${config.dataDir}/mail (no SMTP_URL is set)`;
  const address = addressOf(shop, config);
  writeLog(
    [
      "",
      `  ${config.shopName} is open`,
      `  Shop    ${address}${PAGES.home}`,
      `  Admin   ${address}${PAGES.admin}`,
      `  Mails   ${mails}`,
      `  Data    ${config.dataDir}`,
      ...loginLines(shop.firstAdmin, config),
      "",
      "",
    ].join("\n"),
  );
}

function addressOf({ port }: RunningShop, config: Config): string {
  return config.https
    ? config.publicUrl
    : `http://${shownHost(config.host)}:${port}`;
}

/** Shows the generated password, which is stored nowhere, this one time. */
function loginLines({ generatedPassword }: FirstAdmin, config: Config) {
  if (!generatedPassword) return [];
  return [
    "",
    `  Log in as ${config.adminUsername} with this password. It is shown only now:`,
    "",
    `      ${generatedPassword}`,
    "",
    "  To choose your own: barrette admin password",
  ];
}

/** Returns the host name by which this machine can reach the shop. */
function shownHost(host: string): string {
  const isEverywhere = host === "0.0.0.0" || host === "::";
  if (isEverywhere || host === "127.0.0.1") return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}

/** Resolves at SIGINT or SIGTERM. A second signal kills the process at once. */
function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    const stop = () => {
      process.off("SIGTERM", stop);
      process.off("SIGINT", stop);
      resolve();
    };
    process.on("SIGTERM", stop);
    process.on("SIGINT", stop);
  });
}
