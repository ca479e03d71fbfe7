import { describe, expect, test } from "bun:test";
import { ConfigError, parseConfig } from "#server/config.ts";

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

  test("name every fault at once", () => {
    const faulty = {
      PORT: "eighty",
      OWNER_EMAIL: "a@example.com, b@example.com",
      SMTP_URL: "http://mail.example.com",
      PUBLIC_URL: "shop.example.com",
      ADMIN_PASSWORD: "short",
    };
    let faults: readonly string[] = [];
    try {
      parseConfig(faulty);
    } catch (error) {
      if (error instanceof ConfigError) faults = error.faults;
    }
    for (const name of Object.keys(faulty))
      expect(faults.filter((fault) => fault.startsWith(name))).toHaveLength(1);
  });

  test("ask for the owner's address where mail is sent", () => {
    const env = { SMTP_URL: "smtp://mail.example.com" };
    expect(() => parseConfig(env)).toThrow("OWNER_EMAIL");
    const config = parseConfig({ ...env, OWNER_EMAIL: "maker@example.com" });
    expect(config.ownerEmail).toBe("maker@example.com");
  });

  test("follow the public address in whether cookies are secure", () => {
    const config = parseConfig({ PUBLIC_URL: "https://shop.example.com/" });
    expect(config.isHttps).toBe(true);
    expect(config.publicUrl).toBe("https://shop.example.com");
  });
});
