import {
  index,
  integer,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { products, variants } from "./catalog.ts";
import { createdAt } from "./columns.ts";

/** Who waits for what cannot be bought now. A row goes with its one mail. */
export const reminders = sqliteTable(
  "reminders",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    productId: integer("product_id")
      .notNull()
      .references(() => products.id),
    /** Null: any variant. */
    variantId: integer("variant_id").references(() => variants.id),
    email: text("email").notNull(),
    /** Tells a mailbox again, whichever way its address is written. */
    mailboxHash: text("mailbox_hash").notNull(),
    /** Of the address of origin, which may add so many only. */
    originHash: text("origin_hash").notNull(),
    /** Of the network around it; null: written by an older version. */
    networkHash: text("network_hash"),
    /** In the link that takes the address off. */
    token: text("token").notNull(),
    /** The opening time that they know of; null: none. */
    opensAt: integer("opens_at"),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("reminders_token").on(table.token),
    index("reminders_product").on(table.productId),
    index("reminders_mailbox").on(table.mailboxHash),
    index("reminders_origin").on(table.originHash),
    index("reminders_network").on(table.networkHash),
  ],
);
