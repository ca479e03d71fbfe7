import {
  integer,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { createdAt, updatedAt } from "./columns.ts";

// The users of the admin panel, and their sessions.

export const admins = sqliteTable(
  "admins",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    username: text("username").notNull(),
    passwordHash: text("password_hash").notNull(),
    /** Whether the password is still the one that the shop generated. */
    isPasswordGenerated: integer("is_password_generated", { mode: "boolean" })
      .notNull()
      .default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [uniqueIndex("admins_username").on(table.username)],
);

export const sessions = sqliteTable("sessions", {
  /** SHA-256 of the session cookie, in hex. */
  tokenHash: text("token_hash").primaryKey(),
  adminId: integer("admin_id")
    .notNull()
    .references(() => admins.id, { onDelete: "cascade" }),
  /** Such as "Firefox on Linux"; null for sessions older than this column. */
  browser: text("browser"),
  /** The client's network at login, in the form that rate limits use. */
  network: text("network"),
  createdAt: createdAt(),
  lastUsedAt: integer("last_used_at").notNull(),
});
