import { beforeEach } from "bun:test";
import { InvoiceInput } from "#shared/invoices/schema.ts";
import { MakerOrder } from "#shared/orders/progress.ts";
import { invoices } from "#server/db/schema/invoices.ts";
import { makePath } from "#tests/support/api.ts";
import { setUpApp } from "#tests/support/app.ts";
import { addProduct, makeProduct } from "#tests/support/make.ts";
import {
  ADDRESS,
  offerDelivery,
  orderWithLinks,
  PAYMENT,
} from "#tests/support/orders.ts";
import { changeSite } from "#tests/support/site.ts";

const MAKER = "Lena Sand\nMusterweg 3\n10115 Berlin";
export const INVOICE = { prefix: "RE-", taxNumber: "12/345/67890" };

/** A German shop for each test, whose maker writes invoices. */
export function setUpInvoices() {
  const shop = setUpApp({ SHOP_CURRENCY: "EUR", SHOP_LANGUAGE: "de" });

  /** Lets the maker write invoices, or none. */
  const write = (invoice: unknown, country = "DE") =>
    changeSite(shop.deps, {
      payment: PAYMENT,
      legal: { country, maker: MAKER, withdrawalDays: 14 },
      invoice: invoice === null ? null : InvoiceInput.parse(invoice),
    });

  beforeEach(async () => {
    await write(INVOICE);
  });

  /** Places an order of 28.90, in Germany. */
  async function place() {
    const legal = { country: "DE", maker: MAKER };
    await changeSite(shop.deps, { payment: PAYMENT, legal });
    const [post] = await offerDelivery(shop.deps, undefined, { legal });
    const own = shop.visitor();
    await addProduct(own, await makeProduct(shop.deps, { name: "Sea <b>" }));
    return orderWithLinks(shop, own, {
      customerEmail: `${crypto.randomUUID()}@example.com`,
      deliveryId: post?.id ?? 0,
      address: ADDRESS,
      total: "28.90",
    });
  }

  const look = async (token: string) =>
    MakerOrder.parse((await shop.visitor().get(makePath(token))).json);
  const numbers = async (token: string) =>
    (await look(token)).invoices.map(({ kind, number }) => `${kind} ${number}`);
  const stored = async () =>
    shop.deps.db.select().from(invoices).orderBy(invoices.id).all();
  return { shop, write, place, look, numbers, stored };
}
