import { beforeEach, describe, expect, test } from "bun:test";
import { AdminSite } from "#shared/site/schema.ts";
import { logIn } from "#tests/support/admin.ts";
import { API } from "#tests/support/api.ts";
import { setUpApp, type Visitor } from "#tests/support/app.ts";
import { siteContent } from "#tests/support/site.ts";

const IBAN = "DE89370400440532013000";
const PAYMENT = {
  bank: { holder: "Mila Sand", iban: "DE89 3704 0044 0532 0130 00" },
  link: "https://pay.example.com/mila/{amount}?for={order}",
  cash: true,
};

const shop = setUpApp();
let maker: Visitor;
beforeEach(async () => {
  maker = await logIn(shop);
});

const save = (more: object, headers?: Record<string, string>) =>
  maker.put(API.adminSite, { ...siteContent(), ...more }, headers);
const read = async () => AdminSite.parse((await maker.get(API.adminSite)).json);

describe("how the maker is paid", () => {
  test("is nothing at first, and kept with its IBAN without spaces", async () => {
    expect((await read()).payment).toBe(null);
    const saved = await save({ payment: PAYMENT });
    const kept = { ...PAYMENT, bank: { holder: "Mila Sand", iban: IBAN } };
    expect(AdminSite.parse(saved.json).payment).toEqual(kept);
    expect((await read()).payment).toEqual(kept);
    const { updatedAt } = await read();
    const stale = await save({}, { "if-match": '"2001-01-01T00:00:00.000Z"' });
    expect([stale.status, stale.json]).toMatchObject([
      412,
      { current: { updatedAt, payment: kept } },
    ]);
  });

  test("stays as it is for a client that does not know it, and can go", async () => {
    await save({ payment: PAYMENT });
    await save({ delivery: "Soon" });
    expect((await read()).payment?.bank?.iban).toBe(IBAN);
    await save({ payment: null });
    expect((await read()).payment).toBe(null);
  });

  test("is refused with a sentence at the field", async () => {
    const refused = await save({
      payment: {
        bank: { holder: "Mila Sand", iban: IBAN.slice(0, -1) },
        link: "http://pay.example.com/{amount}",
      },
    });
    expect([refused.status, refused.json]).toMatchObject([
      422,
      {
        fields: {
          "payment.bank.iban":
            "An IBAN that begins with DE has 22 characters; this one has 21.",
          "payment.link": "Use a link that begins with https://.",
        },
      },
    ]);
    expect((await read()).payment).toBe(null);
  });

  test("is read by her alone", async () => {
    await save({ payment: PAYMENT, delivery: "Soon" });
    await shop.deps.changes.settled();
    const visitor = shop.visitor();
    expect((await visitor.get(API.adminSite)).status).toBe(401);
    for (const path of [API.site, API.openapi]) {
      const { text, status } = await visitor.get(path);
      expect(status).toBe(200);
      expect(text).not.toMatch(/DE89|pay\.example\.com|Mila Sand/);
    }
    expect((await visitor.get(API.site)).json).not.toHaveProperty("payment");
    expect((await maker.get(API.adminSite)).headers.get("cache-control")).toBe(
      "no-store",
    );
    expect(shop.logLines.join("\n")).not.toMatch(/DE89|pay\.example\.com/);
  });
});
