import {
  integer,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { createdAt, updatedAt } from "./columns.ts";

// Who may look after the shop.

export const admins = sqliteTable(
  "admins",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    username: text("username").notNull(),
    passwordHash: text("password_hash").notNull(),
    /** Made up by the shop and not replaced yet. */
    isPasswordGenerated: integer("is_password_generated", { mode: "boolean" })
      .notNull()
      .default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [uniqueIndex("admins_username").on(table.username)],
);

export const sessions = sqliteTable("sessions", {
  /** SHA-256 of the cookie, in hex. */
  tokenHash: text("token_hash").primaryKey(),
  adminId: integer("admin_id")
    .notNull()
    .references(() => admins.id, { onDelete: "cascade" }),
  /** Such as "Firefox on Linux"; null before this was recorded. */
  browser: text("browser"),
  /** The network that the login came from, as rate limits count it. */
  network: text("network"),
  createdAt: createdAt(),
  lastUsedAt: integer("last_used_at").notNull(),
});
