import { describe, expect, test } from "bun:test";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { resolvePaths } from "#cli/setting-paths.ts";
import { findMisspelt } from "#cli/settings.ts";
import { ConfigError } from "#server/config/config.ts";
import { tempFolder } from "#tests/support/temp.ts";

describe("the name of an environment variable", () => {
  test.each([
    ["SMPT_URL", "SMTP_URL"],
    ["SMTP_URI", "SMTP_URL"],
    ["DATA_DIRR", "DATA_DIR"],
    ["DATADIR", "DATA_DIR"],
    ["PROT", "PORT"],
    ["public_url", "PUBLIC_URL"],
    ["OWNER_MAIL", "OWNER_EMAIL"],
    ["BACKUP_S3_ACESS_KEY_ID", "BACKUP_S3_ACCESS_KEY_ID"],
    ["TRUST_PROXYS", "TRUST_PROXY"],
    ["ADMIN_PASWORD", "ADMIN_PASSWORD"],
    ["SHOP_TIMEZONE", "SHOP_TIME_ZONE"],
    ["BARRETTE_PORT", "PORT"],
    ["BARRETTE_SMPT_URL", "SMTP_URL"],
  ])("%s is reported as a misspelling of %s", (name, meant) => {
    const found = findMisspelt({ [name]: "x" });
    expect(found).toEqual([{ name, meant }]);
  });

  test("is not reported when other programs use it", () => {
    const ordinary = `
      HOME HOSTNAME HOSTTYPE LOGNAME MAIL MAILER PATH PWD OLDPWD SHELL SHLVL TERM
      USER USERNAME LANG LANGUAGE LC_ALL TZ TMPDIR EDITOR VISUAL PAGER DISPLAY
      COLORTERM COLUMNS LINES PS1 SSH_AUTH_SOCK SSH_CLIENT SSH_CONNECTION SSH_TTY
      SUDO_USER SUDO_UID SUDO_COMMAND XDG_DATA_DIRS XDG_DATA_HOME XDG_CONFIG_HOME
      XDG_RUNTIME_DIR XDG_SESSION_ID DBUS_SESSION_BUS_ADDRESS INVOCATION_ID
      JOURNAL_STREAM NOTIFY_SOCKET WATCHDOG_USEC WATCHDOG_PID MAINPID MANAGERPID
      SYSTEMD_EXEC_PID STATE_DIRECTORY RUNTIME_DIRECTORY LISTEN_FDS MEMORY_PRESSURE_WATCH
      HTTP_PROXY HTTPS_PROXY NO_PROXY http_proxy https_proxy no_proxy ALL_PROXY
      NODE_ENV NODE_OPTIONS NODE_EXTRA_CA_CERTS NPM_CONFIG_CACHE npm_config_cache
      npm_package_name npm_lifecycle_event BUN_INSTALL CI DEBUG LOG_LEVEL LOG_FILE
      LOG_DIR PORTS DATABASE_URL REDIS_URL AWS_REGION AWS_ACCESS_KEY_ID
      AWS_SECRET_ACCESS_KEY S3_BUCKET GITHUB_TOKEN GITHUB_ACTIONS DOCKER_HOST
      KUBERNETES_PORT KUBERNETES_SERVICE_HOST KUBERNETES_SERVICE_PORT SHOP_PORT
      SHOP_SERVICE_HOST BARRETTE_SERVICE_HOST BARRETTE_VERSION SSL_CERT_FILE
      SSL_CERT_DIR SOURCE_COMMIT SOURCE_DATE_EPOCH GPG_AGENT_INFO PYTHONPATH JAVA_HOME
      DEBIAN_FRONTEND MANPATH INFOPATH WINDOWID WAYLAND_DISPLAY DESKTOP_SESSION`
      .trim()
      .split(/\s+/);
    expect(ordinary.length).toBeGreaterThan(90);
    const env = Object.fromEntries(ordinary.map((name) => [name, "x"]));
    expect(findMisspelt(env)).toEqual([]);
    // Kubernetes sets this variable for a service that is named "barrette".
    const service = { BARRETTE_PORT: "tcp://10.0.0.7:3000" };
    expect(findMisspelt(service)).toEqual([]);
  });
});

describe("a relative path", () => {
  const makePlace = () => {
    const root = tempFolder();
    const place = { home: join(root, "opt"), current: join(root, "srv") };
    for (const folder of Object.values(place)) mkdirSync(folder);
    return place;
  };
  const makeShop = (folder: string) => {
    mkdirSync(join(folder, "data"));
    writeFileSync(join(folder, "data", "shop.db"), "");
  };

  test("resolves against the executable's folder, not the current folder", () => {
    const { home, current } = makePlace();
    const given = { BACKUP_DIR: "copies", DKIM_KEY_FILE: "/etc/dkim.pem" };
    const { env, stray } = resolvePaths(given, { home, current });
    expect(stray).toEqual([]);
    expect(env).toEqual({
      DATA_DIR: join(home, "data"),
      BACKUP_DIR: join(home, "copies"),
      DKIM_KEY_FILE: "/etc/dkim.pem",
    });
  });

  test("still finds and reports an earlier version's shop in the current folder", () => {
    const place = makePlace();
    makeShop(place.current);
    // A data folder without a database is not a shop.
    mkdirSync(join(place.home, "data"));
    const { env, stray } = resolvePaths({ DATA_DIR: "" }, place);
    const path = join(place.current, "data");
    expect(env.DATA_DIR).toBe(path);
    const usual = join(place.home, "data");
    expect(stray).toEqual([{ name: "DATA_DIR", path, usual }]);
  });

  test("is refused when it could mean either of two shops", () => {
    const place = makePlace();
    makeShop(place.home);
    makeShop(place.current);
    const choose = () => resolvePaths({ DATA_DIR: "data" }, place);
    expect(choose).toThrow(ConfigError);
    expect(choose).toThrow("each holds a shop");
    const whole = { DATA_DIR: join(place.current, "data") };
    expect(resolvePaths(whole, place).env).toEqual(whole);
  });
});
