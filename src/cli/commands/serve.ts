import { PAGES } from "#shared/api/paths.ts";
import type { FirstAdmin } from "#server/auth/administrator.ts";
import { isCommonPassword } from "#server/auth/common-passwords.ts";
import type { Config } from "#server/config/config.ts";
import { embeddedDir } from "#server/runtime/embedded.ts";
import { createLog, type Log } from "#server/runtime/log.ts";
import { BUILD } from "#server/runtime/version.ts";
import { loadAssets } from "#server/pages/static/assets.ts";
import { connectServiceManager } from "#server/operations/service-manager.ts";
import { type RunningShop, startShop } from "#server/start.ts";
import { runCommand } from "#cli/args.ts";
import { EXIT } from "#cli/exit.ts";
import {
  findSettingDoubts,
  readServiceManager,
  readSettings,
  type SettingDoubts,
} from "#cli/settings.ts";

/** The log's last lines have gone out by then. */
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

/** Runs the shop until it is told to stop. */
export function run(args: string[]): Promise<number> {
  return runCommand(SPEC, args, async ({ flags, values }) => {
    const domain = values.get("domain");
    const config = readSettings(domain ? { DOMAIN: domain } : {});
    // From the beginning: it answers before all of it has started.
    const stopped = stopSignal();
    // No other user of this machine reads what the shop keeps.
    process.umask(0o077);
    // The reader of the log may close it; the shop goes on without it.
    process.stdout.on("error", () => {});
    const format =
      config.logFormat ?? (process.stdout.isTTY ? "pretty" : "json");
    const log = createLog(format, (line) => process.stdout.write(line));
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
    // The build slows the compiler down for the start; from here on it pays.
    Bun.unsafe.setJITPolicy(1);
    await stopped;
    manager.stopping();
    await shop.stop();
    // Nothing else is waited for, such as a certificate that is being ordered.
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

async function warnOfCommonPassword(
  log: Log,
  { adminPassword }: Config,
): Promise<void> {
  if (adminPassword !== undefined && (await isCommonPassword(adminPassword)))
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
  process.stdout.write(
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

/** The random password is shown this once: nothing keeps it. */
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

/** The address that a person on this machine can open. */
function shownHost(host: string): string {
  const isEverywhere = host === "0.0.0.0" || host === "::";
  if (isEverywhere || host === "127.0.0.1") return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}

/** Waits for Ctrl-C or SIGTERM. A second one is left to the system: it kills. */
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
