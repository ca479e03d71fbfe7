import { describe, expect, test } from "bun:test";
import { ConfigError, parseConfig } from "#server/config/config.ts";
import { standardHeaders } from "#server/http/security.ts";

test("HSTS asks for preloading only where the settings say so", () => {
  const of = (env: Record<string, string>) =>
    standardHeaders(
      parseConfig({ PUBLIC_URL: "https://shop.example", ...env }),
    )["strict-transport-security"];
  expect(of({})).toBe("max-age=31536000");
  expect(of({ HSTS_PRELOAD: "on" })).toBe(
    "max-age=63072000; includeSubDomains; preload",
  );
  expect(of({ HSTS_PRELOAD: "on", PUBLIC_URL: "http://shop.example" })).toBe(
    undefined,
  );
});

describe("the settings", () => {
  test("have a default for everything", () => {
    const config = parseConfig({});
    expect(config).toMatchObject({
      port: 3000,
      host: "127.0.0.1",
      publicUrl: "http://localhost:3000",
      adminUsername: "admin",
      trustProxy: 0,
      isHttps: false,
    });
    expect(config.supportEmail).toBe(config.ownerEmail);
  });

  test("take an empty variable as not set", () => {
    expect(parseConfig({ PORT: "", SMTP_URL: "" }).port).toBe(3000);
  });

  test("name every error at once", () => {
    const invalid = {
      PORT: "eighty",
      OWNER_EMAIL: "a@example.com, b@example.com",
      SMTP_URL: "http://mail.example.com",
      PUBLIC_URL: "shop.example.com",
      ADMIN_PASSWORD: "short",
    };
    const errors = errorsOf(invalid);
    for (const name of Object.keys(invalid))
      expect(errors.filter((error) => error.startsWith(name))).toHaveLength(1);
  });

  test("are refused with single errors and contradictory settings in one list", () => {
    const invalid = {
      LOG_FORMAT: "loud",
      SMTP_URL: "smtp://mail.example.com",
      DKIM_DOMAIN: "example.com",
      BACKUP_S3_BUCKET: "shop",
      DOMAIN: "shop.example.com",
      PUBLIC_URL: "https://other.example.com",
      HTTP_PORT: "443",
      PORT: "443",
    };
    expect(errorsOf(invalid)).toEqual([
      expect.stringMatching(/^LOG_FORMAT must be/),
      expect.stringMatching(/^BACKUP_S3_ACCESS_KEY_ID belongs to/),
      expect.stringMatching(/^BACKUP_S3_SECRET_ACCESS_KEY belongs to/),
      expect.stringMatching(/^DKIM_SELECTOR belongs to/),
      expect.stringMatching(/^OWNER_EMAIL must be set where SMTP_URL is/),
      "PUBLIC_URL must be https://shop.example.com, or left out",
      "HTTP_PORT must differ from HTTPS_PORT",
      "PORT must differ from HTTPS_PORT and HTTP_PORT",
    ]);
  });

  test("name an error once, and what is missing beside a wrong value", () => {
    expect(errorsOf({ SMTP_URL: "x", BACKUP_S3_ENDPOINT: "x" })).toEqual([
      expect.stringMatching(/^SMTP_URL must look like/),
      expect.stringMatching(/^BACKUP_S3_ENDPOINT must begin/),
      expect.stringMatching(/^OWNER_EMAIL must be set where SMTP_URL is/),
    ]);
    expect(
      errorsOf({ DKIM_DOMAIN: "a b", UPLOADS_S3_BUCKET: "shop", PORT: "x" }),
    ).toEqual([
      expect.stringMatching(/^PORT must be/),
      expect.stringMatching(/^DKIM_DOMAIN must be a name/),
      expect.stringMatching(/^DKIM_SELECTOR belongs to/),
      expect.stringMatching(/^UPLOADS_S3_ACCESS_KEY_ID belongs to/),
      expect.stringMatching(/^UPLOADS_S3_SECRET_ACCESS_KEY belongs to/),
    ]);
  });

  test("take a domain with letters beyond ASCII by its form in the DNS", () => {
    const config = parseConfig({
      DOMAIN: "klammerglück.de, www.Klammerglück.de",
      PUBLIC_URL: "https://klammerglück.de",
      OWNER_EMAIL: "post@klammerglück.de",
      MAIL_FROM: "Klammerglück <laden@klammerglück.de>",
      DKIM_DOMAIN: "klammerglück.de",
      DKIM_SELECTOR: "mail",
      DKIM_KEY_FILE: "/etc/dkim.pem",
    });
    const domain = "xn--klammerglck-1hb.de";
    expect(config).toMatchObject({
      https: { domain, aliases: [`www.${domain}`] },
      publicUrl: `https://${domain}`,
      ownerEmail: `post@${domain}`,
      mailFrom: { name: "Klammerglück", address: `laden@${domain}` },
      dkim: { domain },
    });
  });

  test("accept only an address without a path, and only one line for the shop's name", () => {
    for (const url of [
      "https://shop.example.com/clips",
      "https://shop.example.com/?from=mail",
      "https://me:secret@shop.example.com",
    ])
      expect(errorsOf({ PUBLIC_URL: url })).toEqual([
        expect.stringMatching(/^PUBLIC_URL must be an address alone/),
      ]);
    expect(parseConfig({ PUBLIC_URL: "https://Shop.example.com/" })).toEqual(
      expect.objectContaining({ publicUrl: "https://shop.example.com" }),
    );
    expect(errorsOf({ SHOP_NAME: "Bloom\r\nBcc: all@example.com" })).toEqual([
      "SHOP_NAME must be one line",
    ]);
  });

  test("name a language or a currency that the shop cannot have", () => {
    const wrong = { SHOP_LANGUAGE: "pt", SHOP_CURRENCY: "KWD" };
    expect(errorsOf({ ...wrong, SHOP_NAME: "x".repeat(61) })).toEqual([
      "SHOP_NAME must have 60 characters at most",
      "SHOP_LANGUAGE must be one of en, de, fr, es, it, nl",
      "SHOP_CURRENCY must be a currency with two decimals or none, such as EUR, GBP or JPY",
    ]);
  });

  test("require the owner's address where mail is sent", () => {
    const env = { SMTP_URL: "smtp://mail.example.com" };
    expect(() => parseConfig(env)).toThrow("OWNER_EMAIL");
    const config = parseConfig({ ...env, OWNER_EMAIL: "maker@example.com" });
    expect(config.ownerEmail).toBe("maker@example.com");
  });

  test("use https where the public address does", () => {
    const config = parseConfig({ PUBLIC_URL: "https://shop.example.com/" });
    expect(config.isHttps).toBe(true);
    expect(config.publicUrl).toBe("https://shop.example.com");
  });
});

function errorsOf(env: Record<string, string>): readonly string[] {
  try {
    parseConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.errors;
    throw error;
  }
}
